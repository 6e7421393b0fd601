import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { checkBook } from '../../src/domain/payroll/book.ts';
import { readBook } from '../../src/server/payroll/read.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// Approved time off of a paid type is pay and no hours worked, from the request to the stub.

const monday = parsePlainDate('2026-11-16') as PlainDate;
const friday = addDays(monday, 4);
const before = '2026-11-13T15:00:00.000Z';
const after = '2026-11-23T15:00:00.000Z';
const later = '2026-11-23T15:02:00.000Z';

let world: World;
let server: WorldServer;
let boss: Employee;

beforeAll(async () => {
  world = await aWorld({ now: before });
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
});

afterAll(() => world.close());

/** Somebody of the wharf who is paid 20.00 an hour. */
async function hired(name: string): Promise<Employee> {
  world.clock.set(before);
  const one = await world.employee(name, { at: 'Wharf' });
  const body = { startsOn: addDays(monday, -28), centsPerHour: cents(20_00), reason: undefined };
  const admin = await server.as(world.organization.admin);
  expect(await admin.call(contract.setPayRate, { params: { employeeId: one.employeeId }, body })).toMatchObject({
    ok: true,
  });
  return one;
}

/** They ask for vacation on some days, and it is approved. */
async function away(one: Employee, startDate: PlainDate, numDays = 1): Promise<string> {
  const [vacation] = await world.asOwner<{ id: string }>(
    `select t.id from time_off_types t join employees e on e.organization_id = t.organization_id
     where e.id = $1 and t.preset = 'vacation'`,
    [one.employeeId],
  );
  const own = await server.as(one);
  const { employeeId: userId, firstName, lastName, email } = one;
  const dates = { startDate, endDate: addDays(startDate, numDays - 1), numDays };
  const body = { userId, firstName, lastName, email, ...dates, id: v7(), typeId: vacation?.id ?? '' };
  const asked = await own.call(contract.requestTimeOff, { body });
  if (!asked.ok) throw new Error(asked.refusal);
  const { requestId } = asked.value;
  const admin = await server.as(world.organization.admin);
  expect(await admin.call(contract.approveTimeOff, { params: { requestId } })).toMatchObject({ ok: true });
  return requestId;
}

/** They work some days of the week, which is over then. */
async function worked(one: Employee, ...days: string[]): Promise<Client> {
  world.clock.set('2026-11-20T23:00:00.000Z');
  for (const day of days) await one.worked(`${day} 8:00–16:00`);
  world.clock.set(after);
  return server.as(boss);
}

async function cardOf(manager: Client, { employeeId }: Employee) {
  const answer = await manager.call(contract.readCard, { params: { employeeId, startsOn: monday } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

async function dueOf(manager: Client, { employeeId }: Employee) {
  const answer = await manager.call(contract.readUnpaidLogs, { params: { employeeId } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.workLogs.map(({ date, owedCents, isDifference }) => [date, owedCents, isDifference]);
}

async function stubOf(manager: Client, paymentId: string) {
  const answer = await manager.call(contract.readPayStub, { params: { paymentId } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

/** What the stub says that it pays for time off, and why. */
async function whyOf(manager: Client, paymentId: string) {
  const answer = await manager.call(contract.explainPaidWeek, { params: { paymentId, startsOn: monday } });
  if (!answer.ok) throw new Error(answer.refusal);
  const { isExact, reasons } = answer.value;
  return {
    isExact,
    leave: reasons.filter(({ rule }) => rule === 'paid-leave').map(({ date, cents: sum }) => [date, sum]),
  };
}

async function run(manager: Client) {
  const read = await manager.call(contract.readPayRun, { query: { date: monday } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

test('four days of work and a Friday of vacation are paid 800.00, from the request to the stub', async () => {
  const ana = await hired('Ana');
  await away(ana, friday);
  const manager = await worked(ana, 'Mon', 'Tue', 'Wed', 'Thu');
  const card = await cardOf(manager, ana);
  expect(card).toMatchObject({
    workedMinutes: 1_920,
    overtimeMinutes: 0,
    pay: { grossCents: 800_00, premiumCents: 0 },
  });
  expect(card.pay?.lines).toContainEqual(
    expect.objectContaining({ kind: 'paid-leave', date: friday, minutes: 480, cents: 160_00 }),
  );
  const why = await manager.call(contract.explainCard, { params: { employeeId: ana.employeeId, startsOn: monday } });
  expect(why.ok && why.value.reasons.find(({ rule }) => rule === 'paid-leave')).toMatchObject({
    date: friday,
    parameters: { types: 'vacation', rate: '20.0000' },
    citation: { source: '29 CFR 778.218, 778.219' },
  });
  await approveCard(manager, ana, monday);
  expect((await run(manager)).people).toMatchObject([{ firstName: 'Ana', dueCents: 800_00, blockers: [] }]);
  const list = await manager.call(contract.readTimeCards, { query: { date: monday } });
  expect(list.ok && list.value.cards.find(({ employee }) => employee.employeeId === ana.employeeId)).toMatchObject({
    state: 'approved',
    flags: [],
  });
  const { payment } = await payAll(manager, ana);
  const stub = await stubOf(manager, payment.paymentId);
  expect(stub.payment).toMatchObject({ workedMinutes: 1_920, totalCents: 800_00 });
  expect(stub.lines.map(({ kind, minutes, cents: sum }) => [kind, minutes, sum])).toEqual([
    ['straight-time', 1_920, 640_00],
    ['paid-leave', 480, 160_00],
  ]);
});

test('a week wholly on leave stands in the way of a run until it is approved, and is paid then', async () => {
  const ben = await hired('Ben');
  await away(ben, monday, 5);
  world.clock.set(after);
  const manager = await server.as(boss);
  const waiting = (await run(manager)).people.find(({ firstName }) => firstName === 'Ben');
  expect(waiting).toMatchObject({ blockers: [{ kind: 'not_approved', startsOn: monday }] });
  const list = await manager.call(contract.readTimeCards, { query: { date: monday } });
  expect(list.ok && list.value.cards.map(({ employee }) => employee.employeeId)).toContain(ben.employeeId);
  expect(await cardOf(manager, ben)).toMatchObject({
    workedMinutes: 0,
    pay: { grossCents: 800_00 },
    may: { approve: true },
  });
  await approveCard(manager, ben, monday);
  const { payment } = await payAll(manager, ben);
  expect(await stubOf(manager, payment.paymentId)).toMatchObject({ payment: { workedMinutes: 0, totalCents: 800_00 } });
});

test('leave that is approved after its week makes the card say so, is paid as a difference, and is no reason of what was paid before', async () => {
  const cid = await hired('Cid');
  const manager = await worked(cid, 'Mon', 'Tue', 'Wed', 'Thu');
  await approveCard(manager, cid, monday);
  const { payment } = await payAll(manager, cid);
  world.clock.set(later);
  await away(cid, friday);
  const flags = [{ kind: 'changed_since_approval', date: null }];
  expect(await cardOf(manager, cid)).toMatchObject({ flags, pay: { grossCents: 800_00 } });
  await approveCard(manager, cid, monday);
  expect(await dueOf(manager, cid)).toEqual([[friday, 160_00, false]]);
  expect(await whyOf(manager, payment.paymentId)).toEqual({ isExact: true, leave: [] });
});

test('leave that is withdrawn after it was paid is owed back, and stays the reason of what it was paid', async () => {
  const dee = await hired('Dee');
  const requestId = await away(dee, friday);
  const manager = await worked(dee, 'Mon', 'Thu');
  await approveCard(manager, dee, monday);
  const { payment } = await payAll(manager, dee);
  const admin = await server.as(world.organization.admin);
  const body = { reason: 'They came to work' };
  world.clock.set(later);
  expect(await admin.call(contract.cancelTimeOff, { params: { requestId }, body })).toMatchObject({ ok: true });
  expect((await cardOf(manager, dee)).flags).toEqual([{ kind: 'changed_since_approval', date: null }]);
  await approveCard(manager, dee, monday);
  expect(await dueOf(manager, dee)).toEqual([[friday, -160_00, true]]);
  expect(await whyOf(manager, payment.paymentId)).toEqual({ isExact: true, leave: [[friday, 160_00]] });
});

test('what leave is paid more by now may be taken by deductions as all leave may, what hours are paid more may not', async () => {
  const hal = await hired('Hal');
  await away(hal, friday);
  const manager = await worked(hal, 'Mon');
  await approveCard(manager, hal, monday);
  await payAll(manager, hal);
  const admin = await server.as(world.organization.admin);
  const rise = { startsOn: monday, centsPerHour: cents(22_00), reason: undefined };
  const params = { employeeId: hal.employeeId };
  expect(await admin.call(contract.setPayRate, { params, body: rise })).toMatchObject({ ok: true });
  await approveCard(manager, hal, monday);
  world.clock.set('2026-11-27T23:00:00.000Z');
  await hal.worked('Mon 8:00–16:00');
  world.clock.set('2026-11-30T15:00:00.000Z');
  const next = addDays(monday, 7);
  const again = await server.as(boss);
  await approveCard(again, hal, next);
  const logs = await again.call(contract.readUnpaidLogs, { params });
  expect(
    logs.ok && logs.value.workLogs.map(({ date, owedCents, floor }) => [date, owedCents, floor.leaveCents]),
  ).toEqual([
    [monday, 16_00, 0],
    [friday, 16_00, 16_00],
    [next, 176_00, 0],
  ]);
  const read = await again.call(contract.readPayRun, { query: { date: next } });
  // Eight hours at 22.00 above 7.25, and the rise of the leave.
  expect(read.ok && read.value.people.find(({ firstName }) => firstName === 'Hal')).toMatchObject({
    dueCents: 208_00,
    deductibleCents: 118_00 + 16_00,
  });
});

test('leave after somebody’s last day of employment is paid by no week', async () => {
  const eli = await hired('Eli');
  await away(eli, friday, 5);
  await world.asOwner('update employees set employed_until = $2 where id = $1', [eli.employeeId, friday]);
  world.clock.set(after);
  const manager = await server.as(boss);
  expect(await cardOf(manager, eli)).toMatchObject({ pay: { grossCents: 160_00 } });
  world.clock.set('2026-11-30T15:00:00.000Z');
  const next = await manager.call(contract.readPayRun, { query: { date: addDays(monday, 7) } });
  const names = next.ok ? next.value.people.map(({ firstName }) => firstName) : ['refused'];
  expect(names).not.toContain('Eli');
});

test('hours of leave of somebody without a rate are in the payroll file, be there work beside them or not, and gone from it once withdrawn', async () => {
  world.clock.set(before);
  const fay = await world.employee('Fay', { at: 'Wharf' });
  const gus = await world.employee('Gus', { at: 'Wharf' });
  const requestId = await away(fay, friday);
  await away(gus, monday, 5);
  const manager = await worked(fay, 'Mon');
  const fileOf = async (one: Employee) => {
    const params = { format: 'gusto' as const };
    const { text } = await manager.send('POST', `/api/payroll-files/${params.format}`, {
      date: monday,
      withoutBlocked: true,
    });
    return text.split('\r\n').find((line) => line.includes(one.firstName));
  };
  const listed = async (one: Employee) => {
    const list = await manager.call(contract.readTimeCards, { query: { date: monday } });
    return list.ok && list.value.cards.find(({ employee }) => employee.employeeId === one.employeeId);
  };
  for (const one of [fay, gus]) {
    expect(await fileOf(one)).toBeUndefined();
    await approveCard(manager, one, monday);
    expect(await listed(one)).toMatchObject({ state: 'approved', flags: [] });
    expect((await cardOf(manager, one)).flags).toEqual([]);
  }
  expect([await fileOf(fay), await fileOf(gus)]).toEqual([
    expect.stringContaining('Fay,8.00,,,8.00'),
    expect.stringContaining('Gus,,,,40.00'),
  ]);
  const admin = await server.as(world.organization.admin);
  world.clock.set(later);
  const body = { reason: 'They came to work' };
  expect(await admin.call(contract.cancelTimeOff, { params: { requestId }, body })).toMatchObject({ ok: true });
  expect(await listed(fay)).toMatchObject({ flags: [{ kind: 'changed_since_approval', date: null }] });
  await approveCard(manager, fay, monday);
  expect(await fileOf(fay)).toMatch(/Fay,8\.00,,,$/);
});

test('days that were approved before their minutes of leave were kept have those of their lines of pay', async () => {
  const file = join(import.meta.dirname, '../../migrations/0111_minutes_of_leave.sql');
  const told = /from \(\s+(select [^;]+)\) lines/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'no minutes of before';
  const made = await world.asOwner<{ id: string; minutes: string }>(told);
  const kept = await world.asOwner<{ id: string; minutes: string }>(
    'select id, leave_minutes::text as minutes from work_logs where leave_minutes > 0 and pay_lines is not null',
  );
  const byId = (rows: typeof kept) => rows.map(({ id, minutes }) => `${id} ${minutes}`).toSorted();
  expect(byId(made)).toEqual(byId(kept));
  expect(kept.length).toBeGreaterThan(0);
});

test('the book balances with all of it', async () => {
  const organizationId = world.organization.id;
  const book = await world.inside(organizationId, ({ tx }) => readBook(tx, organizationId));
  expect(checkBook(book).faults).toEqual([]);
});
