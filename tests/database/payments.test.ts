import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { UnpaidLog } from '../../src/contract/payroll/payments.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parseInstant, parsePlainDate, type Instant, type PlainDate } from '../../src/domain/kernel/time.ts';
import { checkBook } from '../../src/domain/payroll/book.ts';
import { timeEntries } from '../../src/domain/time-clock/time-entry.ts';
import { readBook } from '../../src/server/payroll/read.ts';
import type { CallInput } from '../../src/web/kernel/call.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

type Body = CallInput<typeof contract.recordPayment>['body'];

const monday = parsePlainDate('2026-11-16') as PlainDate;
const payday = parseInstant('2026-11-23T15:00:00Z') as Instant;

let world: World;
let server: WorldServer;
let admin: Client;
let manager: Client;
let boss: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  // Who pays has signed in a moment ago.
  world.clock.set('2026-11-23T15:00:00.000Z');
  [admin, manager] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
});

afterAll(() => world.close());

let count = 0;
/** Somebody of the wharf, 20.00 an hour, whose week of these days is approved. */
async function approved(...days: string[]): Promise<Employee> {
  world.clock.set('2026-11-20T23:00:00.000Z');
  const one = await world.employee(`Payee${(count += 1)}`, { at: 'Wharf' });
  for (const words of days) await one.worked(words);
  const rate = { startsOn: addDays(monday, -7), centsPerHour: cents(20_00), reason: undefined };
  await admin.call(contract.setPayRate, { params: one, body: rate });
  world.clock.set('2026-11-23T15:00:00.000Z');
  await approve(one);
  return one;
}

const twoDays = ['Mon 9:00–17:00', 'Tue 9:00–17:30, break 30'];
const card = ({ employeeId }: Employee) => ({ params: { employeeId, startsOn: monday } });

async function approve(one: Employee): Promise<void> {
  const read = await manager.call(contract.readCard, card(one));
  if (!read.ok) throw new Error(read.refusal);
  const done = await manager.call(contract.approveTimeCard, {
    ...card(one),
    body: { seen: read.value.ledgerSequence, behind: read.value.behind },
  });
  if (!done.ok) throw new Error(done.refusal);
}

async function unpaid(one: Employee, by = manager): Promise<readonly UnpaidLog[]> {
  const answer = await by.call(contract.readUnpaidLogs, { params: one });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.workLogs;
}

/** What the dialog would send for these days, at 20.00 an hour. */
function payloadFor({ employeeId }: Employee, logs: readonly UnpaidLog[], more: Partial<Body> = {}): Body {
  const minutes = logs.reduce((sum, log) => sum + log.minutes, 0);
  const total = ((minutes / 60) * 20).toFixed(2);
  return {
    userId: employeeId,
    entries: logs.map(
      ({
        startsOn: _week,
        minutes: _minutes,
        isDifference: _kind,
        owedCents: _owed,
        floor: _floor,
        lines: _lines,
        ...log
      }) => log,
    ),
    totalHours: (minutes / 60).toFixed(2),
    numDays: logs.length,
    totalPay: total,
    hourlyPay: '20.00',
    deductions: [],
    paymentMethod: 'Cash',
    checkNumber: null,
    transactionDate: payday,
    finalAmount: total,
    ...more,
  };
}

const pay = (body: Body, { by = manager, key = v7() } = {}) =>
  by.call(contract.recordPayment, { headers: { 'idempotency-key': key }, body });

async function paid(one: Employee, more: Partial<Body> = {}) {
  const answer = await pay(payloadFor(one, await unpaid(one), more));
  if (!answer.ok) throw new Error(`${answer.refusal} ${JSON.stringify(answer.details)}`);
  return answer.value;
}
const voided = (paymentId: string, by = manager) =>
  by.call(contract.voidPayment, { params: { paymentId }, body: { reason: 'The check was never cashed' } });

describe('a payment', () => {
  test('is recorded for approved days, which are then paid, and the audit log tells of it', async () => {
    const ana = await approved(...twoDays);
    const logs = await unpaid(ana);
    expect(logs).toMatchObject([
      {
        date: '2026-11-16',
        totalWorkedHours: '8',
        totalBreakTime: '0',
        paid: false,
        owedCents: 160_00,
        floor: { centsPerHour: 20_00, minimumWage: '7.25', leaveCents: 0 },
      },
      { date: '2026-11-17', totalWorkedHours: '8', totalBreakTime: '0.5', isDifference: false },
    ]);
    const { payment, workLogs } = await paid(ana, {
      deductions: [{ name: 'Uniform', quantity: '2', unitPrice: '12.50' }],
      finalAmount: '295.00',
    });
    expect(payment).toMatchObject({
      totalCents: 320_00,
      deductionsCents: 25_00,
      finalCents: 295_00,
      owedCents: 320_00,
    });
    expect(payment).toMatchObject({ weekEndsOn: '2026-11-22', hourlyCents: 20_00, dayCount: 2, void: null });
    expect(workLogs.map((log) => log.paid)).toEqual([true, true]);
    expect(await unpaid(ana)).toEqual([]);
    const told = await world.asOwner(
      "select details->>'finalCents' as cents from audit_entries where action = 'payment.recorded' and subject_id = $1",
      [ana.employeeId],
    );
    expect(told).toEqual([{ cents: '29500' }]);
  });

  test('sent again under its key is the same payment; with anything else under that key it is refused', async () => {
    const ana = await approved(...twoDays);
    const [body, key] = [payloadFor(ana, await unpaid(ana)), v7()];
    const first = await pay(body, { key });
    expect(await pay(body, { key })).toEqual(first);
    const other = { ...body, totalPay: '300.00', hourlyPay: '18.75', finalAmount: '300.00' };
    expect(await pay(other, { key })).toMatchObject({ refusal: 'idempotency_key_reused' });
    expect(await pay(body)).toMatchObject({ refusal: 'work_log_paid', details: { field: 'entries.0.id' } });
  });

  test('without a key is no payment', async () => {
    const ana = await approved(...twoDays);
    const body = { ...payloadFor(ana, await unpaid(ana)), transactionDate: '2026-11-23T15:00:00Z' };
    const reply = await manager.send('POST', '/api/payments', body);
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('headers.idempotency-key');
  });

  test('reads figures that are sent as numbers, and either of total and hourly pay may have been typed', async () => {
    const ana = await approved('Mon 9:00–16:20');
    const [log] = await unpaid(ana);
    const body = {
      userId: ana.employeeId,
      entries: [{ id: log?.id, totalWorkedHours: 7.33 }],
      totalHours: 7.33,
      numDays: 1,
      totalPay: 150,
      hourlyPay: 20.45,
      deductions: [],
      paymentMethod: 'Zelle',
      checkNumber: '',
      transactionDate: '2026-11-23T15:00:00Z',
      finalAmount: 150,
    };
    const reply = await manager.send('POST', '/api/payments', body, { 'idempotency-key': 'one' });
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('"owedCents":14667')]);
  });
});

describe('a payment is refused, by the field that is wrong,', () => {
  test.each<[string, Partial<Body>, string, string]>([
    ['hours that are not the logs’', { totalHours: '16.01' }, 'hours_differ', 'totalHours'],
    ['days that are not the logs’', { numDays: 1 }, 'days_differ', 'numDays'],
    ['a total that is neither hours times rate nor gives that rate', { totalPay: '320.09' }, 'pay_differs', 'totalPay'],
    ['a total off by a cent', { totalPay: '320.01' }, 'final_amount_differs', 'finalAmount'],
    ['a payable off by a cent', { finalAmount: '319.99' }, 'final_amount_differs', 'finalAmount'],
    [
      'a negative payable',
      { deductions: [{ name: 'Till', quantity: '1', unitPrice: '320.01' }], finalAmount: '-0.01' },
      'payable_negative',
      'finalAmount',
    ],
    ['a check without its number', { paymentMethod: 'Check' }, 'check_number_missing', 'checkNumber'],
    ['a number without a check', { checkNumber: '12' }, 'check_number_unexpected', 'checkNumber'],
    [
      'a date far ahead',
      { transactionDate: parseInstant('2027-01-04T15:00:00Z') as Instant },
      'transaction_in_future',
      'transactionDate',
    ],
    [
      'a date before the work',
      { transactionDate: parseInstant('2026-11-15T15:00:00Z') as Instant },
      'transaction_before_work',
      'transactionDate',
    ],
  ])('%s', async (_, wrong, refusal, field) => {
    const ana = await approved(...twoDays);
    const answer = await pay(payloadFor(ana, await unpaid(ana), wrong));
    expect(answer).toMatchObject({ refusal, details: { field } });
    expect(await unpaid(ana)).toHaveLength(2);
  });

  test('a method that there is not', async () => {
    const ana = await approved(...twoDays);
    const body = {
      ...payloadFor(ana, await unpaid(ana)),
      transactionDate: '2026-11-23T15:00:00Z',
      paymentMethod: 'Cheque',
    };
    const reply = await manager.send('POST', '/api/payments', body, { 'idempotency-key': 'a' });
    expect([reply.status, reply.text]).toEqual([422, expect.stringContaining('body.paymentMethod')]);
  });

  test('fields that there are not, each by its name', async () => {
    const ana = await approved(...twoDays);
    const sent = { ...payloadFor(ana, await unpaid(ana)), transactionDate: '2026-11-23T15:00:00Z' };
    const body = {
      ...sent,
      bonus: '1000.00',
      deductions: [{ name: 'Till', quantity: '1', unitPrice: '1.00', tax: '9' }],
    };
    const reply = await manager.send('POST', '/api/payments', body, { 'idempotency-key': 'b' });
    expect([reply.status, reply.text]).toEqual([422, expect.stringContaining('body.bonus')]);
    expect(reply.text).toContain('body.deductions.0.tax');
  });

  test.each([
    ['no quantity', '0', '1.00'],
    ['no quantity in three places', '0.000', '1.00'],
    ['more than a figure can hold', '999999999', '9999999999'],
    ['more than a payment can come to', '999999999.999', '10.01'],
  ])('a deduction of %s', async (_, quantity, unitPrice) => {
    const ana = await approved(...twoDays);
    const logs = await unpaid(ana);
    const entries = logs.map(({ id }) => ({ id }));
    const sent = { ...payloadFor(ana, logs), entries, transactionDate: '2026-11-23T15:00:00Z' };
    const body = { ...sent, deductions: [{ name: 'Till', quantity, unitPrice }] };
    const reply = await manager.send('POST', '/api/payments', body, { 'idempotency-key': v7() });
    expect([reply.status, reply.text]).toEqual([422, expect.stringContaining('body.deductions.0.quantity')]);
    expect(await unpaid(ana)).toHaveLength(2);
  });

  test('a log that says of itself what is not so, is there twice, or is somebody else’s', async () => {
    const [ana, bo] = [await approved(...twoDays), await approved(...twoDays)];
    const [logs, others] = [await unpaid(ana), await unpaid(bo)];
    const sent = payloadFor(ana, logs);
    const [first, second] = sent.entries;
    if (first === undefined || second === undefined) throw new Error('two days were worked');
    const tried = (entries: Body['entries']) => pay({ ...sent, entries });
    expect(await tried([first, { ...second, totalWorkedHours: '8.01' }])).toMatchObject({
      refusal: 'work_log_differs',
      details: { field: 'entries.1.totalWorkedHours' },
    });
    expect(await tried([first, { ...second, userId: bo.employeeId }])).toMatchObject({ refusal: 'work_log_differs' });
    expect(await tried([first, { ...second, paid: true }])).toMatchObject({ refusal: 'work_log_differs' });
    expect(await tried([first, first])).toMatchObject({ refusal: 'work_log_repeated' });
    const theirs = payloadFor(ana, others).entries;
    expect(await tried(theirs)).toMatchObject({ refusal: 'work_log_unknown', details: { field: 'entries.0.id' } });
  });

  test('a log whose card was reopened, and one of another organization', async () => {
    const ana = await approved(...twoDays);
    const body = payloadFor(ana, await unpaid(ana));
    await manager.call(contract.reopenTimeCard, { ...card(ana), body: { reason: 'A break was forgotten' } });
    expect(await unpaid(ana)).toEqual([]);
    expect(await pay(body)).toMatchObject({ refusal: 'work_log_superseded' });
    const rival = await world.rival('Copper Kettle');
    expect(await pay(body, { by: await server.as(rival.admin) })).toMatchObject({ refusal: 'not_found' });
  });

  test('a check number that was used before, even where its payment was voided', async () => {
    const [ana, bo] = [await approved(...twoDays), await approved(...twoDays)];
    const check = { paymentMethod: 'Check', checkNumber: '00418b' } as const;
    const { payment } = await paid(ana, check);
    await voided(payment.paymentId);
    const again = await pay(payloadFor(bo, await unpaid(bo), check));
    expect(again).toMatchObject({ refusal: 'check_number_used', details: { field: 'checkNumber' } });
    // Neither zeros before it, nor hyphens wherever they are, nor capitals make another check of it.
    for (const checkNumber of ['418b', '000418b', '-418b', '418B', '418b-', '41-8b', '0-0-4-18B']) {
      const same = await pay(payloadFor(bo, await unpaid(bo), { ...check, checkNumber }));
      expect(same).toMatchObject({ refusal: 'check_number_used' });
    }
    for (const checkNumber of ['---', '000']) {
      const none = payloadFor(bo, await unpaid(bo), { ...check, checkNumber });
      await expect(pay(none)).rejects.toThrow('checkNumber');
    }
    await expect(
      world.asOwner(
        `insert into payments select (jsonb_populate_record(p, jsonb_build_object(
           'id', gen_random_uuid(), 'check_number', '4-18B-', 'idempotency_key', 'another'))).* from payments p where p.id = $1`,
        [payment.paymentId],
      ),
    ).rejects.toThrow('payments_check_number_once');
  });

  test('a check number that two checks of before have as one: the rule of the database begins with those after it', async () => {
    const { payment } = await paid(await approved(...twoDays), { paymentMethod: 'Check', checkNumber: '77-001' });
    const file = join(import.meta.dirname, '../../migrations/0118_payments_held_to_their_rules.sql');
    const [rule = 'no rule'] = /drop index payments_check[\s\S]+?end \$\$;/.exec(readFileSync(file, 'utf8')) ?? [];
    const another = (checkNumber: string, recordedAt = 'p.recorded_at') => `insert into payments
      select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'check_number', '${checkNumber}',
        'recorded_at', ${recordedAt}, 'idempotency_key', '${checkNumber}'))).* from payments p where p.id = '${payment.paymentId}';`;
    const late = "timestamptz '2100-01-01'";
    // One question is one transaction, that ends with the rollback or with the fault.
    const tried = (...rows: string[]) =>
      world.asOwner(
        `drop index payments_check_number_once; create index payments_check_number_once on payments (id);
         ${another('7-7001')} ${rule} ${rows.join(' ')} rollback;`,
      );
    await tried(another('770-02', late));
    await expect(tried(another('770-02', late), another('77002-', late))).rejects.toThrow('payments_check_number_once');
  });

  test('one’s own, and that of people whom one does not answer for', async () => {
    world.clock.set('2026-11-20T23:00:00.000Z');
    const chief = await world.employee('Chief', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
    await chief.worked('Mon 9:00–17:00');
    world.clock.set('2026-11-23T15:00:00.000Z');
    await approve(chief);
    const own = await server.as(chief);
    const body = payloadFor(chief, await unpaid(chief));
    expect(await pay(body, { by: own })).toMatchObject({ refusal: 'own_payment' });
    const far = await world.employee('Far', { role: 'manager', at: 'Hill', manages: ['Hill'] });
    expect(await pay(body, { by: await server.as(far) })).toMatchObject({ refusal: 'not_found' });
    expect(await pay(body, { by: await server.as(await world.employee('Clerk')) })).toMatchObject({
      refusal: 'not_allowed',
    });
  });

  test('unless an admin is alone, and the audit log says so', async () => {
    world.clock.set('2026-11-20T23:00:00.000Z');
    const rival = await world.rival('Lone Pine');
    await rival.admin.worked('Mon 9:00–17:00');
    world.clock.set('2026-11-23T15:00:00.000Z');
    const lone = await server.as(rival.admin);
    const read = await lone.call(contract.readCard, card(rival.admin));
    if (!read.ok) throw new Error(read.refusal);
    const { ledgerSequence: seen, behind } = read.value;
    await lone.call(contract.approveTimeCard, { ...card(rival.admin), body: { seen, behind } });
    const answer = await pay(payloadFor(rival.admin, await unpaid(rival.admin, lone)), { by: lone });
    expect(answer).toMatchObject({ ok: true });
    const told = await world.asOwner(
      "select details->'alone' as alone from audit_entries where action = 'payment.recorded' and subject_id = $1",
      [rival.admin.employeeId],
    );
    expect(told).toEqual([{ alone: true }]);

    // They are told that they may take it back as well, and may, until there is another who could.
    const params = { paymentId: answer.ok ? answer.value.payment.paymentId : '' };
    const shown = async () => {
      const list = await lone.call(contract.readPayments, { query: {} });
      const stub = await lone.call(contract.readPayStub, { params });
      return [list.ok && list.value.payments[0]?.mayVoid, stub.ok && stub.value.payment.mayVoid];
    };
    expect(answer).toMatchObject({ value: { payment: { mayVoid: true } } });
    expect(await shown()).toEqual([true, true]);
    const second = await rival.employee('Second', { role: 'admin' });
    expect(await shown()).toEqual([false, false]);
    expect(await voided(params.paymentId, lone)).toMatchObject({ refusal: 'own_payment' });
    await world.asOwner("update employees set role = 'employee' where id = $1", [second.employeeId]);
    expect(await voided(params.paymentId, lone)).toMatchObject({ value: { status: 'voided', mayVoid: false } });
  });
});

describe('a void', () => {
  test('frees the days, once, with a reason; the payment stays, and its days are paid anew', async () => {
    const ana = await approved(...twoDays);
    const { payment } = await paid(ana);
    const answer = await voided(payment.paymentId);
    expect(answer).toMatchObject({
      ok: true,
      value: { void: { reason: 'The check was never cashed' }, mayVoid: false },
    });
    expect(await voided(payment.paymentId)).toMatchObject({ refusal: 'payment_is_void' });
    expect(await unpaid(ana)).toHaveLength(2);
    const again = await paid(ana);
    expect(again.payment.paymentId).not.toBe(payment.paymentId);
    expect(await world.asOwner('select 1 from payments where employee_id = $1', [ana.employeeId])).toHaveLength(2);
  });

  test('is not of one’s own payment, nor of that of people whom one does not answer for', async () => {
    const ana = await approved(...twoDays);
    const { payment } = await paid(ana);
    const far = await world.employee('Away', { role: 'manager', at: 'Hill', manages: ['Hill'] });
    expect(await voided(payment.paymentId, await server.as(far))).toMatchObject({ refusal: 'not_found' });
    const rival = await world.rival('Tin Kettle');
    expect(await voided(payment.paymentId, await server.as(rival.admin))).toMatchObject({ refusal: 'not_found' });
  });
});

describe('a time card that changes after it was paid', () => {
  test('to fewer hours and more pay is paid the difference alone, which has no pay an hour', async () => {
    const ana = await approved('Mon 9:00–17:00');
    await paid(ana);
    await leavesEarlier(ana);
    expect(await unpaid(ana)).toMatchObject([{ isDifference: true, minutes: -30, owedCents: -10_00 }]);
    // Agreed beside it: what the rules would say of a premium.
    const { payment } = await payAll(manager, ana, { typed: 'total', amount: '10.00' });
    expect(payment).toMatchObject({ workedMinutes: -30, totalCents: 10_00, hourlyCents: 0, owedCents: -10_00 });
  });

  test('twice, to what it was, is not voided from under its differences, though they come to nothing together', async () => {
    const ana = await approved('Mon 9:00–17:00');
    const first = await paid(ana);
    await leavesEarlier(ana);
    const second = await payAll(manager, ana, { typed: 'total', amount: '10.00' });
    await leavesEarlier(ana, { hour: 17, minute: 0 });
    const third = await paid(ana);
    expect(third.payment).toMatchObject({ workedMinutes: 30, totalCents: 10_00 });
    expect(await voided(first.payment.paymentId)).toMatchObject({ refusal: 'payment_has_difference' });
    for (const { payment } of [second, third, first]) {
      expect(await voided(payment.paymentId)).toMatchObject({ ok: true });
    }
    expect(await unpaid(ana)).toMatchObject([{ isDifference: false, minutes: 480, owedCents: 160_00 }]);
  });

  /** Reopens, ends Monday at 16:30 or then, and approves again. */
  async function leavesEarlier(one: Employee, endTime = { hour: 16, minute: 30 }): Promise<void> {
    const reason = 'Left with the delivery';
    await manager.call(contract.reopenTimeCard, { ...card(one), body: { reason } });
    const params = { employeeId: one.employeeId };
    const day = await manager.call(contract.readRecordedDay, { params: { ...params, date: monday } });
    const [entry] = timeEntries(day.ok ? day.value.punches : []);
    const seen = [...(entry?.punchIds ?? [])];
    const times = { startTime: { hour: 9, minute: 0 }, endTime, breakMinutes: 0 };
    const body = { id: v7(), entryId: seen[0] ?? null, asked: { date: monday, ...times }, reason, seen };
    const corrected = await manager.call(contract.correctEntry, { params, body });
    if (!corrected.ok) throw new Error(corrected.refusal);
    await approve(one);
  }

  /** Reopens, adds an hour to Tuesday and approves again. */
  async function worksMore(one: Employee, from = 18): Promise<void> {
    const reason = 'An hour on Tuesday was forgotten';
    await manager.call(contract.reopenTimeCard, { ...card(one), body: { reason } });
    const asked = {
      date: addDays(monday, 1),
      startTime: { hour: from, minute: 0 },
      endTime: { hour: from + 1, minute: 0 },
      breakMinutes: 0,
    };
    const body = { id: v7(), entryId: null, asked, reason, seen: [] };
    const corrected = await manager.call(contract.correctEntry, { params: one, body });
    if (!corrected.ok) throw new Error(corrected.refusal);
    await approve(one);
  }

  test('leaves the difference to the next payment, and nothing of the days that stayed the same', async () => {
    const ana = await approved(...twoDays);
    const first = await paid(ana);
    await worksMore(ana);
    const due = await unpaid(ana);
    expect(due).toMatchObject([{ date: '2026-11-17', isDifference: true, totalWorkedHours: '1', owedCents: 20_00 }]);
    const second = await paid(ana);
    expect(second.payment).toMatchObject({ workedMinutes: 60, totalCents: 20_00 });
    expect(await unpaid(ana)).toEqual([]);
    expect(await voided(first.payment.paymentId)).toMatchObject({ refusal: 'payment_has_difference' });
    expect(await voided(second.payment.paymentId)).toMatchObject({ ok: true });
    expect(await unpaid(ana)).toMatchObject([{ isDifference: true, minutes: 60 }]);
    expect(await voided(first.payment.paymentId)).toMatchObject({ ok: true });
    expect(await unpaid(ana)).toMatchObject([
      { date: '2026-11-16', isDifference: false, minutes: 480 },
      { date: '2026-11-17', isDifference: false, minutes: 540 },
    ]);
  });

  test('after a void is to be paid whole; paid again by another amount, it leaves only what changed since; and the book balances', async () => {
    const { id: organizationId } = world.organization;
    const faults = async () =>
      checkBook(await world.inside(organizationId, ({ tx }) => readBook(tx, organizationId))).faults;
    const ana = await approved(...twoDays);
    const first = await paid(ana);
    await voided(first.payment.paymentId);
    const less = { totalPay: '300.00', hourlyPay: '18.75', finalAmount: '300.00' };
    const second = await paid(ana, less);
    expect(second.payment).toMatchObject({ totalCents: 300_00, owedCents: 320_00 });
    expect(await unpaid(ana)).toEqual([]);
    await voided(second.payment.paymentId);
    expect(await faults()).toEqual([]);

    await worksMore(ana);
    expect(await unpaid(ana)).toMatchObject([
      { date: '2026-11-16', isDifference: false, minutes: 480 },
      { date: '2026-11-17', isDifference: false, minutes: 540, owedCents: 180_00 },
    ]);
    const third = await paid(ana);
    expect(third.payment).toMatchObject({ totalCents: 340_00, owedCents: 340_00, workedMinutes: 1_020 });
    await worksMore(ana, 20);
    expect(await unpaid(ana)).toMatchObject([
      { date: '2026-11-17', isDifference: true, minutes: 60, owedCents: 20_00 },
    ]);
    await paid(ana);
    expect(await unpaid(ana)).toEqual([]);
    expect(await faults()).toEqual([]);
  });
});
