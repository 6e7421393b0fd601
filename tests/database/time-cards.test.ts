import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import {
  addDays,
  addMilliseconds,
  millisecondsPerHour,
  parseInstant,
  parsePlainDate,
  type PlainDate,
} from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Actor } from '../../src/server/kernel/context.ts';
import { readChange } from '../../src/server/time-cards/read.ts';
import { ar } from '../../src/words/ar/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const nextMonday = '2026-11-23T15:00:00.000Z';

let world: World;
let server: WorldServer;
let admin: Client;
let manager: Client;
let boss: Employee;

// Friday the 20th while they work, Monday the 23rd while their week is signed and approved.
beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [admin, manager] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
});

afterAll(() => world.close());

let count = 0;
/** Somebody of the wharf who worked two days of the week that is over now. */
async function worker(...days: string[]): Promise<Employee> {
  world.clock.set('2026-11-20T15:00:00.000Z');
  const one = await world.employee(`Worker${(count += 1)}`, { at: 'Wharf' });
  for (const words of days.length > 0 ? days : ['Mon 9:00–17:00', 'Tue 9:00–19:00, break 30']) await one.worked(words);
  world.clock.set(nextMonday);
  return one;
}

const name = ({ employeeId }: Employee) => ({ employeeId, startsOn: monday });
const cardOf = async (one: Employee, reader = manager) => {
  const answer = await reader.call(contract.readCard, { params: name(one) });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
};
/** @param behind as the card says now, if it is not named; whoever may not see it names none */
const approve = async (one: Employee, seen: number, by = manager, behind?: string) => {
  const shown = behind === undefined ? await by.call(contract.readCard, { params: name(one) }) : undefined;
  const told = behind ?? (shown?.ok === true ? shown.value.behind : '');
  return by.call(contract.approveTimeCard, { params: name(one), body: { seen, behind: told } });
};
const reopen = (one: Employee, by = manager) =>
  by.call(contract.reopenTimeCard, { params: name(one), body: { reason: 'The break on Tuesday was forgotten' } });
const lock = (one: Employee, by = admin) => by.call(contract.lockTimeCard, { params: name(one) });
const sign = async (one: Employee, seen: number) =>
  (await server.as(one)).call(contract.signTimeCard, {
    params: { startsOn: monday },
    body: { attestationVersion: 1, language: 'ar', seen },
  });
const logsOf = ({ employeeId }: Employee) =>
  world.asOwner<Record<string, unknown>>(
    `select worked_on::text, worked_minutes, break_minutes, pay_cents, minutes_by_multiplier, approval_sequence,
       not exists (
         select from time_card_steps s where s.organization_id = l.organization_id and s.employee_id = l.employee_id
           and s.starts_on = l.starts_on and s.sequence > l.approval_sequence and s.step in ('approved', 'reopened')
       ) as counts
     from work_logs l where employee_id = $1 order by approval_sequence, worked_on`,
    [employeeId],
  );

/** A day of somebody's, asked for and approved. */
async function takenOff(one: Employee, typeId: string, on: PlainDate): Promise<void> {
  const { employeeId: userId, firstName, lastName, email } = one;
  const body = { userId, firstName, lastName, email, startDate: on, endDate: on, numDays: 1, id: v7(), typeId };
  const asked = await (await server.as(one)).call(contract.requestTimeOff, { body });
  if (!asked.ok) throw new Error(asked.refusal);
  const answer = await admin.call(contract.approveTimeOff, { params: { requestId: asked.value.requestId } });
  if (!answer.ok) throw new Error(answer.refusal);
}

/** A punch that a device sends late: when it was pressed, as the wall clock of UTC said. */
async function late(one: Employee, kind: 'clock_in' | 'clock_out', iso: string) {
  const at = parseInstant(iso);
  if (at === undefined) throw new TypeError(iso);
  const body = { id: v7({ msecs: at }), kind, offline: true, deviceAt: at, sentAt: world.clock.now() };
  return (await server.as(one)).call(contract.recordPunch, { body });
}

describe('an employee signs', () => {
  test('a week that is over, once, and the wording with its language is kept', async () => {
    const ana = await worker();
    const { ledgerSequence, signing, state } = await cardOf(ana, await server.as(ana));
    expect([state, signing]).toEqual(['open', { attestationVersion: 1, rests: [], refusal: null }]);
    expect(await sign(ana, ledgerSequence)).toMatchObject({ ok: true });
    expect(await sign(ana, ledgerSequence)).toMatchObject({ refusal: 'card_already_signed' });
    const card = await cardOf(ana);
    expect(card).toMatchObject({ state: 'signed', group: 'clean', signing: null });
    expect(card.steps).toMatchObject([
      { step: 'signed', attestation: { version: 1, language: 'ar' }, workedMinutes: 1050 },
    ]);
    // Whoever reads it, in whichever language, reads what was signed.
    expect(card.steps[0]?.attestation?.sentence).toBe(ar['timeCards.attestation.1']);
    const [kept] = await world.asOwner<Record<string, unknown>>(
      `select s.figures->>'workedMinutes' as worked, s.ledger_sequence, s.ledger_hash = p.hash as sealed from time_card_steps s
       join punches p on p.organization_id = s.organization_id and p.employee_id = s.employee_id and p.sequence = s.ledger_sequence
       where s.employee_id = $1`,
      [ana.employeeId],
    );
    expect(kept).toEqual({ worked: '1050', ledger_sequence: ledgerSequence, sealed: true });
  });

  test('neither before it is over, nor what must be fixed, nor what they did not see, nor another wording', async () => {
    const ana = await worker();
    const { ledgerSequence } = await cardOf(ana);
    world.clock.set('2026-11-22T15:00:00.000Z');
    expect(await sign(ana, ledgerSequence)).toMatchObject({ refusal: 'week_not_over' });
    world.clock.set(nextMonday);
    for (const other of [ledgerSequence - 1, ledgerSequence + 1])
      expect(await sign(ana, other)).toMatchObject({ refusal: 'card_changed_meanwhile' });
    const client = await server.as(ana);
    const body = { attestationVersion: 2, language: 'en', seen: ledgerSequence } as const;
    expect(await client.call(contract.signTimeCard, { params: { startsOn: monday }, body })).toMatchObject({
      refusal: 'attestation_outdated',
    });
    const open = await worker('Thu 9:00–');
    const card = await cardOf(open);
    expect(card).toMatchObject({ group: 'must_fix', flags: [{ kind: 'open_entry' }] });
    expect(await sign(open, card.ledgerSequence)).toMatchObject({ refusal: 'card_must_be_fixed' });
    expect(await approve(open, card.ledgerSequence)).toMatchObject({ refusal: 'card_must_be_fixed' });
  });
});

describe('a manager approves', () => {
  test('and each day worked becomes a work log, to the cent of the week’s pay', async () => {
    const ana = await worker('Mon 9:00–20:00', 'Tue 9:00–20:00', 'Wed 9:00–20:00', 'Thu 9:00–19:20');
    const rate = { startsOn: addDays(monday, -7), centsPerHour: cents(19_99), reason: undefined };
    await admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body: rate });
    const { ledgerSequence, pay } = await cardOf(ana);
    expect(await approve(ana, ledgerSequence)).toMatchObject({ ok: true });
    const logs = await logsOf(ana);
    expect(logs).toMatchObject([
      { worked_on: '2026-11-16', worked_minutes: 660, minutes_by_multiplier: { '1': 660 }, counts: true },
      { worked_on: '2026-11-17' },
      { worked_on: '2026-11-18' },
      { worked_on: '2026-11-19', worked_minutes: 620, minutes_by_multiplier: { '1': 420, '1.5': 200 } },
    ]);
    expect(logs.reduce((sum, log) => sum + Number(log['pay_cents']), 0)).toBe(pay?.grossCents);
    expect(await cardOf(ana)).toMatchObject({ state: 'approved', may: { approve: false, lock: false, reopen: true } });
    expect(await approve(ana, ledgerSequence)).toMatchObject({ refusal: 'card_already_approved' });
  });

  test('again, once a rate is set that begins before: the card says so, and is not locked meanwhile', async () => {
    const ana = await worker();
    const set = (centsPerHour: number, reason?: string) => {
      const body = { startsOn: monday, centsPerHour: cents(centsPerHour), reason };
      return admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body });
    };
    await set(2_000);
    const { ledgerSequence } = await cardOf(ana);
    await approve(ana, ledgerSequence);
    expect(await cardOf(ana)).toMatchObject({ flags: [], pay: { grossCents: 35_000 } });
    await set(2_200, 'It was agreed in October');
    const changes = { since: 'approval', paysOtherwise: true, added: [], removed: [] };
    expect(await cardOf(ana)).toMatchObject({ flags: [{ kind: 'changed_since_approval' }], changes });
    expect(await lock(ana)).toMatchObject({ refusal: 'card_changed_since_approval' });
    expect(await approve(ana, ledgerSequence)).toMatchObject({ ok: true });
    expect(await cardOf(ana)).toMatchObject({ flags: [], changes: null });
    const counted = (await logsOf(ana)).filter(({ counts }) => counts);
    expect(counted.reduce((sum, log) => sum + Number(log['pay_cents']), 0)).toBe(38_500);
  });

  test('as it was looked at: a rate that was set since is not approved unseen', async () => {
    const ana = await worker();
    const set = (centsPerHour: number, reason?: string) => {
      const body = { startsOn: monday, centsPerHour: cents(centsPerHour), reason };
      return admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body });
    };
    await set(2_000);
    const { ledgerSequence, behind } = await cardOf(ana);
    const list = await manager.call(contract.readTimeCards, { query: { date: monday } });
    const line = list.ok && list.value.cards.find(({ employee }) => employee.employeeId === ana.employeeId);
    expect(line).toMatchObject({ behind });
    await set(20_000, 'Typed with a nought too many');
    expect(await approve(ana, ledgerSequence, manager, behind)).toMatchObject({ refusal: 'card_changed_meanwhile' });
    const many = { cards: [{ ...name(ana), seen: ledgerSequence, behind }] };
    expect(await manager.call(contract.approveTimeCards, { body: many })).toMatchObject({
      value: { approved: 0, leftOut: [{ refusal: 'card_changed_meanwhile' }] },
    });
    await set(2_000, 'It is 20.00');
    expect(await approve(ana, ledgerSequence, manager, behind)).toMatchObject({ ok: true });
  });

  test('as it was looked at: nobody has seen a punch that is not there yet, and by it would notice none', async () => {
    const ana = await worker();
    const { ledgerSequence, behind } = await cardOf(ana);
    const ahead = ledgerSequence + 1;
    expect(await approve(ana, ahead, manager, behind)).toMatchObject({ refusal: 'card_changed_meanwhile' });
    const many = { cards: [{ ...name(ana), seen: ahead, behind }] };
    expect(await manager.call(contract.approveTimeCards, { body: many })).toMatchObject({
      value: { approved: 0, leftOut: [{ refusal: 'card_changed_meanwhile' }] },
    });
    expect(await approve(ana, ledgerSequence, manager, behind)).toMatchObject({ ok: true });
  });

  test('hours before the first rate only when they have one, while whoever worked them signs', async () => {
    const ana = await worker();
    const set = (day: number) => {
      const body = { startsOn: addDays(monday, day), centsPerHour: cents(2_000) };
      return admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body });
    };
    await set(1);
    const { ledgerSequence, flags, group } = await cardOf(ana);
    expect([group, flags]).toEqual(['must_fix', [{ kind: 'rate_missing', date: monday }]]);
    expect(await sign(ana, ledgerSequence)).toMatchObject({ ok: true });
    expect(await approve(ana, ledgerSequence)).toMatchObject({ refusal: 'pay_rate_missing' });
    await set(0);
    expect(await approve(ana, ledgerSequence)).toMatchObject({ ok: true });
  });

  test('without a rate the days are kept, and nothing is said of pay', async () => {
    const ana = await worker();
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    expect(await logsOf(ana)).toMatchObject([{ pay_cents: null }, { pay_cents: null, break_minutes: 30 }]);
  });

  test('not their own, unless an admin is alone', async () => {
    world.clock.set('2026-11-20T15:00:00.000Z');
    const chief = await world.employee('Chief', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
    await chief.worked('Mon 9:00–17:00');
    const rival = await world.rival('Lone Pine');
    await rival.admin.worked('Mon 9:00–17:00');
    const [own, lone] = await Promise.all([server.as(chief), server.as(rival.admin)]);
    // Whoever may once the week is over is not told that nobody approves their own.
    expect(await cardOf(rival.admin, lone)).toMatchObject({ isOwn: true, approvalRefusal: 'week_not_over' });
    expect(await cardOf(chief, own)).toMatchObject({ approvalRefusal: 'own_time_card' });
    world.clock.set(nextMonday);
    expect(await approve(chief, 2, own)).toMatchObject({ refusal: 'own_time_card' });
    expect(await cardOf(chief, own)).toMatchObject({ isOwn: true, may: { approve: false } });
    expect(await cardOf(rival.admin, lone)).toMatchObject({ approvalRefusal: null, may: { approve: true } });
    expect(await approve(rival.admin, 2, lone)).toMatchObject({ ok: true });
    const told = await world.asOwner(
      "select details->>'alone' as alone from audit_entries where organization_id = $1 and action = 'time_card.approved'",
      [rival.id],
    );
    expect(told).toEqual([{ alone: 'true' }]);
  });

  test('neither people of other locations nor of another organization', async () => {
    const ana = await worker();
    const rival = await world.rival('Copper Kettle');
    const stranger = await server.as(rival.admin);
    world.clock.set('2026-11-20T15:00:00.000Z');
    const upHill = await world.employee('Hilda', { at: 'Hill' });
    await upHill.worked('Mon 9:00–17:00');
    world.clock.set(nextMonday);
    for (const [one, by] of [
      [upHill, manager],
      [ana, stranger],
      [ana, await server.as(upHill)],
    ] as const) {
      const answer = await approve(one, 2, by);
      expect(['not_found', 'not_allowed']).toContain(answer.ok ? 'approved' : answer.refusal);
      expect(await by.call(contract.readCard, { params: name(one) })).toMatchObject({ refusal: 'not_found' });
    }
    const list = await manager.call(contract.readTimeCards, { query: { date: monday } });
    if (!list.ok) throw new Error(list.refusal);
    const listed = list.value.cards.map(({ employee }) => employee.employeeId);
    expect(listed).toContain(ana.employeeId);
    expect(listed).not.toContain(upHill.employeeId);
  });

  test('all at once, and is told of each that was left as it was', async () => {
    const [ana, ben, open] = [await worker(), await worker(), await worker('Thu 9:00–')];
    const seen = async (one: Employee) => {
      const { ledgerSequence, behind } = await cardOf(one);
      return { ...name(one), seen: ledgerSequence, behind };
    };
    const cards = await Promise.all([ana, ben, open].map(seen));
    const twice = [...cards, ...cards];
    expect(await manager.call(contract.approveTimeCards, { body: { cards: twice } })).toMatchObject({
      value: { approved: 2, leftOut: [{ ...name(open), refusal: 'card_must_be_fixed' }] },
    });
    const answer = await admin.call(contract.lockTimeCards, {
      body: { cards: [ana, ben, open].map(name) },
    });
    expect(answer).toMatchObject({ value: { locked: 2, leftOut: [{ refusal: 'card_not_approved' }] } });
  });

  test('two at once approve once', async () => {
    const ana = await worker();
    const { ledgerSequence } = await cardOf(ana);
    const answers = await Promise.all([approve(ana, ledgerSequence, admin), approve(ana, ledgerSequence)]);
    expect(answers.map((answer) => (answer.ok ? 'yes' : answer.refusal)).toSorted()).toEqual([
      'card_already_approved',
      'yes',
    ]);
    expect(await logsOf(ana)).toHaveLength(2);
  });

  test('whoever else approves at the same moment: nobody is told to come back later', async () => {
    const team = [];
    for (let person = 0; person < 12; person += 1) team.push(await worker('Mon 9:00–17:00'));
    const seen = await Promise.all(team.map(async (one) => (await cardOf(one)).ledgerSequence));
    const answers = await Promise.all(team.map((one, index) => approve(one, seen[index] ?? 0)));
    expect(answers.map((answer) => (answer.ok ? 'yes' : answer.refusal))).toEqual(team.map(() => 'yes'));
  });
});

describe('a late punch', () => {
  test('for an approved week is recorded, and the card says so until it is approved again', async () => {
    const ana = await worker();
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    expect(await late(ana, 'clock_in', '2026-11-21T15:00:00Z')).toMatchObject({ ok: true });
    expect(await late(ana, 'clock_out', '2026-11-21T17:00:00Z')).toMatchObject({ ok: true });
    const card = await cardOf(ana);
    expect(card.flags).toContainEqual({ kind: 'changed_since_approval', date: null });
    expect(card.changes).toMatchObject({ since: 'approval', workedMinutesThen: 1050, added: [{}, {}], removed: [] });
    expect(await lock(ana)).toMatchObject({ refusal: 'card_changed_since_approval' });
    expect(await approve(ana, card.ledgerSequence)).toMatchObject({ ok: true });
    expect((await logsOf(ana)).map(({ counts, worked_on: on }) => [on, counts])).toEqual([
      ['2026-11-16', false],
      ['2026-11-17', false],
      ['2026-11-16', true],
      ['2026-11-17', true],
      ['2026-11-21', true],
    ]);
    expect((await cardOf(ana)).changes).toBeNull();
  });

  test('that meets the approval is in it, or shows as changed since: it is never lost', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ana = await worker();
      const { ledgerSequence } = await cardOf(ana);
      const [approval, punch] = await Promise.all([
        approve(ana, ledgerSequence),
        late(ana, 'clock_in', '2026-11-21T15:00:00Z'),
      ]);
      expect(punch).toMatchObject({ ok: true });
      const card = await cardOf(ana);
      const isTold = card.flags.some(({ kind }) => kind === 'changed_since_approval');
      if (approval.ok) expect(isTold).toBe(true);
      else expect(['card_changed_meanwhile', 'card_must_be_fixed']).toContain(approval.refusal);
    }
  });

  test('by a correction that meets the approval leaves one of them refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ana = await worker();
      const { ledgerSequence, punches, zone } = await cardOf(ana);
      const entryId = punches.find(({ kind }) => kind === 'clock_in')?.id ?? null;
      const seen = punches.slice(0, 2).map(({ id }) => id);
      const asked = {
        date: monday,
        startTime: { hour: 8, minute: 0 },
        endTime: { hour: 17, minute: 0 },
        breakMinutes: 0,
      };
      expect(zone).toBe('America/New_York');
      const [approval, corrected] = await Promise.all([
        approve(ana, ledgerSequence),
        manager.call(contract.correctEntry, {
          params: { employeeId: ana.employeeId },
          body: { id: v7(), entryId, asked, reason: 'They came at eight', seen },
        }),
      ]);
      const card = await cardOf(ana);
      expect(approval.ok).not.toBe(corrected.ok);
      if (!approval.ok) expect(approval.refusal).toBe('card_changed_meanwhile');
      if (!corrected.ok) expect(corrected.refusal).toBe('week_is_approved');
      expect(card.workedMinutes).toBe(corrected.ok ? 540 + 570 : 480 + 570);
    }
  });

  test('of the week after changes nothing in the one that was approved', async () => {
    const ana = await worker();
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    await ana.pressed('clock_in');
    expect(await cardOf(ana)).toMatchObject({ state: 'approved', flags: [], changes: null });
  });

  test('after the employee signed is shown to both', async () => {
    const ana = await worker();
    await sign(ana, (await cardOf(ana)).ledgerSequence);
    await late(ana, 'clock_in', '2026-11-21T15:00:00Z');
    await late(ana, 'clock_out', '2026-11-21T17:00:00Z');
    for (const reader of [manager, await server.as(ana)]) {
      expect((await cardOf(ana, reader)).changes).toMatchObject({ since: 'signing', added: [{}, {}] });
    }
    expect(await sign(ana, (await cardOf(ana)).ledgerSequence)).toMatchObject({ ok: true });
    expect((await cardOf(ana)).changes).toBeNull();
  });

  test('after the employee signed is shown to both when it was approved: nobody put their name to what is paid', async () => {
    const ana = await worker();
    await sign(ana, (await cardOf(ana)).ledgerSequence);
    await late(ana, 'clock_in', '2026-11-21T15:00:00Z');
    await late(ana, 'clock_out', '2026-11-21T17:00:00Z');
    expect(await approve(ana, (await cardOf(ana)).ledgerSequence)).toMatchObject({ ok: true });
    for (const reader of [manager, await server.as(ana)]) {
      const changes = { since: 'signing', workedMinutesThen: 1050, added: [{}, {}] };
      expect(await cardOf(ana, reader)).toMatchObject({ state: 'approved', workedMinutes: 1170, changes });
    }
  });
});

describe('reopening', () => {
  test('needs a reason, supersedes the work logs, and stands in the audit log', async () => {
    const ana = await worker();
    expect(await reopen(ana)).toMatchObject({ refusal: 'card_not_approved' });
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    const blank = await manager.send('POST', `/api/time-cards/${ana.employeeId}/${monday}/reopening`, { reason: ' ' });
    expect(blank.status).toBe(422);
    expect(await reopen(ana)).toMatchObject({ ok: true });
    expect(await logsOf(ana)).toMatchObject([{ counts: false }, { counts: false }]);
    expect(await cardOf(ana)).toMatchObject({ state: 'open' });
    const told = await world.asOwner(
      "select details->>'reason' as reason, details->>'startsOn' as week from audit_entries where subject_id = $1 and action = 'time_card.reopened'",
      [ana.employeeId],
    );
    expect(told).toEqual([{ reason: 'The break on Tuesday was forgotten', week: monday }]);
    expect(await approve(ana, (await cardOf(ana)).ledgerSequence)).toMatchObject({ ok: true });
  });

  test('what payroll locked is an admin’s to open', async () => {
    const ana = await worker();
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    expect(await lock(ana, manager)).toMatchObject({ refusal: 'not_allowed' });
    expect(await lock(ana)).toMatchObject({ ok: true });
    expect(await lock(ana)).toMatchObject({ refusal: 'card_is_locked' });
    expect(await approve(ana, (await cardOf(ana)).ledgerSequence)).toMatchObject({ refusal: 'card_is_locked' });
    expect(await reopen(ana)).toMatchObject({ refusal: 'card_is_locked' });
    expect(await reopen(ana, admin)).toMatchObject({ ok: true });
  });
});

test('an approved or locked week may not change, and says why', async () => {
  const ana = await worker();
  const mayChange = () =>
    world.inside(world.organization.id, (ctx) => readChange({ ...ctx, actor: boss as unknown as Actor }, name(ana)));
  expect(await mayChange()).toMatchObject({ ok: true });
  await approve(ana, (await cardOf(ana)).ledgerSequence);
  expect(await mayChange()).toMatchObject({ refusal: 'week_is_approved' });
  await lock(ana);
  expect(await mayChange()).toMatchObject({ refusal: 'week_is_locked' });
  await reopen(ana, admin);
  expect(await mayChange()).toMatchObject({ ok: true });
});

test('steps and work logs are kept for ever', async () => {
  for (const table of ['time_card_steps', 'work_logs']) {
    await expect(world.asOwner(`delete from ${table}`)).rejects.toThrow(/kept|change|never/i);
  }
});

test('an employee’s earlier cards are listed with where they stand', async () => {
  const ana = await worker();
  await approve(ana, (await cardOf(ana)).ledgerSequence);
  const client = await server.as(ana);
  const answer = await client.call(contract.readEarlierCards, { query: { before: addDays(monday, 7) } });
  expect(answer).toMatchObject({
    value: { cards: [{ startsOn: monday, workedMinutes: 1050, state: 'approved' }, {}, {}, {}] },
  });
});

describe('cards of many weeks at once', () => {
  test('are those that are asked for one by one', async () => {
    const client = await server.as(await worker());
    const asked = [addDays(monday, -7), monday];
    const alone = await Promise.all(asked.map((date) => client.call(contract.readTimeCard, { query: { date } })));
    const query = { from: addDays(monday, -3), to: addDays(monday, 2) };
    const answer = await client.call(contract.readTimeCardsBetween, { query });
    // One that is asked for alone says besides whether there is a card to read.
    expect(alone).toMatchObject((answer.ok ? answer.value.cards : []).map((value) => ({ value })));
  });

  test('begin with none that is to come, and are not of a year', async () => {
    const client = await server.as(await worker());
    const between = (from: PlainDate, days: number) =>
      client.call(contract.readTimeCardsBetween, { query: { from, to: addDays(from, days) } });
    expect(await between(addDays(monday, 70), 6)).toMatchObject({ value: { cards: [] } });
    expect(await between(monday, 63)).toMatchObject({ refusal: 'dates_too_far_apart' });
    expect(await between(monday, -1)).toMatchObject({ refusal: 'dates_too_far_apart' });
  });
});

describe('the cards of a team as a file', () => {
  const take = (client: Client, wish: object) =>
    client.send('POST', '/api/time-cards/export', { from: monday, to: addDays(monday, 6), format: 'csv', ...wish });
  const linesOf = (text: string) => text.replace('\ufeff', '').trim().split('\r\n');

  test('hold a row for each person and day that the filter leaves, and stand in the audit log', async () => {
    const ana = await worker();
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    const { firstName } = (await cardOf(ana)).employee;
    const lines = linesOf((await take(manager, { q: firstName })).text);
    expect(lines).toHaveLength(1 + 2 + 1);
    expect(lines[1]).toContain('2026-11-16,9:00 AM,5:00 PM,0:00,8:00,8:00,0:00,0:00,,Approved');
    expect(linesOf((await take(manager, { q: firstName, state: 'signed' })).text)).toHaveLength(1 + 1);
    const told = await world.asOwner(
      "select details->>'q' as q, details->>'cards' as cards from audit_entries where action = 'time_card.exported' and employee_id = $1 order by happened_at, id",
      [boss.employeeId],
    );
    expect(told).toEqual([
      { q: firstName, cards: '1' },
      { q: firstName, cards: '0' },
    ]);
  });

  test('are only those of the people whom the reader answers for', async () => {
    const far = await world.employee('Far', { at: 'Pier' });
    world.clock.set('2026-11-20T15:00:00.000Z');
    await far.worked('Mon 9:00–17:00');
    world.clock.set(nextMonday);
    expect((await take(manager, { q: 'Far' })).text).not.toContain('Pier');
    expect((await take(admin, { q: 'Far' })).text).toContain('Pier');
    expect((await take(await server.as(far), {})).status).toBe(403);
  });

  test('are refused where the dates make no sense', async () => {
    expect((await take(manager, { to: addDays(monday, -1) })).status).toBe(422);
    expect((await take(manager, { to: addDays(monday, 400) })).status).toBe(422);
  });
});

describe('what was expected of a week', () => {
  // The shifts of 16 November at a place of its own, so that nobody else is unscheduled by it.
  const at = { at: 'Pier' };
  async function expectedOf(hours: readonly [day: number, from: number, to: number][], ...worked: string[]) {
    world.clock.set('2026-11-20T15:00:00.000Z');
    const one = await world.employee(`Worker${(count += 1)}`, at);
    for (const words of worked) await one.worked(words);
    const shifts = hours.map(([day, from, to]) => aShift(one.locationId, addDays(monday, day), one, from, to));
    await planned(admin, ...shifts);
    await published(admin, one.locationId, monday);
    world.clock.set(nextMonday);
    return one;
  }

  const vacation = async ({ employeeId }: Employee): Promise<string> => {
    const types = await world.asOwner<{ id: string }>(
      `select t.id from time_off_types t join employees e on e.organization_id = t.organization_id
       where e.id = $1 and t.preset = 'vacation'`,
      [employeeId],
    );
    return types[0]?.id ?? '';
  };

  test('is the night before a day off, and not the night of one', async () => {
    world.clock.set('2026-11-20T15:00:00.000Z');
    const eve = await world.employee('Eve', at);
    const night = (on: PlainDate) => {
      const shift = aShift(eve.locationId, on, eve, 22, 23);
      return { ...shift, endsAt: addMilliseconds(shift.startsAt, 8 * millisecondsPerHour) };
    };
    await planned(admin, night(monday), night(addDays(monday, 2)));
    await published(admin, eve.locationId, monday);
    for (const day of [0, 3]) await takenOff(eve, await vacation(eve), addDays(monday, day));
    for (const words of ['Tue 0:30–6:00', 'Wed 22:20–06:00']) await eve.worked(words);
    world.clock.set(nextMonday);
    expect((await cardOf(eve, admin)).flags).toEqual([
      { kind: 'overlap', date: addDays(monday, 1) },
      { kind: 'late', date: addDays(monday, 2) },
    ]);
  });

  test('is held against what was worked: late, unscheduled, and in whose time off', async () => {
    const ana = await expectedOf([[0, 9, 17]], 'Mon 9:06–17:00', 'Tue 9:00–17:00', 'Wed 9:00–17:00');
    await takenOff(ana, await vacation(ana), addDays(monday, 2));
    const { flags, days, group } = await cardOf(ana, admin);
    expect(flags).toEqual([
      { kind: 'overlap', date: addDays(monday, 2) },
      { kind: 'late', date: monday },
      { kind: 'unscheduled', date: addDays(monday, 1) },
      { kind: 'unscheduled', date: addDays(monday, 2) },
    ]);
    expect(group).toBe('review');
    expect(days.map(({ timeOff }) => timeOff.map(({ minutes }) => minutes))).toEqual([[], [], [480], [], [], [], []]);
  });

  test('pays for coming where the policy does: half of the shift, at least two hours, on the card, in its lines and its log', async () => {
    const ben = await expectedOf([[0, 9, 17]], 'Mon 9:00–10:00');
    const rate = { startsOn: monday, centsPerHour: cents(20_00) };
    await admin.call(contract.setPayRate, { params: { employeeId: ben.employeeId }, body: rate });
    expect((await cardOf(ben, admin)).pay?.grossCents).toBe(20_00);
    const { citations: _, ...rules } = presets.california;
    world.clock.set('2026-11-20T15:00:00.000Z');
    const scope = { kind: 'employee', id: ben.employeeId } as const;
    const body = { scope, startsOn: monday, preset: 'california', rules } as const;
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    world.clock.set(nextMonday);
    const card = await cardOf(ben, admin);
    // Half of 7:30 is 3:45, of which one hour was worked.
    expect(card.pay).toMatchObject({ grossCents: 75_00, premiumCents: 55_00 });
    expect(card.pay?.lines).toContainEqual(expect.objectContaining({ kind: 'reporting-time', minutes: 165 }));
    expect(card.days[0]).toMatchObject({ premiumCents: 55_00 });
    expect(await approve(ben, card.ledgerSequence, admin)).toMatchObject({ ok: true });
    expect((await logsOf(ben)).map((log) => Number(log['pay_cents']))).toEqual([75_00]);
  });
});

test('of whoever never punched it is told beforehand that their week has no card', async () => {
  world.clock.set(nextMonday);
  const newcomer = await world.employee(`Newcomer${(count += 1)}`, { at: 'Wharf' });
  const client = await server.as(newcomer);
  const told = async () => {
    const clock = await client.call(contract.readClock, {});
    const week = await client.call(contract.readTimeCard, { query: { date: monday } });
    const card = await client.call(contract.readCard, { params: name(newcomer) });
    return [clock.ok && clock.value.hasPunched, week.ok && week.value.hasCard, card.ok];
  };
  expect(await told()).toEqual([false, false, false]);
  world.clock.set('2026-11-20T15:00:00.000Z');
  await newcomer.worked('Mon 9:00–17:00');
  world.clock.set(nextMonday);
  expect(await told()).toEqual([true, true, true]);
});
