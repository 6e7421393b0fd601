import { describe, expect, test } from 'vitest';
import type { Payee, UnpaidLog } from '../../../contract/payroll/payments.ts';
import { cents } from '../../../domain/kernel/money.ts';
import {
  parseInstant,
  parsePlainDate,
  parseZone,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../../domain/kernel/time.ts';
import { differenceOf, noteOf, owedLines } from './owed.ts';
import { mayBeRecorded, refusedField } from './refused-field.ts';
import {
  checkNumberFault,
  lineFaults,
  emptyPayment,
  payeesInOrder,
  payFault,
  payloadOf,
  shownPayment,
  sumsOf,
  transactionOf,
  whyNot,
  type PaymentValues,
} from './view.ts';

const zone = parseZone('America/New_York') as Zone;
const now = parseInstant('2026-11-20T23:04:00Z') as Instant;
const monday = parsePlainDate('2026-11-16') as PlainDate;

const log = (id: string, minutes: number, owed: number, more: Partial<UnpaidLog> = {}): UnpaidLog => ({
  id,
  userId: 'ana',
  date: monday,
  totalWorkedHours: '8',
  totalBreakTime: '0',
  paid: false,
  startTime: null,
  finishTime: null,
  startsOn: monday,
  minutes,
  isDifference: false,
  owedCents: cents(owed),
  floor: { centsPerHour: cents(20_00), minimumWage: '16.90', leaveCents: cents(0) },
  lines: [{ kind: 'straight-time', multiplier: null, code: null, cents: cents(owed) }],
  ...more,
});
const logs = [log('a', 480, 160_00), log('b', 446, 148_67)];
const form = (more: Partial<PaymentValues> = {}): PaymentValues => ({
  ...emptyPayment(now, zone),
  chosen: ['a', 'b'],
  ...more,
});

const confirmedBy = (values: PaymentValues, all: readonly UnpaidLog[]): PaymentValues => ({
  ...values,
  confirmed: shownPayment(values, sumsOf(values, all)),
});

describe('total and hourly pay', () => {
  test.each<[string, Partial<PaymentValues>, string, string]>([
    ['start from what the rules say', {}, '308.67', '20.00'],
    ['follow the total that was typed', { typed: 'total', amount: '300' }, '300', '19.44'],
    ['follow the hourly pay that was typed, by the minute', { typed: 'hourly', amount: '19.50' }, '300.95', '19.50'],
    ['are read with a comma', { typed: 'hourly', amount: '19,5' }, '300.95', '19,5'],
    ['stay as they are typed, whatever they are', { typed: 'total', amount: '3x' }, '3x', ''],
    ['are empty before a day is chosen', { chosen: [] }, '', ''],
  ])('%s', (_, more, total, hourly) => {
    expect(sumsOf(form(more), logs).shown).toEqual({ total, hourly });
  });

  test('tell by how much they are not what the rules say', () => {
    expect(sumsOf(form(), logs).beyondOwed).toBeUndefined();
    expect(sumsOf(form({ typed: 'total', amount: '300' }), logs).beyondOwed).toBe(-8_67);
    expect(sumsOf(form({ typed: 'total', amount: '310' }), logs).beyondOwed).toBe(1_33);
  });
});

test('those with days to be paid are offered first, each as they stood', () => {
  const payee = (firstName: string, unpaidDays: number): Payee => ({
    employeeId: firstName,
    firstName,
    lastName: '',
    photoUrl: null,
    unpaidDays,
  });
  const all = [payee('Aisha', 0), payee('Ben', 2), payee('Dina', 0), payee('Hana', 5)];
  expect(payeesInOrder(all).map(({ firstName }) => firstName)).toEqual(['Ben', 'Hana', 'Aisha', 'Dina']);
});

test('where more was paid for the days that are chosen than is due, that is why nothing can be submitted', () => {
  const values = form({ chosen: ['a'] });
  const owing = [log('a', -120, -35_29, { isDifference: true })];
  expect(whyNot(values, sumsOf(values, owing), zone)).toBe('payroll.owedBack');
});

describe('what is payable', () => {
  const uniform = { key: 1, name: 'Uniform', quantity: '2', unitPrice: '14.00' };
  test('is total pay less quantity times unit price; a line that nobody began is none', () => {
    const sums = sumsOf(form({ deductions: [uniform, { key: 2, name: '', quantity: '1', unitPrice: '' }] }), logs);
    expect([sums.totalCents, sums.deductionsCents, sums.finalCents]).toEqual([308_67, 28_00, 280_67]);
  });

  test('points out deductions that cut into the minimum wage, by what may be taken at most', () => {
    const sums = (unitPrice: string, more: Partial<PaymentValues> = {}) =>
      sumsOf(form({ deductions: [{ ...uniform, quantity: '1', unitPrice }], ...more }), logs).mostDeducted;
    // 15:26 at 20.00 are 3.10 above an hour of 16.90.
    expect([sums('47.84'), sums('47.85'), sums('50')]).toEqual([undefined, 47_84, 47_84]);
    expect(sums('50', { typed: 'total', amount: '310.83' })).toBeUndefined();
  });

  test.each<[string, Partial<PaymentValues>, string | undefined]>([
    ['no day is chosen', { chosen: [] }, 'payroll.chooseDays'],
    ['the amount is none', { typed: 'total', amount: 'much' }, 'payroll.enterPay'],
    ['it is more than a payment can be', { typed: 'hourly', amount: '999999999.99' }, 'payroll.payTooLarge'],
    ['a deduction is half there', { deductions: [{ ...uniform, unitPrice: '' }] }, 'payroll.completeDeductions'],
    [
      'a deduction is more than a payment can be',
      { deductions: [{ ...uniform, quantity: '999999999', unitPrice: '999999999' }] },
      'payroll.completeDeductions',
    ],
    ['a quantity is none', { deductions: [{ ...uniform, quantity: '0' }] }, 'payroll.completeDeductions'],
    ['more is deducted than paid', { deductions: [{ ...uniform, quantity: '99' }] }, 'refusal.payable_negative'],
    ['a check has no number', { method: 'Check' }, 'refusal.check_number_missing'],
    ['the number of a check is none', { method: 'Check', checkNumber: '12/34' }, 'payroll.checkNumberFault'],
    ['there is no date', { transactedAt: '' }, 'payroll.enterDate'],
    ['nothing was confirmed', {}, 'payroll.confirmFirst'],
  ])('cannot be submitted while %s', (_, more, why) => {
    const values = form(more);
    expect(whyNot(values, sumsOf(values, logs), zone)).toBe(why);
  });

  const confirmed = confirmedBy(form(), logs);

  test('can be submitted once what it shows was confirmed', () => {
    expect(whyNot(confirmed, sumsOf(confirmed, logs), zone)).toBeUndefined();
  });

  test.each([
    ['another day is chosen', { chosen: ['a'] }],
    ['another total is typed', { typed: 'total' as const, amount: '300.00' }],
    ['there is another deduction', { deductions: [{ key: 1, name: 'Uniform', quantity: '1', unitPrice: '5.00' }] }],
    ['it is paid in another way', { method: 'Zelle' as const }],
    ['it is dated otherwise', { transactedAt: '2026-11-20T17:00' }],
  ])('has to be confirmed again where %s', (_, more) => {
    const values = { ...confirmed, ...more };
    expect(whyNot(values, sumsOf(values, logs), zone)).toBe('payroll.confirmFirst');
  });

  test('has to be confirmed again where a day of it is gone, or is another one by now, though nobody typed anything', () => {
    const typed = confirmedBy({ ...confirmed, typed: 'total', amount: '300.00' }, logs);
    expect(whyNot(typed, sumsOf(typed, logs), zone)).toBeUndefined();
    expect(whyNot(typed, sumsOf(typed, logs.slice(0, 1)), zone)).toBe('payroll.confirmFirst');
    const [first, ...others] = logs;
    const dearer = [{ ...first, owedCents: cents(1_00) } as UnpaidLog, ...others];
    expect(whyNot(typed, sumsOf(typed, dearer), zone)).toBe('payroll.confirmFirst');
  });
});

test('the payload says what is shown; only a check has its number', () => {
  const values = form({ method: 'Zelle', checkNumber: '17' });
  expect(payloadOf('ana', values, sumsOf(values, logs), now)).toMatchObject({
    userId: 'ana',
    entries: [{ id: 'a' }, { id: 'b' }],
    totalHours: '15.43',
    numDays: 2,
    totalPay: '308.67',
    hourlyPay: '20.00',
    deductions: [],
    checkNumber: null,
    finalAmount: '308.67',
  });
});

test('what is typed in Arabic digits is sent in those that everybody reads', () => {
  const deductions = [{ key: 1, name: 'Uniform', quantity: '٢', unitPrice: '١٤٫٥' }];
  const values = form({ typed: 'total', amount: '٣٠٠٫٥', method: 'Check', checkNumber: '١٠٠٢', deductions });
  const sums = sumsOf(values, logs);
  expect(sums.shown.total).toBe('٣٠٠٫٥');
  expect(payloadOf('ana', values, sums, now)).toMatchObject({
    totalPay: '300.50',
    deductions: [{ quantity: '2', unitPrice: '14.50' }],
    checkNumber: '1002',
  });
});

test('a transaction is typed by the clock of the employee’s home', () => {
  const { transactedAt } = emptyPayment(now, zone);
  expect(transactedAt).toBe('2026-11-20T18:04');
  expect(transactionOf(transactedAt, zone)).toBe(now);
  expect(transactionOf('2026-11', zone)).toBeUndefined();
});

test('what the rules say is summed by line and week; a difference is none of the day’s lines', () => {
  const overtime = { kind: 'overtime-premium', multiplier: '1.5', code: null, cents: cents(10_00) } as const;
  const lines = owedLines([
    log('a', 480, 160_00),
    log('b', 480, 170_00, { lines: [...(log('b', 480, 160_00).lines ?? []), overtime] }),
    log('c', 60, 20_00, { isDifference: true }),
    log('d', 60, 0, { lines: null }),
  ]);
  expect(lines.map(({ kind, cents: sum }) => [kind, sum])).toEqual([
    ['straight-time', 320_00],
    ['overtime-premium', 10_00],
  ]);
});

test('a line of the rules names what of it falls on each of the chosen days', () => {
  const tuesday = parsePlainDate('2026-11-17') as PlainDate;
  const [line] = owedLines([log('a', 480, 160_00), log('b', 446, 148_67, { date: tuesday })]);
  expect(line?.shares).toEqual([
    { date: monday, cents: 160_00 },
    { date: tuesday, cents: 148_67 },
  ]);
});

test.each<[string, Partial<UnpaidLog>, ReturnType<typeof differenceOf>]>([
  ['more than was paid', {}, { nowCents: cents(20_00), settledCents: cents(0) }],
  ['less than was paid', { owedCents: cents(-35_29) }, { nowCents: cents(20_00), settledCents: cents(55_29) }],
  ['nothing at all', { owedCents: cents(-55_29), lines: [] }, { nowCents: cents(0), settledCents: cents(55_29) }],
  ['what no rate says', { lines: null }, undefined],
])('a difference comes from what is owed by now, %s, and what was settled before', (_, more, expected) => {
  expect(differenceOf(log('a', 60, 20_00, { isDifference: true, ...more }))).toEqual(expected);
});

test.each([
  ['unexpected', true],
  ['unavailable', true],
  ['work_log_superseded', false],
] as const)('a payment that is refused with %s may be recorded: %s', (refusal, isSo) => {
  expect(mayBeRecorded({ ok: false, refusal })).toBe(isSo);
  expect([mayBeRecorded(undefined), mayBeRecorded({ ok: true })]).toEqual([false, false]);
});

describe('what cannot be read is said at its field', () => {
  const pay = (typed: PaymentValues['typed'], amount: string) => {
    const values = form({ typed, amount });
    return payFault(values, sumsOf(values, logs));
  };
  test.each<[string, ReturnType<typeof pay>]>([
    ['625.95', undefined],
    ['625,9', undefined],
    // It is still being typed, or emptied to be typed anew.
    ['625.', undefined],
    ['', undefined],
    ['12,3x', 'payroll.payFault'],
    ['12.345', 'payroll.payFault'],
    ['-5', 'payroll.payFault'],
  ])('pay of "%s"', (amount, fault) => {
    expect([pay('total', amount), pay('hourly', amount)]).toEqual([fault, fault]);
  });

  test('pay that is more than a payment can be, and none where nothing was typed', () => {
    expect(pay('hourly', '999999999')).toBe('payroll.payTooLarge');
    expect(pay('neither', '12,3x')).toBeUndefined();
  });

  test.each<[string, string, ReturnType<typeof lineFaults>]>([
    ['2', '3.50', { quantity: undefined, unitPrice: undefined }],
    ['1,', '3,', { quantity: undefined, unitPrice: undefined }],
    ['١٫٥', '٣٫', { quantity: undefined, unitPrice: undefined }],
    ['', '', { quantity: undefined, unitPrice: undefined }],
    ['2y', '3.505', { quantity: 'payroll.quantityFault', unitPrice: 'payroll.priceFault' }],
    ['0', '3z', { quantity: 'payroll.quantityFault', unitPrice: 'payroll.priceFault' }],
    ['1.0005', '0', { quantity: 'payroll.quantityFault', unitPrice: undefined }],
  ])('a deduction of "%s" at "%s"', (quantity, unitPrice, faults) => {
    expect(lineFaults({ key: 1, name: '', quantity, unitPrice })).toEqual(faults);
  });

  test('the number of a check', () => {
    const fault = (checkNumber: string) => checkNumberFault(form({ method: 'Check', checkNumber }));
    expect([fault(' 10-02a '), fault(''), fault('10 02')]).toEqual([undefined, undefined, 'payroll.checkNumberFault']);
    expect(fault('١٠٠٢')).toBeUndefined();
  });
});

test('a refusal is said once: at the field that it is about, else above the button', () => {
  const placeOf = (details: unknown) => refusedField({ ok: false, refusal: 'check_number_used', details })?.place;
  expect(
    [
      'checkNumber',
      'transactionDate',
      'entries.0.id',
      'totalHours',
      'numDays',
      'totalPay',
      'deductions.1.quantity',
      'finalAmount',
    ].map((field) => placeOf({ field })),
  ).toEqual(['checkNumber', 'transactionDate', 'days', 'days', 'days', 'totalPay', 'deductions', 'deductions']);
  expect([placeOf({ field: 'userId' }), placeOf({}), placeOf(undefined)]).toEqual([undefined, undefined, undefined]);
  expect([refusedField(undefined), refusedField({ ok: true })]).toEqual([undefined, undefined]);
});

test('a day without work says that it is time off, and a difference that it is one', () => {
  const leave = { kind: 'paid-leave', multiplier: null, code: null, cents: cents(160_00) } as const;
  const report = { ...leave, kind: 'reporting-time' } as const;
  const day = (more: Partial<UnpaidLog>, minutes = 0) => noteOf(log('friday', minutes, 160_00, more));
  expect(day({ lines: [leave] })).toBe('timeCards.line.paid-leave');
  expect(day({ lines: [leave], startTime: now }, 480)).toBeUndefined();
  expect(day({ lines: [report] })).toBeUndefined();
  expect(day({ lines: [leave], isDifference: true })).toBe('payroll.payDifference');
  expect(day({ lines: [leave], isDifference: true }, 30)).toBe('payroll.difference');
});
