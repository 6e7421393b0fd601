import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parseInstant, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York, and later in each test that says so.
let world: World;
let server: WorldServer;
let admin: Client;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 4 });
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

/** Somebody new who is paid 20.00 an hour, with days in words. */
async function paid(...days: string[]) {
  const person = await world.employee(`Worker${(people += 1)}`, { at: 'Wharf' });
  for (const day of days) await person.worked(day);
  const body = { startsOn: date('2026-11-02'), centsPerHour: cents(20_00), reason: undefined };
  const rate = await admin.call(contract.setPayRate, { params: { employeeId: person.employeeId }, body });
  if (!rate.ok) throw new Error(rate.refusal);
  return { person, client: await server.as(person) };
}

/** Wall times in hours, without a break. */
const from = (start: number, end: number) => ({
  startTime: { hour: start, minute: 0 },
  endTime: { hour: end, minute: 0 },
  breakMinutes: 0,
});

/** What is told of times on a date to whoever manages, before they are sent. */
const effectOn = ({ employeeId }: Employee, on: PlainDate, query: ReturnType<typeof from> & { entryId?: string }) =>
  admin.call(contract.readEffectOnDay, { params: { employeeId, date: on }, query });

/** The clock-in of the only entry that is recorded on a date. */
async function entryOn({ employeeId }: Employee, on: PlainDate): Promise<string> {
  const day = await admin.call(contract.readRecordedDay, { params: { employeeId, date: on } });
  const clockIn = day.ok ? day.value.punches.find(({ kind }) => kind === 'clock_in') : undefined;
  if (clockIn === undefined) throw new Error('nothing is recorded');
  return clockIn.id;
}

test('a night through the edge of the week is weighed in both weeks, though the times that are asked for lie in one', async () => {
  const { person, client } = await paid('Sun 20:00–06:00');
  const sunday = date('2026-11-15');
  const entryId = await entryOn(person, sunday);
  const both = {
    before: { workedMinutes: 600, payCents: 200_00 },
    after: { workedMinutes: 180, payCents: 60_00 },
  };
  const times = from(20, 23);
  expect(await effectOn(person, sunday, { ...times, entryId })).toMatchObject({ value: both });

  const body = { id: v7(), entryId, asked: { date: sunday, ...times }, reason: 'I left early' };
  const asked = await client.call(contract.requestAdjustment, { body });
  if (!asked.ok) throw new Error(asked.refusal);
  const { requestId } = asked.value;
  expect(await admin.call(contract.readEffect, { params: { requestId }, query: times })).toMatchObject({ value: both });
});

test('hours before a workday begins are weighed with the whole week that they belong to', async () => {
  const { person } = await paid();
  const { citations: _, ...federal } = presets.federal;
  const rules = { ...federal, workweek: { weekday: 'monday' as const, time: { hour: 4, minute: 0 } } };
  const scope = { kind: 'employee' as const, id: person.employeeId };
  const body = { scope, startsOn: date('2026-11-16'), preset: 'federal' as const, rules };
  expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  world.clock.set('2026-11-23T15:00:00Z');
  for (const day of ['16', '17', '18', '19', '20']) {
    await person.pressed('clock_in', parseInstant(`2026-11-${day}T14:00:00Z`));
    await person.pressed('clock_out', parseInstant(`2026-11-${day}T22:00:00Z`));
  }
  expect(await effectOn(person, date('2026-11-23'), from(1, 3))).toMatchObject({
    value: {
      before: { workedMinutes: 2_400, overtimeMinutes: 0, payCents: 800_00 },
      after: { workedMinutes: 2_520, overtimeMinutes: 120, payCents: 860_00 },
    },
  });
});

test('what would be paid twice is told apart from the overtime, as the time card tells it', async () => {
  const { person } = await paid();
  const { citations: _, ...federal } = presets.federal;
  const daily = [
    { afterMinutes: 480, multiplier: '1.5' },
    { afterMinutes: 720, multiplier: '2' },
  ];
  const rules = { ...federal, overtime: { ...federal.overtime, daily } };
  const scope = { kind: 'employee' as const, id: person.employeeId };
  const body = { scope, startsOn: date('2026-11-23'), preset: 'federal' as const, rules };
  // The days that went by in other tests are too long ago for a sign-in that may change what is paid.
  const again = await server.as(world.organization.admin);
  expect(await again.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  world.clock.set('2026-11-24T15:00:00Z');
  expect(await effectOn(person, date('2026-11-23'), from(6, 19))).toMatchObject({
    value: {
      before: { overtimeMinutes: 0, doubleMinutes: 0 },
      after: { workedMinutes: 780, overtimeMinutes: 300, doubleMinutes: 60 },
    },
  });
});

test('each figure after it has its reasons, with the punches that would be added, and pay for whoever may see it', async () => {
  const { person, client } = await paid('Thu 9:00–17:00');
  const thursday = date('2026-11-19');
  const entryId = await entryOn(person, thursday);
  const explained = async (by: Client) => {
    const params = { employeeId: person.employeeId, date: thursday };
    const answer = await by.call(contract.explainEffectOnDay, { params, query: { ...from(9, 19), entryId } });
    if (!answer.ok) throw new Error(answer.refusal);
    const [week, ...others] = answer.value.weeks;
    if (week === undefined || others.length > 0) throw new Error('it is about one week');
    return week;
  };
  const { reasons, punches } = await explained(admin);
  const worked = reasons.find(({ rule }) => rule === 'worked');
  expect(worked).toMatchObject({ date: thursday, minutes: 600 });
  // Of the punches behind it one stands in the ledger, and the other nowhere yet.
  const told = punches
    .filter(({ id }) => worked?.punchIds.includes(id))
    .map(({ kind, punchedAt }) => [kind, punchedAt]);
  expect(told).toEqual([
    ['clock_in', parseInstant('2026-11-19T14:00:00Z')],
    ['clock_out', parseInstant('2026-11-20T00:00:00Z')],
  ]);
  expect(reasons.find(({ cents: paidCents }) => paidCents !== null)).toMatchObject({
    rule: 'straight-time',
    cents: 200_00,
  });
  const manager = await server.as(
    await world.employee(`Manager${(people += 1)}`, { role: 'manager', at: 'Wharf', manages: ['Wharf'] }),
  );
  const seen = await explained(manager);
  const effect = await manager.call(contract.readEffectOnDay, {
    params: { employeeId: person.employeeId, date: thursday },
    query: { ...from(9, 19), entryId },
  });
  const isPaid = seen.reasons.some(({ cents: paidCents }) => paidCents !== null);
  expect(isPaid).toBe(effect.ok && effect.value.after.payCents !== null);
  // Whoever may not see rates is told the hours of their own day, and nothing of its pay.
  const own = await explained(client);
  expect(own.reasons.find(({ rule }) => rule === 'worked')).toMatchObject({ minutes: 600 });
  expect(own.reasons.filter(({ rule, cents: paidCents }) => paidCents !== null || rule === 'regular-rate')).toEqual([]);
  const ownEffect = await client.call(contract.readEffectOnDay, {
    params: { employeeId: person.employeeId, date: thursday },
    query: { ...from(9, 19), entryId },
  });
  expect(ownEffect).toMatchObject({
    value: { before: { workedMinutes: 480, payCents: null }, after: { workedMinutes: 600, payCents: null } },
  });
  // Asked for, it says the same to whoever decides; to anybody else it does not exist.
  const body = { id: v7(), entryId, asked: { date: thursday, ...from(9, 19) }, reason: 'I stayed on' };
  const asked = await client.call(contract.requestAdjustment, { body });
  if (!asked.ok) throw new Error(asked.refusal);
  const input = { params: { requestId: asked.value.requestId }, query: from(9, 19) };
  const answer = await admin.call(contract.explainEffect, input);
  expect(answer.ok && answer.value.weeks[0]?.reasons.find(({ rule }) => rule === 'worked')?.minutes).toBe(600);
  const other = await paid();
  expect(await other.client.call(contract.explainEffect, input)).toMatchObject({ ok: false });
});

/** A day of eight hours and 40 seconds, in a week that was approved before there were editions of the rules. */
async function approvedBefore(person: Employee, day: string, startsOn: PlainDate) {
  await person.pressed('clock_in', parseInstant(`${day}T14:00:00Z`));
  await person.pressed('clock_out', parseInstant(`${day}T22:00:40Z`));
  await world.asOwner(
    `insert into time_card_steps (organization_id, employee_id, starts_on, sequence, step, done_by, done_at, ledger_sequence, ledger_hash, figures)
     select organization_id, employee_id, $2, 1, 'approved', $3, now(), sequence, hash, '{}'
     from punches where employee_id = $1 order by sequence desc limit 1`,
    [person.employeeId, startsOn, world.organization.admin.employeeId],
  );
}

test('a week approved by another edition of the rules is weighed as it was approved, against what it would be approved anew', async () => {
  const { person } = await paid();
  world.clock.set('2026-11-30T15:00:00Z');
  await approvedBefore(person, '2026-11-16', date('2026-11-16'));
  const entryId = await entryOn(person, date('2026-11-16'));
  expect(await effectOn(person, date('2026-11-17'), from(9, 17))).toMatchObject({
    value: { before: { workedMinutes: 480 }, after: { workedMinutes: 481 + 480 } },
  });
  expect(await effectOn(person, date('2026-11-16'), { ...from(9, 18), entryId })).toMatchObject({
    value: { before: { workedMinutes: 480 }, after: { workedMinutes: 540 } },
  });
});

test('a week beside it that settles with it, and stays approved, keeps its edition', async () => {
  world.clock.set('2026-11-20T15:00:00Z');
  const { person } = await paid();
  const { citations: _, ...federal } = presets.federal;
  const rules = {
    ...federal,
    overtime: { ...federal.overtime, periodDays: 14 as const, periodStartsOn: date('2026-11-16') },
  };
  const scope = { kind: 'employee' as const, id: person.employeeId };
  const body = { scope, startsOn: date('2026-11-16'), preset: 'federal' as const, rules };
  expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  world.clock.set('2026-11-30T15:00:00Z');
  await approvedBefore(person, '2026-11-17', date('2026-11-16'));
  expect(await effectOn(person, date('2026-11-24'), from(9, 17))).toMatchObject({
    value: { before: { workedMinutes: 480 }, after: { workedMinutes: 960 } },
  });
});

test('a night that still runs past the edge of the week is weighed in both weeks', async () => {
  const { person } = await paid();
  world.clock.set('2026-11-30T08:00:00Z');
  const sunday = date('2026-11-29');
  await person.worked('Sun 20:00–');
  const entryId = await entryOn(person, sunday);
  expect(await effectOn(person, sunday, { ...from(20, 23), entryId })).toMatchObject({
    value: { before: { workedMinutes: 420 }, after: { workedMinutes: 180 } },
  });
});
