import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { checkBook } from '../../src/domain/payroll/book.ts';
import { readBook } from '../../src/server/payroll/read.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;

let world: World;
let server: WorldServer;
let admin: Client;
let boss: Client;
let chief: Client;
let people: readonly Employee[];

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const managers = [
    await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }),
    await world.employee('Chief', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }),
  ] as const;
  people = [
    await world.employee('Ana', { at: 'Wharf' }),
    await world.employee('Ben', { at: 'Wharf' }),
    await world.employee('Cleo', { at: 'Wharf' }),
    await world.employee('Dana', { at: 'Wharf' }),
  ];
  for (const one of people) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  [admin, boss, chief] = await Promise.all([
    server.as(world.organization.admin),
    server.as(managers[0]),
    server.as(managers[1]),
  ]);
  for (const one of people) await approveWeek(boss, one, monday);
  await limit(150_00, 0);
});

afterAll(() => world.close());

const limit = (limitCents: number, revision: number) =>
  admin.call(contract.changePaymentLimit, { body: { limitCents: cents(limitCents), revision } });

const approve = (by: Client, { payment: { paymentId } }: Awaited<ReturnType<typeof payAll>>) =>
  by.call(contract.approvePayment, { params: { paymentId } });

async function listFor(reader: Client, query = {}) {
  const answer = await reader.call(contract.readPayments, { query });
  if (!answer.ok) throw new Error('the list was refused');
  return answer.value;
}

function person(index: number): Employee {
  const one = people[index];
  if (one === undefined) throw new RangeError(`nobody is ${index}`);
  return one;
}

test('a payment above the limit holds its days and counts nowhere until another who may pay approves it', async () => {
  const ana = await server.as(person(0));
  const waiting = await payAll(boss, person(0));
  expect(waiting).toMatchObject({
    payment: { status: 'waiting', totalCents: 160_00, hasStub: false, mayApprove: false },
    workLogs: [{ paid: false }],
  });
  expect(await boss.call(contract.readUnpaidLogs, { params: person(0) })).toMatchObject({ value: { workLogs: [] } });
  expect((await listFor(boss)).summary).toMatchObject({ paidCents: 0, waitingCount: 1 });
  const params = { paymentId: waiting.payment.paymentId };
  expect(await ana.call(contract.readPayStub, { params })).toMatchObject({ refusal: 'not_found' });

  expect(await approve(boss, waiting)).toMatchObject({ refusal: 'recorded_by_you' });
  expect(await approve(ana, waiting)).toMatchObject({ ok: false });
  const { payments } = await listFor(chief, { status: 'waiting' });
  expect(payments).toMatchObject([{ ...params, mayApprove: true }]);
  expect(await approve(chief, waiting)).toMatchObject({ value: { status: 'paid', approvedBy: 'Chief Harbor' } });
  expect(await approve(admin, waiting)).toMatchObject({ refusal: 'payment_not_waiting' });
  expect((await listFor(boss)).summary).toMatchObject({ paidCents: 160_00, waitingCount: 0 });
  expect(await ana.call(contract.readPayStub, { params })).toMatchObject({
    value: { yearToDate: { totalCents: 160_00 } },
  });
});

test('one that is refused is voided with a reason: it never counted, has no stub, and its days are free again', async () => {
  const waiting = await payAll(boss, person(1));
  const params = { paymentId: waiting.payment.paymentId };
  const body = { reason: 'Eight hours at half the pay' };
  expect(await chief.call(contract.voidPayment, { params, body })).toMatchObject({
    value: { status: 'voided', hasStub: false },
  });
  expect(await approve(chief, waiting)).toMatchObject({ refusal: 'payment_not_waiting' });
  expect(await boss.call(contract.readPayStub, { params })).toMatchObject({ refusal: 'not_found' });
  expect(await payAll(boss, person(1), { typed: 'total', amount: '150.00' })).toMatchObject({
    payment: { status: 'paid', approvedBy: null },
  });
});

test('of a day that a waiting payment holds nothing is due, whatever its card gives by now, until the payment counts or is refused', async () => {
  const dana = person(3);
  const waiting = await payAll(boss, dana);
  const rise = { startsOn: addDays(monday, -1), centsPerHour: cents(22_00), reason: undefined };
  await admin.call(contract.setPayRate, { params: dana, body: rise });
  await approveCard(boss, dana, monday);
  expect(await boss.call(contract.readUnpaidLogs, { params: dana })).toMatchObject({ value: { workLogs: [] } });
  const run = await boss.call(contract.readPayRun, { query: { date: monday } });
  expect(run.ok && run.value.people.filter(({ employeeId }) => employeeId === dana.employeeId)).toEqual([]);
  expect(await approve(chief, waiting)).toMatchObject({ value: { status: 'paid' } });
  expect(await boss.call(contract.readUnpaidLogs, { params: dana })).toMatchObject({
    value: { workLogs: [{ isDifference: true, owedCents: 16_00 }] },
  });
});

test('a waiting payment holds its day also where another payment of the day was voided since', async () => {
  const dana = person(3);
  const { payment: counted } = await payAll(boss, dana);
  expect(counted).toMatchObject({ status: 'paid', totalCents: 16_00 });
  const rise = { startsOn: monday, centsPerHour: cents(42_00), reason: undefined };
  await admin.call(contract.setPayRate, { params: dana, body: rise });
  await approveCard(boss, dana, monday);
  const waiting = await payAll(boss, dana);
  expect(waiting.payment).toMatchObject({ status: 'waiting', totalCents: 160_00 });
  const params = { paymentId: counted.paymentId };
  expect(await chief.call(contract.voidPayment, { params, body: { reason: 'Sent twice' } })).toMatchObject({
    ok: true,
  });
  expect(await boss.call(contract.readUnpaidLogs, { params: dana })).toMatchObject({ value: { workLogs: [] } });
  expect(await approve(chief, waiting)).toMatchObject({ value: { status: 'paid' } });
  expect(await boss.call(contract.readUnpaidLogs, { params: dana })).toMatchObject({
    value: { workLogs: [{ isDifference: true, owedCents: 16_00 }] },
  });
});

test('of two who approve at once, one does', async () => {
  const waiting = await payAll(boss, person(2));
  const answers = await Promise.all([approve(chief, waiting), approve(admin, waiting)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const told = await world.asOwner(
    "select count(*)::int as count from audit_entries where action = 'payment.approved' and subject_id = $1",
    [person(2).employeeId],
  );
  expect(told).toEqual([{ count: 1 }]);
  const organizationId = world.organization.id;
  const book = await world.inside(organizationId, ({ tx }) => readBook(tx, organizationId));
  expect(checkBook(book).faults).toEqual([]);
});

test('the limit is set by an admin, who sees what another one saved meanwhile; the audit log tells of it', async () => {
  expect(await boss.call(contract.changePaymentLimit, { body: { limitCents: cents(0), revision: 1 } })).toMatchObject({
    ok: false,
  });
  expect(await limit(500_00, 0)).toMatchObject({
    refusal: 'payment_limit_changed_meanwhile',
    details: { limitCents: 150_00, revision: 1 },
  });
  expect(await limit(500_00, 1)).toMatchObject({ value: { limitCents: 500_00, revision: 2 } });
  const told = await world.asOwner(
    "select details from audit_entries where action = 'payment_limit.changed' order by happened_at, id",
  );
  expect(told).toMatchObject([
    { details: { before: { limitCents: 0 }, after: { limitCents: 150_00 } } },
    { details: { before: { limitCents: 150_00 }, after: { limitCents: 500_00 } } },
  ]);
});
