import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { timeEntries } from '../../src/domain/time-clock/time-entry.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;

let world: World;
let server: WorldServer;
let manager: Client;
let ana: Employee;
let cleo: Employee;
let paymentId: string;
let vacation: string;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  ana = await world.employee('Ana Ortiz', { at: 'Wharf' });
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu']) await ana.worked(`${day} 9:00–20:00`);
  cleo = await world.employee('Cleo Vargas', { at: 'Wharf' });
  for (const day of ['Mon', 'Tue']) await cleo.worked(`${day} 9:00–17:00`);
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(boss);
  await approveWeek(manager, ana, monday);
  await approveWeek(manager, cleo, monday);
  const admin = await server.as(world.organization.admin);
  const employer = { legalName: 'Harbor Cafe Holding LLC', address: '1 Pier Road\nOakland, CA 94607', revision: 0 };
  await admin.call(contract.changeEmployer, { body: employer });
  const timeOff = await manager.call(contract.readTimeOff, { params: { employeeId: ana.employeeId } });
  vacation = (timeOff.ok && timeOff.value.types.find(({ preset }) => preset === 'vacation')?.typeId) || '';
  await giveLeave('2026-11-20', 960);
  const paid = await payAll(manager, ana, {
    deductions: [{ key: 1, name: 'Uniform', quantity: '2', unitPrice: '12.50' }],
  });
  paymentId = paid.payment.paymentId;
});

afterAll(() => world.close());

async function giveLeave(on: string, minutes: number): Promise<void> {
  const about = { id: v7(), typeId: vacation, kind: 'adjusted' as const, reason: 'Agreed when hired' };
  const body = { ...about, on: parsePlainDate(on) as PlainDate, minutes };
  const given = await manager.call(contract.adjustTimeOff, { params: { employeeId: ana.employeeId }, body });
  if (!given.ok) throw new Error(given.refusal);
}

const stubFor = (reader: Client) => reader.call(contract.readPayStub, { params: { paymentId } });

test('a stub says what California asks of one: hours, rates, lines that add up, deductions, net, and the year to date', async () => {
  expect(await stubFor(await server.as(ana))).toMatchObject({
    ok: true,
    value: {
      employer: { name: 'Harbor Cafe Holding LLC', address: '1 Pier Road\nOakland, CA 94607' },
      employee: { name: 'Ana Ortiz' },
      period: { startsOn: '2026-11-16', endsOn: '2026-11-22' },
      lines: [
        { kind: 'straight-time', minutes: 2_640, rate: '20', cents: 880_00 },
        { kind: 'overtime-premium', multiplier: '1.5', minutes: 240, rate: '10', cents: 40_00 },
      ],
      rates: [{ centsPerHour: 20_00, minutes: 2_640 }],
      deductions: [{ name: 'Uniform', quantity: '2', unitCents: 12_50, cents: 25_00, rule: null }],
      payment: { totalCents: 920_00, deductionsCents: 25_00, finalCents: 895_00, mayVoid: false },
      yearToDate: {
        year: 2026,
        minutes: 2_640,
        totalCents: 920_00,
        finalCents: 895_00,
        payments: [{ paymentId, totalCents: 920_00 }],
      },
      leave: { on: '2026-11-23', balances: [{ preset: 'vacation', name: null, minutes: 960 }] },
    },
  });
});

test('as a table it has a row for each line with its hours and its rate, says on each whose and of when it is, and adds up to what was paid out', async () => {
  const whose = 'Harbor Cafe Holding LLC,Ana Ortiz,1003,2026-11-16,2026-11-22,2026-11-23,Cash,';
  const file = await manager.send('GET', `/api/payments/${paymentId}/stub?format=csv`);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(
    file.text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n'),
  ).toEqual([
    'Employer,Employee,Employee number,Period begins,Period ends,Paid on,Payment method,Earnings,Hours,Rate,Amount,Status',
    `${whose}Straight time,44:00,20,880.00,Paid`,
    `${whose}"Overtime premium, 1.5×",4:00,10,40.00,Paid`,
    `${whose}Gross wages,44:00,,920.00,Paid`,
    `${whose}"Uniform, 2 × $12.50",,,-25.00,Paid`,
    `${whose}Net wages,,,895.00,Paid`,
  ]);
});

test('printed again it is the same document to the byte, whatever was renamed, taken or said of the employer since', async () => {
  const first = await stubFor(manager);
  const again = await manager.send('GET', `/api/payments/${paymentId}/stub`);
  await giveLeave('2026-11-21', -480);
  await world.asOwner("update employees set first_name = 'Anne' where id = $1", [ana.employeeId]);
  await world.asOwner("update organizations set name = 'Harbor Bistro'");
  const admin = await server.as(world.organization.admin);
  const body = { legalName: 'Another LLC', address: 'Elsewhere', revision: 1 };
  expect(await admin.call(contract.changeEmployer, { body })).toMatchObject({ value: { revision: 2 } });
  expect(await admin.call(contract.changeEmployer, { body })).toMatchObject({
    refusal: 'employer_changed_meanwhile',
    details: { legalName: 'Another LLC' },
  });
  const now = await stubFor(manager);
  expect(now.ok && { ...now.value, payment: null }).toEqual(first.ok && { ...first.value, payment: null });
  const later = await manager.send('GET', `/api/payments/${paymentId}/stub`);
  expect(later.headers.get('etag')).toBe(again.headers.get('etag'));
  expect(later.text).toBe(again.text);
});

test('it says the same after the person was renamed, and prints in the language of whoever reads it', async () => {
  const before = await stubFor(manager);
  await world.asOwner("update employees set last_name = 'Ortega' where id = $1", [ana.employeeId]);
  const after = await stubFor(manager);
  expect(after.ok && after.value.employee).toEqual(before.ok && before.value.employee);
  const own = await server.as(ana);
  const printed = [];
  for (const language of ['en', 'ar'] as const) {
    await own.call(contract.changePreferences, { body: { language } });
    const reply = await own.send('GET', `/api/payments/${paymentId}/stub`);
    expect([reply.status, reply.headers.get('content-type'), reply.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(reply.headers.get('content-disposition')).toContain('2026-11-22.pdf');
    printed.push(reply.headers.get('etag'));
  }
  expect(new Set(printed).size).toBe(2);
});

test('the year to date opens the payments that it adds up, also one that was voided since; a rate opens its days', async () => {
  const { employeeId } = cleo;
  const unpaid = await manager.call(contract.readUnpaidLogs, { params: { employeeId } });
  const [first] = unpaid.ok ? unpaid.value.workLogs : [];
  const one = await payAll(manager, cleo, { chosen: [first?.id ?? ''] });
  const two = await payAll(manager, cleo);
  const params = { paymentId: one.payment.paymentId };
  const voided = await manager.call(contract.voidPayment, { params, body: { reason: 'Wrong day' } });
  expect(voided.ok).toBe(true);
  const stub = (id: string) => manager.call(contract.readPayStub, { params: { paymentId: id } });
  const figures = { minutes: 480, totalCents: 160_00, deductionsCents: 0, finalCents: 160_00 };
  const earlier = { ...figures, paymentId: one.payment.paymentId, weekEndsOn: '2026-11-22', isVoid: true };
  const later = { ...earlier, paymentId: two.payment.paymentId, isVoid: false };
  expect(await stub(two.payment.paymentId)).toMatchObject({
    value: {
      days: [{ date: '2026-11-17', minutes: 480, centsPerHour: 20_00 }],
      yearToDate: { minutes: 960, totalCents: 320_00, finalCents: 320_00, payments: [earlier, later] },
    },
  });
  expect(await stub(one.payment.paymentId)).toMatchObject({ value: { yearToDate: { payments: [earlier] } } });
});

test('as a table each of its lines says that the payment was voided, and why, as paper does', async () => {
  const gia = await twoDays('Gia');
  const id = await payDay(gia, '2026-11-16');
  const lines = async () => {
    const { text } = await manager.send('GET', `/api/payments/${id}/stub?format=csv`);
    return text.trim().split('\r\n').slice(1);
  };
  const before = await lines();
  expect(before).toHaveLength(3);
  const body = { reason: 'Wrong day, paid twice' };
  expect((await manager.call(contract.voidPayment, { params: { paymentId: id }, body })).ok).toBe(true);
  const voided = before.map((line) => line.replace(/,Paid$/, ',"Voided: Wrong day, paid twice"'));
  expect(voided).not.toEqual(before);
  expect(await lines()).toEqual(voided);
});

test('a stub is there for whose it is and who answers for them; to everybody else it is not', async () => {
  const [colleague, far] = [
    await world.employee('Bo', { at: 'Wharf' }),
    await world.employee('Far', { role: 'manager', at: 'Hill', manages: ['Hill'] }),
  ];
  const rival = await world.rival('Copper Kettle');
  for (const one of [colleague, far, rival.admin]) {
    const reader = await server.as(one);
    expect(await stubFor(reader)).toMatchObject({ refusal: 'not_found' });
    expect((await reader.send('GET', `/api/payments/${paymentId}/stub`)).status).toBe(404);
    expect(await reader.call(contract.readPayments, { query: {} })).toMatchObject({
      value: { payments: [], count: 0 },
    });
  }
  expect(await (await server.as(ana)).call(contract.readPayments, { query: {} })).toMatchObject({
    value: { count: 1 },
  });
});

test('the rates on a stub are those by which its days were approved, whatever was entered for them before they were paid', async () => {
  const one = await world.employee('Dora Lane', { at: 'Wharf' });
  world.clock.set('2026-11-20T23:00:00.000Z');
  await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:01:00.000Z');
  await approveWeek(manager, one, monday);
  world.clock.set('2026-11-23T15:02:00.000Z');
  const rise = { startsOn: monday, centsPerHour: cents(22_00), reason: undefined };
  expect(await manager.call(contract.setPayRate, { params: one, body: rise })).toMatchObject({ ok: true });
  const stubOf = async () => {
    const { payment } = await payAll(manager, one);
    return manager.call(contract.readPayStub, { params: { paymentId: payment.paymentId } });
  };
  expect(await stubOf()).toMatchObject({
    value: {
      payment: { totalCents: 160_00 },
      rates: [{ centsPerHour: 20_00, minutes: 480 }],
      days: [{ date: monday, centsPerHour: 20_00 }],
    },
  });
  world.clock.set('2026-11-23T15:03:00.000Z');
  await approveCard(manager, one, monday);
  expect(await stubOf()).toMatchObject({
    value: { payment: { totalCents: 16_00 }, days: [{ date: monday, minutes: 0, cents: 16_00, centsPerHour: 22_00 }] },
  });
});

/** Somebody of the wharf with 8 hours on Monday and on Tuesday, at 20.00 an hour. */
async function twoDays(name: string): Promise<Employee> {
  world.clock.set('2026-11-20T23:00:00.000Z');
  const one = await world.employee(name, { at: 'Wharf' });
  for (const day of ['Mon', 'Tue']) await one.worked(`${day} 9:00–17:00`);
  world.clock.set('2026-11-23T15:00:00.000Z');
  await approveWeek(manager, one, monday);
  return one;
}

/** Pays one day of somebody, as the dialog would. */
async function payDay(one: Employee, date: string, wish: Parameters<typeof payAll>[2] = {}): Promise<string> {
  const { employeeId } = one;
  const unpaid = await manager.call(contract.readUnpaidLogs, { params: { employeeId } });
  const log = unpaid.ok ? unpaid.value.workLogs.find((each) => each.date === date) : undefined;
  return (await payAll(manager, one, { chosen: [log?.id ?? ''], ...wish })).payment.paymentId;
}

test('a stub of which a rate loses hours says so, on the screen and on paper', async () => {
  const dana = await twoDays('Dana');
  const { employeeId } = dana;
  await payDay(dana, '2026-11-16');
  const which = { employeeId, startsOn: monday };
  await manager.call(contract.reopenTimeCard, { params: which, body: { reason: 'She left earlier' } });
  const day = await manager.call(contract.readRecordedDay, { params: { employeeId, date: monday } });
  const [entry] = timeEntries(day.ok ? day.value.punches : []);
  const asked = { date: monday, startTime: { hour: 9, minute: 0 }, endTime: { hour: 16, minute: 0 }, breakMinutes: 0 };
  const seen = [...(entry?.punchIds ?? [])];
  const correction = { id: v7(), entryId: seen[0] ?? null, asked, reason: 'She left earlier', seen };
  const corrected = await manager.call(contract.correctEntry, { params: { employeeId }, body: correction });
  expect(corrected).toMatchObject({ ok: true });
  const rate = { startsOn: addDays(monday, 1), centsPerHour: cents(22_00), reason: undefined };
  expect(await manager.call(contract.setPayRate, { params: { employeeId }, body: rate })).toMatchObject({ ok: true });
  await approveCard(manager, dana, monday);
  const { payment } = await payAll(manager, dana);
  const params = { paymentId: payment.paymentId };
  for (const reader of [manager, await server.as(dana)]) {
    expect(await reader.call(contract.readPayStub, { params })).toMatchObject({
      value: {
        lines: [
          { kind: 'difference', date: monday, minutes: -60, rate: '20', cents: -20_00 },
          { kind: 'straight-time', minutes: 480, rate: '22', cents: 176_00 },
        ],
        rates: [
          { centsPerHour: 20_00, minutes: -60 },
          { centsPerHour: 22_00, minutes: 480 },
        ],
      },
    });
    expect((await reader.send('GET', `/api/payments/${payment.paymentId}/stub`)).status).toBe(200);
  }
});

test('the year to date ends with the date of the stub: one that was dated later is not in it', async () => {
  const emil = await twoDays('Emil');
  const later = await payDay(emil, '2026-11-16', { transactedAt: '2026-11-30T12:00' });
  const earlier = await payDay(emil, '2026-11-17', { transactedAt: '2026-11-24T12:00' });
  const yearOf = async (id: string) => {
    const stub = await manager.call(contract.readPayStub, { params: { paymentId: id } });
    const year = stub.ok ? stub.value.yearToDate : undefined;
    return [year?.totalCents, year?.payments?.map(({ paymentId: each }) => each)];
  };
  expect(await yearOf(earlier)).toEqual([160_00, [earlier]]);
  // When it was recorded, nothing else was.
  expect(await yearOf(later)).toEqual([160_00, [later]]);
  const fay = await twoDays('Fay');
  const first = await payDay(fay, '2026-11-16', { transactedAt: '2026-11-24T12:00' });
  const second = await payDay(fay, '2026-11-17', { transactedAt: '2026-11-24T12:00' });
  expect(await yearOf(first)).toEqual([160_00, [first]]);
  expect(await yearOf(second)).toEqual([320_00, [first, second]]);
  // Of one date, that of the afternoon was recorded first: one of the two stubs says both.
  const gus = await twoDays('Gus');
  const afternoon = await payDay(gus, '2026-11-16', { transactedAt: '2026-11-24T15:00' });
  const morning = await payDay(gus, '2026-11-17', { transactedAt: '2026-11-24T09:00' });
  expect(await yearOf(morning)).toEqual([320_00, [morning, afternoon]]);
});

let ranches = 0;
test('a stub says the date on which it was paid where its person lived then, wherever they live since', async () => {
  const ranch = `Ranch ${(ranches += 1)}`;
  const boss = await world.employee('Keeper', { role: 'manager', at: ranch, manages: [ranch] });
  const one = await world.employee('Elio Voss', { at: ranch });
  world.clock.set('2026-11-20T23:00:00.000Z');
  await one.worked('Mon 9:00–17:00');
  // Half past midnight in New York; in Los Angeles it is still the year before.
  world.clock.set('2027-01-01T05:30:00.000Z');
  const keeper = await server.as(boss);
  await approveWeek(keeper, one, monday);
  const params = { paymentId: (await payAll(keeper, one)).payment.paymentId };
  const printed = async () => (await keeper.send('GET', `/api/payments/${params.paymentId}/stub`)).headers.get('etag');
  const before = await printed();
  await world.asOwner("update locations set zone = 'America/Los_Angeles' where id = $1", [one.locationId]);
  expect(await printed()).toBe(before);
  expect(await keeper.call(contract.readPayStub, { params })).toMatchObject({
    value: { paidOn: '2027-01-01', yearToDate: { year: 2027 } },
  });
  // One from before its date was kept: its leave is of that date; before that was kept too, their clock of today is all there is.
  await world.asOwner('alter table pay_stubs disable trigger kept_for_ever');
  for (const [key, date] of [
    ['paidOn', '2027-01-01'],
    ['leave', '2026-12-31'],
  ]) {
    await world.asOwner('update pay_stubs set facts = facts - $2::text where payment_id = $1', [params.paymentId, key]);
    expect(await keeper.call(contract.readPayStub, { params })).toMatchObject({ value: { paidOn: date } });
  }
  await world.asOwner('alter table pay_stubs enable trigger kept_for_ever');
});

test('the period of a stub is that of what was worked: a difference of an older week stretches nothing', async () => {
  const one = await world.employee('Edda Ruiz', { at: 'Wharf' });
  world.clock.set('2026-11-20T23:00:00.000Z');
  await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:20:00.000Z');
  const { admin } = world.organization;
  await approveWeek(await server.as(admin), one, monday);
  await payAll(await server.as(admin), one);
  world.clock.set('2026-11-27T23:00:00.000Z');
  await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-30T15:00:00.000Z');
  const fresh = await server.as(admin);
  const rise = { startsOn: monday, centsPerHour: cents(22_00), reason: undefined };
  expect(await fresh.call(contract.setPayRate, { params: one, body: rise })).toMatchObject({ ok: true });
  await approveCard(fresh, one, monday);
  await approveCard(fresh, one, addDays(monday, 7));
  const { payment } = await payAll(fresh, one);
  expect(await fresh.call(contract.readPayStub, { params: { paymentId: payment.paymentId } })).toMatchObject({
    value: {
      period: { startsOn: '2026-11-23', endsOn: '2026-11-29' },
      lines: [
        { kind: 'difference', startsOn: monday, date: monday, minutes: 0, rate: null, cents: 16_00 },
        { kind: 'straight-time', startsOn: '2026-11-23', minutes: 480, rate: '22', cents: 176_00 },
      ],
    },
  });
});
