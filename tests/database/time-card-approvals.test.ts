import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aTimeCardWharf, monday, name, nextMonday } from '../world/time-cards.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let manager: Client;
let admin: Client;

const { begin, worker, cardOf, approve, lock, sign, logsOf } = aTimeCardWharf();

beforeAll(async () => {
  ({ world, server, manager, admin } = await begin());
});

afterAll(() => world.close());

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
