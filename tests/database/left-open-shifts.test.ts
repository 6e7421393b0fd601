import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parseInstant, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { PayPeriodRule } from '../../src/domain/pay-rules/pay-periods.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const monday = on('2026-11-16');
const friday = '2026-11-20T15:00:00.000Z';
const nextMonday = '2026-11-23T15:00:00.000Z';

let world: World;
let server: WorldServer;
let boss: Employee;
let manager: Client;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
});
afterAll(() => world.close());

/** Somebody who clocked in one day, at nine in the morning of New York, and did not clock out. */
async function leftOpen(name: string, at = 'Wharf', words = 'Thu 9:00–'): Promise<Employee> {
  world.clock.set(friday);
  const one = await world.employee(name, { at });
  await one.worked(words);
  world.clock.set(nextMonday);
  return one;
}

async function told(reader: Client, date?: PlainDate) {
  const answer = await reader.call(contract.readTimeCards, { query: date === undefined ? {} : { date } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.leftOpen;
}

test('whoever is clocked in since a week that is over is told of with the present one, and with no other', async () => {
  const ana = await leftOpen('Ana');
  const expected = {
    employeeId: ana.employeeId,
    firstName: 'Ana',
    lastName: ana.lastName,
    clockedInAt: parseInstant('2026-11-19T14:00:00.000Z'),
    startsOn: monday,
    zone: 'America/New_York',
  };
  expect(await told(manager)).toEqual([expected]);
  // Any date of the present period asks for it.
  expect(await told(manager, on('2026-11-25'))).toEqual([expected]);
  expect(await told(manager, monday)).toEqual([]);
  // Where it leads: the card stands among those of the period in which its week ends.
  const list = await manager.call(contract.readTimeCards, { query: { date: on('2026-11-22') } });
  expect(list.ok && list.value.cards).toMatchObject([
    { employee: { employeeId: ana.employeeId }, startsOn: monday, flags: [{ kind: 'open_entry' }] },
  ]);
  // Until it is over, a week tells of it itself.
  world.clock.set('2026-11-20T15:00:00.000Z');
  expect(await told(manager)).toEqual([]);
  world.clock.set(nextMonday);
  await ana.pressed('clock_out');
  expect(await told(manager)).toEqual([]);
});

test('neither who has begun anew, nor who clocked in this week; the oldest first, one’s own as any', async () => {
  const [ben, cora, dora] = [
    await leftOpen('Ben'),
    await leftOpen('Cora'),
    await leftOpen('Dora', 'Wharf', 'Tue 9:00–'),
  ];
  await ben.pressed('clock_in');
  // Another press of the same shift ends nothing.
  await cora.pressed('break_start');
  const emil = await world.employee('Emil', { at: 'Wharf' });
  await emil.pressed('clock_in');
  world.clock.set(friday);
  await boss.worked('Wed 9:00–');
  world.clock.set(nextMonday);
  expect((await told(manager)).map(({ employeeId }) => employeeId)).toEqual([
    dora.employeeId,
    boss.employeeId,
    cora.employeeId,
  ]);
});

test('nobody of whom the reader sees no card', async () => {
  const hilda = await leftOpen('Hilda', 'Hill');
  const seenBy = async (reader: Client) => (await told(reader)).map(({ employeeId }) => employeeId);
  expect(await seenBy(manager)).not.toContain(hilda.employeeId);
  expect(await seenBy(admin)).toContain(hilda.employeeId);
  const rival = await world.rival('Copper Kettle');
  expect(await seenBy(await server.as(rival.admin))).toEqual([]);
});

test('a week that began before the period and is paid with it tells of its shifts itself', async () => {
  const head = await world.employee('Head', { role: 'manager', at: 'Pier', manages: ['Pier'] });
  const { citations: _, ...federal } = presets.federal;
  const payPeriod: PayPeriodRule = { frequency: 'semimonthly', startDays: [1, 16] };
  const scope = { kind: 'location' as const, id: head.locationId };
  world.clock.set(friday);
  const body = { scope, startsOn: monday, preset: 'federal' as const, rules: { ...federal, payPeriod } };
  expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  const [gus, ida] = [await world.employee('Gus', { at: 'Pier' }), await world.employee('Ida', { at: 'Pier' })];
  world.clock.set('2026-12-01T15:00:00.000Z');
  await gus.worked('Fri 9:00–');
  await ida.worked('Mon 9:00–');
  const list = await (await server.as(head)).call(contract.readTimeCards, { query: {} });
  expect(list).toMatchObject({
    value: {
      period: { startsOn: '2026-12-01', endsOn: '2026-12-15' },
      cards: [{ employee: { employeeId: ida.employeeId }, startsOn: '2026-11-30' }],
      leftOpen: [{ employeeId: gus.employeeId, startsOn: '2026-11-23' }],
    },
  });
});
