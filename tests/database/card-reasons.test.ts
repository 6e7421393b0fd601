import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;

let world: World;
let server: WorldServer;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 4 });
  world.clock.set('2026-11-20T15:00:00.000Z');
  ana = await world.employee('Ana', { at: 'Wharf' });
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu']) await ana.worked(`${day} 8:00–19:00`);
  world.clock.set('2026-11-23T15:00:00.000Z');
  const admin = await server.as(world.organization.admin);
  const body = { startsOn: addDays(monday, -7), centsPerHour: cents(20_00), reason: undefined };
  await admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body });
});

afterAll(() => world.close());

const reasonsFor = (reader: Client, of: Employee = ana, startsOn = monday) =>
  reader.call(contract.explainCard, { params: { employeeId: of.employeeId, startsOn } });

async function toldTo(reader: Client) {
  const answer = await reasonsFor(reader);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

test('each minute and each cent of a card has its reason, with punches, parameters and source', async () => {
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const reader = await server.as(boss);
  const { reasons, punches } = await toldTo(reader);
  const card = await reader.call(contract.readCard, { params: { employeeId: ana.employeeId, startsOn: monday } });
  if (!card.ok) throw new Error(card.refusal);

  const minutesOf = (chosen: typeof reasons) => chosen.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const split = reasons.filter(
    ({ cents: paid, parameters }) => paid === null && parameters['multiplier'] !== undefined,
  );
  expect(minutesOf(split)).toBe(card.value.workedMinutes);
  expect(minutesOf(reasons.filter(({ rule }) => rule === 'worked'))).toBe(card.value.workedMinutes);
  expect(reasons.reduce((sum, { cents: paid }) => sum + (paid ?? 0), 0)).toBe(card.value.pay?.grossCents);

  const overtime = reasons.filter(({ rule }) => rule === 'weekly-overtime');
  expect(overtime).toMatchObject([{ parameters: { multiplier: '1.5', afterMinutes: 2_400 } }]);
  expect(overtime[0]?.citation?.source).toContain('29 USC 207(a)(1)');
  const first = reasons.find(({ rule }) => rule === 'worked');
  expect(first?.punchIds.map((id) => punches.find((punch) => punch.id === id)?.kind)).toEqual([
    'clock_in',
    'clock_out',
  ]);
});

test('whose card it is hears of their hours, and of pay only who may see rates', async () => {
  const { reasons } = await toldTo(await server.as(ana));
  expect(reasons.some(({ rule }) => rule === 'worked')).toBe(true);
  expect(reasons.filter(({ rule, cents: paid }) => paid !== null || rule === 'regular-rate')).toEqual([]);
  expect(JSON.stringify(reasons)).not.toContain('"rate"');
});

test('a night through the edge of the week is told with its punches in both of the weeks', async () => {
  const night = await world.employee('Nora', { at: 'Wharf' });
  await night.worked('Sun 20:00–06:00, break 60');
  const reader = await server.as(world.organization.admin);
  const whole = ['clock_in', 'break_start', 'break_end', 'clock_out'];
  for (const startsOn of [monday, addDays(monday, 7)]) {
    const answer = await reasonsFor(reader, night, startsOn);
    if (!answer.ok) throw new Error(answer.refusal);
    const { punches, reasons } = answer.value;
    expect(punches.map(({ kind }) => kind)).toEqual(whole);
    const named = reasons.flatMap(({ punchIds }) => punchIds);
    expect(new Set(named)).toEqual(new Set(punches.map(({ id }) => id)));
    const card = await reader.call(contract.readCard, { params: { employeeId: night.employeeId, startsOn } });
    expect(card.ok ? card.value.punches.map(({ id }) => id) : card.refusal).toEqual(punches.map(({ id }) => id));
  }
});

test('to colleagues, managers elsewhere and other organizations there is no such card, nor one that begins on no workweek', async () => {
  const [colleague, elsewhere] = await Promise.all([
    world.employee('Cleo', { at: 'Wharf' }),
    world.employee('Hilda', { role: 'manager', at: 'Hill', manages: ['Hill'] }),
  ]);
  const rival = await world.rival('Copper Kettle');
  for (const reader of [colleague, elsewhere, rival.admin]) {
    expect(await reasonsFor(await server.as(reader))).toMatchObject({ refusal: 'not_found' });
  }
  expect(await reasonsFor(await server.as(ana), ana, addDays(monday, 1))).toMatchObject({ refusal: 'not_found' });
});
