import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { PayPeriodRule } from '../../src/domain/pay-rules/pay-periods.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import { approveWeek, lookAtRun } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const [firstWeek, secondWeek] = [on('2026-11-16'), on('2026-11-23')];
const friday = '2026-11-20T15:00:00.000Z';

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});
afterAll(() => world.close());

/** A location that pays so, its manager, and somebody who worked eleven hours there in each of two weeks, approved by now. */
async function twoWeeksAt(rule: string, payPeriod: PayPeriodRule) {
  world.clock.set(friday);
  // A test that is tried again has a place of its own.
  const at = `${rule} ${v7()}`;
  const boss = await world.employee(`Boss${at}`, { role: 'manager', at, manages: [at] });
  const ana = await world.employee(`Ana${at}`, { at });
  const { citations: _, ...federal } = presets.federal;
  const scope = { kind: 'location' as const, id: ana.locationId };
  const body = { scope, startsOn: firstWeek, preset: 'federal' as const, rules: { ...federal, payPeriod } };
  const admin = await server.as(world.organization.admin);
  expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  await ana.worked('Mon 9:00–20:00');
  world.clock.set('2026-11-24T15:00:00.000Z');
  await ana.worked('Mon 9:00–20:00');
  world.clock.set('2026-12-01T15:00:00.000Z');
  const manager = await server.as(boss);
  await approveWeek(manager, ana, firstWeek);
  const params = { employeeId: ana.employeeId, startsOn: secondWeek };
  const card = await manager.call(contract.readCard, { params });
  if (!card.ok) throw new Error(card.refusal);
  const { ledgerSequence: seen, behind } = card.value;
  expect(await manager.call(contract.approveTimeCard, { params, body: { seen, behind } })).toMatchObject({ ok: true });
  return { manager, ana };
}

/** Pays the run of the period of a date; gives its only stub. */
async function payRunAndReadStub(manager: Client, startsOn: PlainDate, employeeId: string) {
  const draft = { method: 'Zelle' as const, deductions: [], people: {} };
  const params = { startsOn };
  const kept = await manager.call(contract.setPayRunDraft, { params, body: { revision: 0, draft } });
  if (!kept.ok) throw new Error(kept.refusal);
  const shown = await lookAtRun(manager, startsOn);
  const body = { revision: kept.value.revision, people: 1, finalCents: cents(440_00), shown };
  const headers = { 'idempotency-key': v7() };
  expect(await manager.call(contract.payRun, { params, headers, body })).toMatchObject({ ok: true });
  const [paid] = await world.asOwner<{ id: string }>('select id from payments where employee_id = $1', [employeeId]);
  return manager.call(contract.readPayStub, { params: { paymentId: paid?.id ?? '' } });
}

test.each<[string, PayPeriodRule, string, string]>([
  [
    'biweekly',
    { frequency: 'biweekly', anchor: firstWeek, payDate: { daysAfterEnd: 6, businessDay: true } },
    '2026-11-29',
    '2026-12-04',
  ],
  [
    'semimonthly',
    { frequency: 'semimonthly', startDays: [1, 16], payDate: { daysAfterEnd: 6, businessDay: true } },
    '2026-11-30',
    '2026-12-04',
  ],
])(
  '%s: from the policy through cards and run to the stub, the period has both its weeks, and is paid on a working day',
  async (at, rule, endsOn, paidOn) => {
    const { manager, ana } = await twoWeeksAt(at, rule);
    const query = { date: on('2026-11-25') };
    const cards = await manager.call(contract.readTimeCards, { query });
    expect(cards).toMatchObject({
      value: {
        period: { startsOn: firstWeek, endsOn, paidOn },
        cards: [{ startsOn: firstWeek }, { startsOn: secondWeek }],
      },
    });
    expect(await manager.call(contract.readPayRun, { query })).toMatchObject({
      value: {
        period: { startsOn: firstWeek, endsOn },
        people: [{ days: 2, workedMinutes: 1_320, dueCents: 440_00, blockers: [] }],
      },
    });
    expect(await payRunAndReadStub(manager, firstWeek, ana.employeeId)).toMatchObject({
      value: {
        period: { startsOn: firstWeek, endsOn: '2026-11-29' },
        days: [{ date: '2026-11-16' }, { date: '2026-11-23' }],
        payment: { totalCents: 440_00 },
      },
    });
  },
);

test('of a manager’s own cards of a period it is asked one after the other who else approves them', async () => {
  world.clock.set(friday);
  const at = `Own ${v7()}`;
  const boss = await world.employee(`Boss${v7()}`, { role: 'manager', at, manages: [at] });
  const { citations: _, ...federal } = presets.federal;
  const scope = { kind: 'location' as const, id: boss.locationId };
  const rules = { ...federal, payPeriod: { frequency: 'four-weekly' as const, anchor: firstWeek } };
  const admin = await server.as(world.organization.admin);
  const body = { scope, startsOn: firstWeek, preset: 'federal' as const, rules };
  expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  for (const moment of [friday, '2026-11-27T15:00:00.000Z', '2026-12-04T15:00:00.000Z']) {
    world.clock.set(moment);
    await boss.worked('Mon 9:00–17:00');
  }
  const warnings: string[] = [];
  const warned = ({ message }: Error) => void warnings.push(message);
  process.on('warning', warned);
  const cards = await (await server.as(boss)).call(contract.readTimeCards, { query: { date: firstWeek } });
  // A warning is told once whatever is at hand is done.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  process.off('warning', warned);
  expect(cards).toMatchObject({ value: { cards: [{ isOwn: true }, { isOwn: true }, { isOwn: true }] } });
  expect(warnings).toEqual([]);
});

test('where another pay period comes into force, cards, runs and files go through each date once', async () => {
  world.clock.set(friday);
  const at = `Changing ${v7()}`;
  const boss = await world.employee(`Boss${v7()}`, { role: 'manager', at, manages: [at] });
  const { citations: _, ...federal } = presets.federal;
  const scope = { kind: 'location' as const, id: boss.locationId };
  const admin = await server.as(world.organization.admin);
  for (const [startsOn, frequency] of [
    [firstWeek, 'weekly'],
    [secondWeek, 'biweekly'],
  ] as const) {
    const payDate = { daysAfterEnd: 5, businessDay: true };
    const rules = { ...federal, payPeriod: { frequency, anchor: firstWeek, payDate } };
    const body = { scope, startsOn, preset: 'federal' as const, rules };
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  }
  world.clock.set('2026-12-15T15:00:00.000Z');
  const manager = await server.as(boss);
  const periodOf = async (date: PlainDate) => {
    const query = { date };
    const cards = await manager.call(contract.readTimeCards, { query });
    const run = await manager.call(contract.readPayRun, { query });
    const files = await manager.call(contract.readPayrollFiles, { query });
    if (!cards.ok || !run.ok || !files.ok) throw new Error('a period could not be read');
    const told = [cards, run, files].map(
      ({ value: { period, previous, next } }) => `${previous} | ${period.startsOn} – ${period.endsOn} | ${next}`,
    );
    expect(new Set(told).size).toBe(1);
    return `${told[0]}, paid ${cards.value.period.paidOn}`;
  };
  expect(await periodOf(on('2026-11-18'))).toBe('2026-11-15 | 2026-11-16 – 2026-11-22 | 2026-11-23, paid 2026-11-27');
  // What is left of the two weeks from 16 November is paid on their day.
  for (const date of ['2026-11-23', '2026-11-29'])
    expect(await periodOf(on(date))).toBe('2026-11-22 | 2026-11-23 – 2026-11-29 | 2026-11-30, paid 2026-12-04');
  expect(await periodOf(on('2026-11-30'))).toBe('2026-11-29 | 2026-11-30 – 2026-12-13 | 2026-12-14, paid 2026-12-18');
});

test('whoever goes back to the first period of our centuries is led no further, and each answer on the way is understood', async () => {
  const admin = await server.as(world.organization.admin);
  const before = async (date: PlainDate): Promise<PlainDate | null> => {
    const query = { date };
    const cards = await admin.call(contract.readTimeCards, { query });
    const run = await admin.call(contract.readPayRun, { query });
    const files = await admin.call(contract.readPayrollFiles, { query });
    const told = [cards, run, files].map((answer) => {
      if (answer.ok) return answer.value.previous;
      throw new Error(answer.refusal);
    });
    expect(new Set(told).size).toBe(1);
    return told[0] ?? null;
  };
  let date: PlainDate | null = on('1901-02-10');
  let steps = 0;
  for (; date !== null && steps < 9; steps += 1) date = await before(date);
  expect(date).toBeNull();
  expect(steps).toBeGreaterThan(1);
});

test.each([
  ['1900-02-13', null],
  ['1900-02-20', '1900-01-28'],
])('the report of four weeks up to %s leads back to %s', async (until, previous) => {
  const admin = await server.as(world.organization.admin);
  const report = await admin.call(contract.readLabour, { query: { until: on(until), weeks: '4' } });
  expect(report).toMatchObject({ ok: true, value: { previous } });
});
