import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const thursday = parsePlainDate('2026-11-19') as PlainDate;

let world: World;
let server: WorldServer;
let manager: Client;
let ana: Employee;
let whole: string;
let difference: string;

/** Paid by the rules of California, then an hour of the same day is found, and the difference is paid as well. */
beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  ana = await world.employee('Ana Ortiz', { at: 'Wharf' });
  await world.asOwner(
    `insert into pay_policies (organization_id, id, employee_id, starts_on, rules, preset, created_at)
     values ($1, $2, $3, $4, $5, 'california', '2026-11-06')`,
    [ana.organizationId, v7(), ana.employeeId, monday, JSON.stringify(presets.california)],
  );
  await ana.worked('Thu 5:00–18:30');
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(boss);
  await approveWeek(manager, ana, monday);
  whole = (await payAll(manager, ana)).payment.paymentId;
  world.clock.set('2026-11-23T15:02:00.000Z');
  const { employeeId } = ana;
  const name = { employeeId, startsOn: monday };
  await manager.call(contract.reopenTimeCard, { params: name, body: { reason: 'An hour was forgotten' } });
  const asked = {
    date: thursday,
    startTime: { hour: 19, minute: 0 },
    endTime: { hour: 20, minute: 0 },
    breakMinutes: 0,
  };
  const body = { id: v7(), entryId: null, asked, reason: 'She closed the shop', seen: [] };
  const corrected = await manager.call(contract.correctEntry, { params: { employeeId }, body });
  if (!corrected.ok) throw new Error(corrected.refusal);
  await approveCard(manager, ana, monday);
  difference = (await payAll(manager, ana)).payment.paymentId;
});

afterAll(() => world.close());

async function told(reader: Client, paymentId: string) {
  const answer = await reader.call(contract.explainPaidWeek, { params: { paymentId, startsOn: monday } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

const minutesOf = ({ reasons }: Awaited<ReturnType<typeof told>>, multiplier: string) =>
  reasons
    .filter(({ cents: paid, parameters }) => paid === null && parameters['multiplier'] === multiplier)
    .reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

test('a stub is explained as it was approved, whatever was corrected since; the next one tells the difference', async () => {
  const [first, second] = [await told(manager, whole), await told(manager, difference)];
  expect([minutesOf(first, '2'), minutesOf(second, '2')]).toEqual([90, 150]);
  expect(first).toMatchObject({
    workedOutAt: Date.parse('2026-11-23T15:00:00.000Z'),
    punches: [{ kind: 'clock_in' }, { kind: 'clock_out' }],
    isExact: true,
    hasChangedSince: true,
    differences: [],
  });
  expect(second).toMatchObject({
    workedOutAt: Date.parse('2026-11-23T15:02:00.000Z'),
    isExact: true,
    hasChangedSince: false,
    differences: [{ date: thursday, minutesBefore: 810, minutes: 60, cents: 40_00 }],
  });
  // An hour of double time: straight time and as much again.
  expect(await manager.call(contract.readPayStub, { params: { paymentId: difference } })).toMatchObject({
    value: { lines: [{ kind: 'difference', date: thursday, minutes: 60, rate: '40', cents: 40_00 }] },
  });
  expect(second.punches.map(({ kind }) => kind)).toEqual(['clock_in', 'clock_out', 'clock_in', 'clock_out']);
});

test('what the reasons of a stub pay is what its lines pay, and whose stub it is reads all of them', async () => {
  const own = await server.as(ana);
  const stub = await own.call(contract.readPayStub, { params: { paymentId: whole } });
  const lines = stub.ok ? stub.value.lines : [];
  const mine = await told(own, whole);
  expect(mine).toEqual(await told(manager, whole));
  expect(lines.map(({ kind }) => kind)).toContain('meal-premium');
  for (const { kind, multiplier, cents: paid } of lines) {
    const behind = mine.reasons.filter(
      (reason) => reason.rule === kind && (reason.parameters['multiplier'] ?? null) === multiplier,
    );
    expect(
      behind.reduce((sum, reason) => sum + (reason.cents ?? 0), 0),
      kind,
    ).toBe(paid);
  }
});

test('a rate that is set later for these days leaves the reasons of what was paid alone', async () => {
  world.clock.set('2026-11-23T15:04:00.000Z');
  const body = { startsOn: monday, centsPerHour: cents(25_00), reason: undefined };
  const set = await manager.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body });
  expect(set.ok).toBe(true);
  const later = await told(manager, difference);
  expect(later).toMatchObject({ isExact: true, hasChangedSince: true });
  expect(later.reasons.find(({ rule }) => rule === 'regular-rate')?.parameters['rate']).toMatch(/^20/);
});

test('the reasons of a stub are there for whom the stub is there, of its own weeks alone', async () => {
  const [colleague, far] = [
    await world.employee('Bo', { at: 'Wharf' }),
    await world.employee('Far', { role: 'manager', at: 'Hill', manages: ['Hill'] }),
  ];
  const rival = await world.rival('Copper Kettle');
  const params = { paymentId: whole, startsOn: monday };
  for (const one of [colleague, far, rival.admin]) {
    const reader = await server.as(one);
    expect(await reader.call(contract.explainPaidWeek, { params })).toMatchObject({ refusal: 'not_found' });
  }
  const before = { paymentId: whole, startsOn: parsePlainDate('2026-11-09') as PlainDate };
  expect(await manager.call(contract.explainPaidWeek, { params: before })).toMatchObject({ refusal: 'not_found' });
});
