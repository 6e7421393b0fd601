import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Adjustment } from '../../src/contract/adjustments.ts';
import { contract } from '../../src/contract/index.ts';
import {
  addMilliseconds,
  formatInstant,
  millisecondsPerHour,
  parseInstant,
  parsePlainDate,
  type Instant,
  type PlainDate,
} from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { timeEntries } from '../../src/domain/time-clock/time-entry.ts';
import { chainLock } from '../../src/server/kernel/audit.ts';
import { verifyChains } from '../../tools/verify-chain/verify-chains.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { untilItWaits } from '../world/lock-wait.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let boss: Employee;
let manager: Client;
let admin: Client;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const thursday = date('2026-11-19');

/** Somebody new at the Wharf, with days in words. */
async function worker(...days: string[]) {
  people += 1;
  const person = await world.employee(`Worker${people}`, { at: 'Wharf' });
  for (const day of days) await person.worked(day);
  return { person, client: await server.as(person) };
}

/** Somebody's week was approved by the manager, as far as it was punched. */
const approvedBefore = ({ employeeId }: Employee, startsOn: PlainDate) =>
  world.asOwner(
    `insert into time_card_steps (organization_id, employee_id, starts_on, sequence, step, done_by, done_at, ledger_sequence, ledger_hash, figures)
     select organization_id, employee_id, $2, 1, 'approved', $3, now(), sequence, hash, '{}'
     from punches where employee_id = $1 order by sequence desc limit 1`,
    [employeeId, startsOn, boss.employeeId],
  );

/** `9:00–17:00, 30` on a date. */
const times = (on: PlainDate, words: string) => ({ date: on, ...timesOf(words) });

function timesOf(words: string) {
  const [, a = '', b = '', c = '', d = '', pause = ''] = /^(\d+):(\d+)–(\d+):(\d+), (\d+)$/.exec(words) ?? [];
  return {
    startTime: { hour: Number(a), minute: Number(b) },
    endTime: { hour: Number(c), minute: Number(d) },
    breakMinutes: Number(pause),
  };
}

async function readDay(client: Client, { employeeId }: Employee, on: PlainDate) {
  const read = await client.call(contract.readRecordedDay, { params: { employeeId, date: on } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

const dayOf = async (client: Client, person: Employee, on: PlainDate) =>
  timeEntries((await readDay(client, person, on)).punches);

/** When, on a date and the next, nothing may be recorded, and why: by the clock in UTC. */
const closuresOn = async (client: Client, person: Employee, on: PlainDate) =>
  (await readDay(client, person, on)).closures.map(
    ({ during, refusal }) => `${formatInstant(during.from)} to ${formatInstant(during.to)}: ${refusal}`,
  );

/** What is said of a date before anything about it is asked. */
const closedOn = async (client: Client, person: Employee, on: PlainDate) => (await readDay(client, person, on)).closed;

const wall = (at: Instant | null | undefined): string =>
  at === null || at === undefined ? '' : formatInstant(addMilliseconds(at, -5 * millisecondsPerHour)).slice(5, 16);

/** The entries of somebody in words of New York's wall clock. */
async function said(client: Client, person: Employee, on: PlainDate): Promise<string[]> {
  const entries = await dayOf(client, person, on);
  return entries.map(({ clockedInAt, clockedOutAt, breaks }) =>
    [
      `${wall(clockedInAt)} ${wall(clockedOutAt)}`.trim(),
      ...breaks.map(({ startedAt, endedAt }) => `${wall(startedAt).slice(6)}-${wall(endedAt).slice(6)}`),
    ].join(', '),
  );
}

async function ask(
  client: Client,
  person: Employee,
  words: string,
  wish: { on?: PlainDate; entry?: number; id?: string } = {},
) {
  const { on = thursday, entry, id = v7() } = wish;
  const entries = entry === undefined ? [] : await dayOf(client, person, on);
  const entryId = entry === undefined ? null : (entries[entry]?.punchIds[0] ?? null);
  return client.call(contract.requestAdjustment, {
    body: { id, entryId, asked: times(on, words), reason: 'The clock was down' },
  });
}

async function asked(client: Client, person: Employee, words: string, wish: { on?: PlainDate; entry?: number } = {}) {
  const answer = await ask(client, person, words, wish);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.requestId;
}

async function approve(client: Client, requestId: string, changed?: ReturnType<typeof timesOf>) {
  const card = await client.call(contract.readPendingAdjustment, { params: { requestId } });
  const entry = card.ok
    ? timeEntries(card.value.day.punches).find(({ punchIds }) => punchIds[0] === card.value.entryId)
    : undefined;
  const seen = [...(entry?.punchIds ?? [])];
  return client.call(contract.approveAdjustment, { params: { requestId }, body: { changed, seen } });
}

async function historyOf(client: Client, { employeeId }: Employee): Promise<readonly Adjustment[]> {
  const query = { from: date('2026-11-01'), to: date('2026-11-30') };
  const read = await client.call(contract.readAdjustments, { params: { employeeId }, query });
  return read.ok ? read.value.adjustments : [];
}

async function ledgerOf({ employeeId }: Employee) {
  return world.asOwner<{ kind: string; source: string; reason: string | null; recorded_by: string }>(
    'select kind, source, reason, recorded_by from punches where employee_id = $1 order by sequence',
    [employeeId],
  );
}

const chainsHold = async () => expect((await verifyChains(world.ownerUrl)).broken).toEqual([]);

describe('an adjustment that is approved', () => {
  test('is recorded exactly as asked, leaves the other days alone, and what was there before stays to be seen', async () => {
    const { person, client } = await worker('Wed 9:00–17:00', 'Thu 9:00–14:30, break 30');
    const requestId = await asked(client, person, '8:30–17:30, 30', { entry: 1 });
    expect(await said(client, person, thursday)).toEqual([
      '11-18T09:00 11-18T17:00',
      '11-19T09:00 11-19T14:30, 11:30-12:00',
    ]);

    expect(await approve(manager, requestId)).toMatchObject({ ok: true, value: { outcome: 'approved' } });
    expect(await said(client, person, thursday)).toEqual([
      '11-18T09:00 11-18T17:00',
      '11-19T08:30 11-19T17:30, 11:30-12:00',
    ]);
    const [history] = await historyOf(client, person);
    expect(history).toMatchObject({
      reason: 'The clock was down',
      askedBy: { employeeId: person.employeeId },
      decision: { outcome: 'approved', decidedBy: 'Boss Harbor' },
    });
    expect([wall(history?.recorded?.clockedInAt), wall(history?.recorded?.clockedOutAt)]).toEqual([
      '11-19T09:00',
      '11-19T14:30',
    ]);
    expect(wall(history?.correction?.clockedOutAt)).toBe('11-19T17:30');
    const rows = await ledgerOf(person);
    expect(rows.slice(6).map(({ kind, source }) => `${kind} ${source}`)).toEqual([
      'void correction',
      'void correction',
      'clock_in correction',
      'clock_out correction',
    ]);
    expect(new Set(rows.slice(6).map(({ recorded_by, reason }) => `${recorded_by} ${reason}`))).toEqual(
      new Set([`${boss.employeeId} The clock was down`]),
    );
    await chainsHold();
  });

  test('adds an entry where there was none, at the home location, through midnight', async () => {
    const { person, client } = await worker();
    const requestId = await asked(client, person, '22:00–6:00, 30', { on: date('2026-11-18') });
    expect(await approve(manager, requestId)).toMatchObject({ ok: true });
    expect(await said(client, person, date('2026-11-18'))).toEqual(['11-18T22:00 11-19T06:00, 01:45-02:15']);
    await chainsHold();
  });

  test('may be recorded with other times than were asked for, and both are kept', async () => {
    const { person, client } = await worker('Thu 9:00–14:30, break 30');
    const requestId = await asked(client, person, '9:00–17:30, 30', { entry: 0 });
    expect(await approve(manager, requestId, timesOf('9:00–17:00, 45'))).toMatchObject({ ok: true });
    expect(await said(client, person, thursday)).toEqual(['11-19T09:00 11-19T17:00, 11:30-12:15']);
    const [history] = await historyOf(client, person);
    expect([history?.asked.breakMinutes, history?.correction?.breakMinutes]).toEqual([30, 45]);
  });

  test('tells the person by mail in their language', async () => {
    const { person, client } = await worker('Thu 9:00–14:30');
    await client.call(contract.changePreferences, { body: { language: 'es', theme: 'system', hourCycle: 'h23' } });
    await approve(manager, await asked(client, person, '9:00–17:00, 0', { entry: 0 }));
    const letters = await world.asOwner('select kind, language from letters where recipient = $1', [person.email]);
    expect(letters).toEqual([{ kind: 'adjustment_approved', language: 'es' }]);
  });

  test('is weighed before: hours, overtime and pay of the week', async () => {
    const { person, client } = await worker('Thu 9:00–14:30, break 30');
    const rate = { startsOn: date('2026-11-02'), centsPerHour: 20_00 as never, reason: undefined };
    await admin.call(contract.setPayRate, { params: { employeeId: person.employeeId }, body: rate });
    const requestId = await asked(client, person, '9:00–17:00, 30', { entry: 0 });
    const query = timesOf('9:00–17:00, 30');
    expect(await manager.call(contract.readEffect, { params: { requestId }, query })).toMatchObject({
      value: {
        currency: 'USD',
        before: { workedMinutes: 300, overtimeMinutes: 0, payCents: 100_00 },
        after: { workedMinutes: 450, overtimeMinutes: 0, payCents: 150_00 },
      },
    });
  });

  test('is weighed before it is asked for by what the rules pay: a short rest is no break', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const { citations: _, ...federal } = presets.federal;
    const body = {
      scope: { kind: 'employee' as const, id: person.employeeId },
      startsOn: date('2026-11-16'),
      preset: 'federal' as const,
      rules: federal,
    };
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    const [entry] = await dayOf(client, person, thursday);
    const recorded = entry?.punchIds[0];
    const effectOf = (asker: Client, words: string, entryId: string | undefined) =>
      asker.call(contract.readEffectOnDay, {
        params: { employeeId: person.employeeId, date: thursday },
        query: { ...(entryId !== undefined && { entryId }), ...timesOf(words) },
      });
    expect(await effectOf(client, '9:00–17:00, 15', recorded)).toMatchObject({
      value: { before: { workedMinutes: 480 }, after: { workedMinutes: 480 } },
    });
    expect(await effectOf(manager, '9:00–17:00, 30', recorded)).toMatchObject({
      value: { after: { workedMinutes: 450 } },
    });
    expect(await effectOf(client, '16:00–18:00, 0', undefined)).toMatchObject({ refusal: 'entry_overlaps' });
    const { client: colleague } = await worker();
    expect(await effectOf(colleague, '9:00–17:00, 15', recorded)).toMatchObject({ refusal: 'not_found' });
  });
});

describe('an adjustment is refused', () => {
  test.each([
    ['where it overlaps another entry', '11:00–12:00, 0', {}, 'entry_overlaps'],
    ['in the future', '9:00–11:00, 0', { on: date('2026-11-20') }, 'entry_in_future'],
    ['where nothing would change', '9:00–17:00, 0', { entry: 0 }, 'entry_as_recorded'],
    ['where it is too long ago', '9:00–17:00, 0', { on: date('2026-09-20') }, 'day_too_old'],
    ['where the break is all there is', '9:00–9:30, 30', { on: date('2026-11-17') }, 'break_too_long'],
  ])('%s', async (_why, words, wish, refusal) => {
    const { person, client } = await worker('Thu 9:00–17:00');
    expect(await ask(client, person, words, wish)).toMatchObject({ refusal });
  });

  test('where the person’s policy lets hours be corrected for fewer days', async () => {
    const { person, client } = await worker();
    const { citations: _, ...federal } = presets.federal;
    const body = {
      scope: { kind: 'employee' as const, id: person.employeeId },
      startsOn: date('2026-11-16'),
      preset: 'federal' as const,
      rules: { ...federal, adjustableDays: 3 },
    };
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    expect(await ask(client, person, '9:00–17:00, 0', { on: date('2026-11-16') })).toMatchObject({
      refusal: 'day_too_old',
      details: { oldestOn: '2026-11-17' },
    });
    expect(await ask(client, person, '9:00–17:00, 0', { on: date('2026-11-17') })).toMatchObject({ ok: true });
    const seen = [
      await person.pressed('clock_in', parseInstant('2026-11-16T14:00:00Z')),
      await person.pressed('clock_out', parseInstant('2026-11-16T22:00:00Z')),
    ];
    const moved = {
      id: v7(),
      entryId: seen[0] ?? null,
      asked: times(thursday, '9:00–17:00, 0'),
      reason: 'It was Thursday',
    };
    const tooOld = { refusal: 'day_too_old', details: { oldestOn: '2026-11-17' } };
    expect(await client.call(contract.requestAdjustment, { body: moved })).toMatchObject(tooOld);
    const params = { employeeId: person.employeeId };
    expect(await manager.call(contract.correctEntry, { params, body: { ...moved, seen } })).toMatchObject(tooOld);
  });

  test('where it is longer than the person’s policy lets a shift be; where that names no limit, a long one is asked for', async () => {
    const { person, client } = await worker();
    const on = date('2026-11-16');
    expect(await ask(client, person, '0:00–23:00, 0', { on })).toMatchObject({ ok: true });
    const limited = await worker();
    const { citations: _, ...federal } = presets.federal;
    const body = {
      scope: { kind: 'employee' as const, id: limited.person.employeeId },
      startsOn: on,
      preset: 'federal' as const,
      rules: { ...federal, workTime: { ...federal.workTime, maxShiftMinutes: 600 } },
    };
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    expect(await ask(limited.client, limited.person, '0:00–10:01, 0', { on })).toMatchObject({
      refusal: 'entry_too_long',
      details: { longestMinutes: 600 },
    });
    expect(await ask(limited.client, limited.person, '0:00–10:00, 0', { on })).toMatchObject({ ok: true });
  });

  test('in a week that is approved, until it is opened again', async () => {
    const { person, client } = await worker();
    await person.pressed('clock_in', parseInstant('2026-11-10T14:00:00Z'));
    await person.pressed('clock_out', parseInstant('2026-11-10T22:00:00Z'));
    const on = date('2026-11-10');
    const earlier = await asked(client, person, '8:00–17:00, 0', { on, entry: 0 });
    expect(await closedOn(client, person, on)).toBeNull();
    await approvedBefore(person, date('2026-11-09'));
    expect(await closedOn(client, person, date('2026-11-15'))).toBe('week_is_approved');
    expect(await closedOn(client, person, date('2026-11-16'))).toBeNull();
    // Who would begin on the evening before reads it as they type.
    const monday = '2026-11-09T05:00:00.000Z to 2026-11-10T05:00:00.000Z: week_is_approved';
    expect(await closuresOn(client, person, date('2026-11-08'))).toEqual([monday]);
    expect(await ask(client, person, '22:00–2:00, 0', { on: date('2026-11-08') })).toMatchObject({
      refusal: 'week_is_approved',
    });
    expect(await closuresOn(client, person, date('2026-11-16'))).toEqual([]);
    expect(await approve(manager, earlier)).toMatchObject({ refusal: 'week_is_approved' });
    expect(await ask(client, person, '10:00–11:00, 0', { on: date('2026-11-11') })).toMatchObject({
      refusal: 'week_is_approved',
    });
  });

  test('in an approved week that goes on into the morning of the date on which the next begins', async () => {
    const before = world.clock.now();
    const { person } = await worker();
    const { citations: _, ...federal } = presets.federal;
    const workweek = { weekday: 'sunday' as const, time: { hour: 6, minute: 0 } };
    const body = {
      scope: { kind: 'employee' as const, id: person.employeeId },
      startsOn: date('2026-11-22'),
      preset: 'federal' as const,
      rules: { ...federal, workweek },
    };
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    world.clock.set('2026-11-30T15:00:00Z');
    const client = await server.as(person);
    await person.pressed('clock_in', parseInstant('2026-11-24T14:00:00Z'));
    await person.pressed('clock_out', parseInstant('2026-11-24T22:00:00Z'));
    await approvedBefore(person, date('2026-11-22'));
    expect(await closedOn(client, person, date('2026-11-28'))).toBe('week_is_approved');
    expect(await closedOn(client, person, date('2026-11-29'))).toBeNull();
    const untilSix = '2026-11-29T05:00:00.000Z to 2026-11-29T11:00:00.000Z: week_is_approved';
    expect(await closuresOn(client, person, date('2026-11-29'))).toEqual([untilSix]);
    const early = await ask(client, person, '1:00–5:00, 0', { on: date('2026-11-29') });
    expect(early).toMatchObject({ refusal: 'week_is_approved' });
    expect(await ask(client, person, '7:00–9:00, 0', { on: date('2026-11-29') })).toMatchObject({ ok: true });
    world.clock.set(formatInstant(before));
  });

  test('while another about the same hours waits, and not once that is withdrawn', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const first = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    expect(await ask(client, person, '7:00–17:00, 0', { entry: 0 })).toMatchObject({ refusal: 'adjustment_pending' });
    expect(await client.call(contract.withdrawRequest, { params: { requestId: first } })).toMatchObject({ ok: true });
    expect(await ask(client, person, '7:00–17:00, 0', { entry: 0 })).toMatchObject({ ok: true });
    const [withdrawn] = await historyOf(client, person);
    expect(withdrawn?.decision?.outcome).toBe('withdrawn');
  });

  test('that is opened again waits where its person works now, wherever that was when they asked', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const first = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const reason = 'The door was opened at nine';
    await manager.call(contract.rejectRequest, { params: { requestId: first }, body: { reason } });
    const elsewhere = await world.organization.location('Elsewhere');
    await world.asOwner('update employees set home_location_id = $1 where id = $2', [elsewhere, person.employeeId]);
    expect(await manager.call(contract.reopenRequest, { params: { requestId: first } })).toMatchObject({ ok: true });
    const rows = await world.asOwner('select location_id from approval_requests where reopens_id = $1', [first]);
    expect(rows).toEqual([{ location_id: elsewhere }]);
  });

  test('when it is opened again while another about the same hours waits', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const first = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const reason = 'The door was opened at nine';
    await manager.call(contract.rejectRequest, { params: { requestId: first }, body: { reason } });
    const second = await asked(client, person, '8:30–17:00, 0', { entry: 0 });
    const reopen = () => manager.call(contract.reopenRequest, { params: { requestId: first } });
    expect(await reopen()).toMatchObject({ refusal: 'adjustment_pending' });
    await client.call(contract.withdrawRequest, { params: { requestId: second } });
    expect(await reopen()).toMatchObject({ ok: true });
  });

  test('when it is sent again with other details, and is the same one with the same', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const id = v7();
    const first = await ask(client, person, '8:00–17:00, 0', { entry: 0, id });
    expect(await ask(client, person, '8:00–17:00, 0', { entry: 0, id })).toEqual(first);
    for (const words of ['8:00–18:00, 0', '7:00–17:00, 0', '8:00–17:00, 30']) {
      expect(await ask(client, person, words, { entry: 0, id })).toMatchObject({ refusal: 'adjustment_id_reused' });
    }
    const other = await worker();
    expect(await ask(other.client, other.person, '8:00–17:00, 0', { id })).toMatchObject({
      refusal: 'adjustment_id_reused',
    });
    expect(await historyOf(client, person)).toHaveLength(1);
  });

  test('with its reason, and the hours stay', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const reason = 'The door was opened at nine';
    expect(await manager.call(contract.rejectRequest, { params: { requestId }, body: { reason } })).toMatchObject({
      ok: true,
    });
    expect(await said(client, person, thursday)).toEqual(['11-19T09:00 11-19T17:00']);
    const [history] = await historyOf(client, person);
    expect(history?.decision).toMatchObject({ outcome: 'rejected', reason });
    const letters = await world.asOwner('select kind from letters where recipient = $1', [person.email]);
    expect(letters).toEqual([{ kind: 'adjustment_rejected' }]);
  });
});

test('a card of which an adjustment waits is none to be approved with all others, until it is answered', async () => {
  const { person, client } = await worker('Thu 9:00–17:00');
  const params = { employeeId: person.employeeId, startsOn: date('2026-11-16') };
  const shown = async () => {
    const card = await manager.call(contract.readCard, { params });
    if (!card.ok) throw new Error(card.refusal);
    const { group, flags } = card.value;
    return [group, flags];
  };
  const waits = ['review', [{ kind: 'adjustment_waiting', date: thursday }]];
  expect(await shown()).toEqual(['clean', []]);
  const rejected = await asked(client, person, '9:00–18:00, 0', { entry: 0 });
  expect(await shown()).toEqual(waits);
  await manager.call(contract.rejectRequest, { params: { requestId: rejected }, body: { reason: 'Nobody was here' } });
  expect(await shown()).toEqual(['clean', []]);
  const approved = await asked(client, person, '9:00–17:30, 0', { entry: 0 });
  expect(await shown()).toEqual(waits);
  await approve(manager, approved);
  expect(await shown()).toEqual(['clean', []]);
});

test('a week of which an adjustment waits is approved knowingly alone, and never with others, however it was shown', async () => {
  const { person, client } = await worker();
  const on = date('2026-11-12');
  await person.pressed('clock_in', parseInstant('2026-11-12T14:00:00Z'));
  await person.pressed('clock_out', parseInstant('2026-11-12T22:00:00Z'));
  const params = { employeeId: person.employeeId, startsOn: date('2026-11-09') };
  // The list was read while the card was clean; then the adjustment was asked for.
  const card = await manager.call(contract.readCard, { params });
  if (!card.ok) throw new Error(card.refusal);
  const { group, ledgerSequence: seen, behind } = card.value;
  expect(group).toBe('clean');
  await asked(client, person, '9:00–18:00, 0', { on, entry: 0 });

  expect(
    await manager.call(contract.approveTimeCards, { body: { cards: [{ ...params, seen, behind }] } }),
  ).toMatchObject({
    value: { approved: 0, leftOut: [{ ...params, refusal: 'adjustment_waits' }] },
  });
  const approveCard = (leavesWaiting?: boolean) =>
    manager.call(contract.approveTimeCard, { params, body: { seen, behind, leavesWaiting } });
  expect(await approveCard()).toMatchObject({ refusal: 'adjustment_waits' });
  expect(await approveCard(false)).toMatchObject({ refusal: 'adjustment_waits' });
  // It is still theirs to approve: they are asked first.
  expect(await manager.call(contract.readCard, { params })).toMatchObject({ value: { may: { approve: true } } });
  expect(await approveCard(true)).toMatchObject({ ok: true });
  expect(await manager.call(contract.readCard, { params })).toMatchObject({ value: { state: 'approved' } });
});

test('a night of which other times are asked for waits in both of the weeks that it touches', async () => {
  const { person, client } = await worker('Sun 20:00–06:00', 'Thu 9:00–17:00');
  const sunday = date('2026-11-15');
  const weeks = [date('2026-11-09'), date('2026-11-16')];
  const flagged = () =>
    Promise.all(
      weeks.map(async (startsOn) => {
        const card = await manager.call(contract.readCard, { params: { employeeId: person.employeeId, startsOn } });
        return card.ok ? [card.value.group, card.value.flags] : card.refusal;
      }),
    );
  const waits = (on: PlainDate) => ['review', [{ kind: 'adjustment_waiting', date: on }]];
  const both = [waits(sunday), waits(date('2026-11-16'))];
  // As it is recorded it ends on Monday, though what is asked for does not.
  const shorter = await asked(client, person, '20:00–23:00, 0', { on: sunday, entry: 0 });
  expect(await flagged()).toEqual(both);
  await manager.call(contract.rejectRequest, { params: { requestId: shorter }, body: { reason: 'You stayed' } });
  expect(await flagged()).toEqual([
    ['clean', []],
    ['clean', []],
  ]);
  await approve(manager, await asked(client, person, '20:00–23:00, 0', { on: sunday, entry: 0 }));
  await asked(client, person, '20:00–6:00, 0', { on: sunday, entry: 0 });
  expect(await flagged()).toEqual(both);
});

describe('who may', () => {
  test('nobody decides about their own hours, nor corrects them', async () => {
    await boss.worked('Wed 9:00–17:00');
    const on = date('2026-11-18');
    const requestId = await asked(manager, boss, '8:00–17:00, 0', { on, entry: 0 });
    expect(await approve(manager, requestId)).toMatchObject({ refusal: 'own_request' });
    const correction = {
      id: v7(),
      entryId: null,
      asked: times(thursday, '9:00–17:00, 0'),
      reason: 'Was here',
      seen: [],
    };
    const params = { employeeId: boss.employeeId };
    expect(await manager.call(contract.correctEntry, { params, body: correction })).toMatchObject({
      refusal: 'own_request',
    });
    expect(await approve(admin, requestId)).toMatchObject({ ok: true });
  });

  test('to a manager of another location and to colleagues the request and the day do not exist', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const stranger = await world.employee(`Stranger${people}`, { role: 'manager', at: 'Mill', manages: ['Mill'] });
    const theirs = await server.as(stranger);
    expect(await approve(theirs, requestId)).toMatchObject({ refusal: 'not_found' });
    expect(await theirs.call(contract.readPendingAdjustment, { params: { requestId } })).toMatchObject({
      refusal: 'not_found',
    });
    const colleague = await worker();
    const params = { employeeId: person.employeeId, date: thursday };
    for (const other of [theirs, colleague.client]) {
      expect(await other.call(contract.readRecordedDay, { params })).toMatchObject({ refusal: 'not_found' });
    }
  });

  test('a manager corrects somebody’s hours in one step, and the person is told', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const [entry] = await dayOf(client, person, thursday);
    const stream = await server.follow(client);
    const id = v7();
    const body = {
      id,
      entryId: entry?.punchIds[0] ?? null,
      asked: times(thursday, '9:00–16:00, 0'),
      reason: 'Left with the delivery',
      seen: [...(entry?.punchIds ?? [])],
    };
    const params = { employeeId: person.employeeId };
    const first = await manager.call(contract.correctEntry, { params, body });
    expect(first).toMatchObject({ ok: true });
    await stream.hears('clock');
    stream.close();
    // Sent again, because the answer was lost: nothing happens twice.
    expect(await manager.call(contract.correctEntry, { params, body })).toEqual(first);
    expect(await said(client, person, thursday)).toEqual(['11-19T09:00 11-19T16:00']);
    const letters = await world.asOwner('select kind from letters where recipient = $1', [person.email]);
    expect(letters).toEqual([{ kind: 'time_corrected' }]);
    const [history] = await historyOf(client, person);
    expect(history).toMatchObject({ askedBy: { employeeId: boss.employeeId }, decision: { outcome: 'approved' } });
    expect(await ledgerOf(person)).toHaveLength(4);
    await chainsHold();
  });

  test(
    'what is asked of an entry that a manager corrects meanwhile is asked of what it was, and refused',
    { retry: 0 },
    async () => {
      const { person, client } = await worker('Thu 9:00–17:00');
      const [entry] = await dayOf(client, person, thursday);
      const entryId = entry?.punchIds[0] ?? null;
      const mayGoOn = Promise.withResolvers<void>();
      // Whoever has the end of the log lets both work, and neither be done.
      const { organizationId } = world.organization.admin;
      const holding = world.inside(organizationId, async ({ tx }) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${chainLock(organizationId)}, 0))`.execute(tx);
        await mayGoOn.promise;
      });
      const seen = [...(entry?.punchIds ?? [])];
      const body = { id: v7(), entryId, asked: times(thursday, '10:00–16:00, 0'), reason: 'As planned', seen };
      const correcting = manager.call(contract.correctEntry, { params: { employeeId: person.employeeId }, body });
      await untilItWaits(world, correcting);
      const wish = { id: v7(), entryId, asked: times(thursday, '8:00–17:00, 0'), reason: 'The clock was down' };
      const asking = client.call(contract.requestAdjustment, { body: wish });
      await untilItWaits(world, asking, 2);
      mayGoOn.resolve();
      await holding;
      expect([await correcting, await asking]).toMatchObject([{ ok: true }, { refusal: 'entry_gone' }]);
    },
  );

  test('a manager does not overwrite what an employee has asked for', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const [entry] = await dayOf(client, person, thursday);
    const entryId = entry?.punchIds[0] ?? null;
    const seen = [...(entry?.punchIds ?? [])];
    const body = { id: v7(), entryId, asked: times(thursday, '9:00–16:00, 0'), reason: 'As planned', seen };
    expect(
      await manager.call(contract.correctEntry, { params: { employeeId: person.employeeId }, body }),
    ).toMatchObject({ refusal: 'adjustment_pending' });
  });
});

describe('somebody who moved to another location', () => {
  test('is no longer asked about to the manager of the former, but to that of where they work now', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const annex = await world.employee(`Keeper${people}`, { role: 'manager', at: 'Annex', manages: ['Annex'] });
    const there = await server.as(annex);
    const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const seenBy = async (one: Client) => {
      const list = await one.call(contract.readPendingAdjustments);
      const requests = await one.call(contract.readPendingRequests);
      const card = await one.call(contract.readRequest, { params: { requestId } });
      return [
        list.ok && list.value.adjustments.some(({ request }) => request.requestId === requestId),
        requests.ok ? requests.value.waiting.adjustment : undefined,
        card.ok ? card.value.location?.name : card.refusal,
      ];
    };
    const [, before] = await seenBy(manager);
    expect(await seenBy(there)).toEqual([false, 0, 'not_found']);
    await world.asOwner('update employees set home_location_id = $1 where id = $2', [
      annex.locationId,
      person.employeeId,
    ]);
    expect(await seenBy(there)).toEqual([true, 1, 'Annex']);
    expect(await seenBy(manager)).toEqual([false, Number(before) - 1, 'not_found']);
    expect(await approve(manager, requestId)).toMatchObject({ refusal: 'not_found' });
    expect(await approve(there, requestId)).toMatchObject({ ok: true });
  });
});

describe('at the same time', () => {
  test('of two managers one records it, and the other is told who did', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const [entry] = await dayOf(client, person, thursday);
    const body = { changed: undefined, seen: [...(entry?.punchIds ?? [])] };
    const answers = await Promise.all(
      [manager, admin, manager, admin].map((one) =>
        one.call(contract.approveAdjustment, { params: { requestId }, body }),
      ),
    );
    const kinds = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal)).toSorted();
    expect(kinds).toEqual(['already_decided', 'already_decided', 'already_decided', 'ok']);
    expect(await said(client, person, thursday)).toEqual(['11-19T08:00 11-19T17:00']);
    expect(await ledgerOf(person)).toHaveLength(4);
    await chainsHold();
  });

  test('the employee punches and the manager approves: both are recorded, one after the other', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const [entry] = await dayOf(client, person, thursday);
    const body = { changed: undefined, seen: [...(entry?.punchIds ?? [])] };
    const punch = { id: v7(), kind: 'clock_in' as const, offline: false };
    const answers = await Promise.all([
      client.call(contract.recordPunch, { body: punch }),
      manager.call(contract.approveAdjustment, { params: { requestId }, body }),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await said(client, person, thursday)).toEqual(['11-19T08:00 11-19T17:00', '11-20T10:00']);
    await chainsHold();
  });

  test('what changed since the manager looked is not overwritten unseen', async () => {
    const { person, client } = await worker();
    await person.worked('Fri 8:00–');
    const friday = date('2026-11-20');
    const requestId = await asked(client, person, '8:00–9:45, 0', { on: friday, entry: 0 });
    const [entry] = await dayOf(client, person, friday);
    const seen = [...(entry?.punchIds ?? [])];
    await person.pressed('break_start');
    const params = { requestId };
    expect(
      await manager.call(contract.approveAdjustment, { params, body: { changed: undefined, seen } }),
    ).toMatchObject({
      refusal: 'entry_changed',
    });
    expect(await approve(manager, requestId)).toMatchObject({ ok: true });
    expect(await said(client, person, friday)).toEqual(['11-20T08:00 11-20T09:45']);
    await chainsHold();
  });

  test('of asking anew and opening the rejected request again one waits', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { person, client } = await worker('Thu 9:00–17:00');
      const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
      const reason = 'The door was opened at nine';
      await manager.call(contract.rejectRequest, { params: { requestId }, body: { reason } });
      const answers = await Promise.all([
        manager.call(contract.reopenRequest, { params: { requestId } }),
        ask(client, person, '8:30–17:00, 0', { entry: 0 }),
      ]);
      expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal)).toSorted()).toEqual([
        'adjustment_pending',
        'ok',
      ]);
    }
  });

  test('the same request sent from two tabs is asked once', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const answers = await Promise.all([1, 2, 3].map(() => ask(client, person, '8:00–17:00, 0', { entry: 0 })));
    const kinds = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal)).toSorted();
    expect(kinds).toEqual(['adjustment_pending', 'adjustment_pending', 'ok']);
  });
});

describe('what is read of somebody’s days', () => {
  test('is nothing where they are too old to be adjusted, and says from when on they are not', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const params = { employeeId: person.employeeId, date: date('1970-01-01') };
    expect(await client.call(contract.readRecordedDay, { params })).toMatchObject({
      value: { punches: [], oldestOn: '2026-09-21' },
    });
    const read = await client.call(contract.readRecordedDay, { params: { ...params, date: thursday } });
    expect(read).toMatchObject({ value: { punches: [{ kind: 'clock_in' }, { kind: 'clock_out' }] } });
  });

  test('tells where an entry began and what was published of the day, to whoever forgot to clock out', async () => {
    const { person, client } = await worker();
    await planned(manager, aShift(person.locationId, thursday, person, 9, 17));
    expect(await published(manager, person.locationId, thursday)).toMatchObject({ ok: true });
    const clockedIn = await person.pressed('clock_in', parseInstant('2026-11-19T13:55:00Z'));
    expect(await readDay(client, person, thursday)).toMatchObject({
      longShiftMinutes: 14 * 60,
      begun: [{ entryId: clockedIn, place: 'Wharf' }],
      shifts: [{ startsAt: parseInstant('2026-11-19T14:00:00Z'), endsAt: parseInstant('2026-11-19T22:00:00Z') }],
    });
    // Of another day nothing.
    expect(await readDay(client, person, date('2026-11-17'))).toMatchObject({ begun: [], shifts: [] });
  });

  test('and of what was asked about them, is a year at most', async () => {
    const { person, client } = await worker();
    const between = (from: string, to: string) =>
      client.call(contract.readAdjustments, {
        params: { employeeId: person.employeeId },
        query: { from: date(from), to: date(to) },
      });
    expect(await between('2025-11-20', '2026-11-21')).toMatchObject({ ok: true });
    expect(await between('2025-11-20', '2026-11-22')).toMatchObject({ refusal: 'dates_too_far_apart' });
    expect(await between('2026-11-21', '2026-11-20')).toMatchObject({ refusal: 'dates_too_far_apart' });
  });
});
