import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import {
  addDays,
  parseInstant,
  parsePlainDate,
  parseZone,
  type Instant,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { untouchedDay } from './day-account.ts';
import {
  decidePayment,
  type ClaimedLog,
  type KnownLog,
  type PaymentClaim,
  type PaymentFacts,
} from './decide-payment.ts';

const zone = parseZone('America/New_York') as Zone;
const at = (iso: string): Instant => parseInstant(iso) as Instant;
const monday = parsePlainDate('2026-11-16') as PlainDate;
const [started, finished] = [at('2026-11-16T14:00:00Z'), at('2026-11-16T22:30:00Z')];

const known = (id: string, daysLater: number, minutes: number, more: Partial<KnownLog> = {}): [string, KnownLog] => [
  id,
  {
    workLogId: id,
    startsOn: daysLater < 7 ? monday : addDays(monday, 7),
    workedOn: addDays(monday, daysLater),
    workedMinutes: minutes,
    breakMinutes: 30,
    startedAt: started,
    finishedAt: finished,
    payCents: cents(Math.round((minutes * 20_00) / 60)),
    isInForce: true,
    account: untouchedDay,
    ...more,
  },
];
const settled = { turn: 1, isPaid: true, minutes: 480, cents: cents(160_00) };
const facts: PaymentFacts = {
  now: at('2026-11-23T15:00:00Z'),
  zone,
  checkNumberIsUsed: false,
  logs: new Map([
    known('mon', 0, 480),
    known('tue', 1, 446),
    known('next', 7, 480),
    known('paid', 2, 480, { account: settled }),
    known('held', 2, 510, { account: { ...settled, isHeld: true } }),
    known('grown', 3, 510, { account: settled }),
    known('shrunk', 4, 420, { account: settled }),
    known('gone', 5, 480, { isInForce: false }),
    known('less', -3, 420, { payCents: null, account: settled }),
    known('raw', -2, 480, { payCents: null }),
    known('rawer', -1, 240, { payCents: null }),
    known('premium', 6, 0, { startedAt: null, finishedAt: null, payCents: cents(15_00) }),
  ]),
};
const claim = (more: Partial<PaymentClaim> = {}): PaymentClaim => ({
  employeeId: 'ana',
  entries: [{ id: 'mon' }, { id: 'tue' }],
  totalHours: '15.43',
  numDays: 2,
  totalPay: '308.67',
  hourlyPay: '20',
  deductions: [],
  method: 'Cash',
  checkNumber: null,
  transactedAt: facts.now,
  finalAmount: '308.67',
  ...more,
});
const decide = (more: Partial<PaymentClaim> = {}, about: Partial<PaymentFacts> = {}) =>
  decidePayment(claim(more), { ...facts, ...about });
/** What is answered where these days are claimed and nothing else is right: the log is looked at first. */
const entries = (...ids: (string | ClaimedLog)[]) =>
  decide({ entries: ids.map((id) => (typeof id === 'string' ? { id } : id)) });

describe('a payment that agrees', () => {
  test('is worked out anew', () => {
    const decided = decide({
      deductions: [{ name: 'Meals', quantity: '1.5', unitPrice: '5.25' }],
      finalAmount: '300.79',
    });
    expect(decided).toMatchObject({
      ok: true,
      value: {
        weekEndsOn: '2026-11-22',
        workedMinutes: 926,
        totalCents: 308_67,
        hourlyCents: 20_00,
        deductions: [{ name: 'Meals', quantity: '1.5', unitCents: 5_25, cents: 7_88 }],
        deductionsCents: 7_88,
        finalCents: 300_79,
        owedCents: 308_67,
        days: [
          { workedOn: '2026-11-16', turn: 1, entry: 'paid', workLogId: 'mon', minutes: 480, cents: 160_00 },
          { workedOn: '2026-11-17', turn: 1, entry: 'paid', workLogId: 'tue', minutes: 446, cents: 148_67 },
        ],
      },
    });
  });

  test('takes its days in the order of the calendar, and ends with the latest of their weeks', () => {
    const decided = decide({
      entries: [{ id: 'next' }, { id: 'mon' }],
      totalHours: '16',
      totalPay: '320',
      finalAmount: '320',
    });
    expect(decided).toMatchObject({
      value: { weekEndsOn: '2026-11-29', days: [{ workLogId: 'mon' }, { workLogId: 'next' }] },
    });
  });

  test('may have its total typed: the hourly pay follows to two places', () => {
    expect(decide({ totalPay: '300', hourlyPay: '19.44', finalAmount: '300' })).toMatchObject({
      value: { totalCents: 300_00, hourlyCents: 19_44 },
    });
    expect(decide({ totalPay: '300', hourlyPay: '19.45', finalAmount: '300' })).toMatchObject({
      refusal: 'pay_differs',
      details: { field: 'totalPay', expected: '300.18' },
    });
  });

  test('of a day without work has no pay an hour', () => {
    const one = { entries: [{ id: 'premium' }], totalHours: '0', numDays: 1, totalPay: '15', finalAmount: '15' };
    expect(decide({ ...one, hourlyPay: '0' })).toMatchObject({ ok: true });
    expect(decide({ ...one, hourlyPay: '1' })).toMatchObject({ refusal: 'pay_differs' });
  });

  test('settles what is different since a day was paid, more or less', () => {
    const grown = { entries: [{ id: 'grown' }], totalHours: '0.5', numDays: 1, totalPay: '10', finalAmount: '10' };
    expect(decide(grown)).toMatchObject({
      value: { owedCents: 10_00, days: [{ entry: 'difference', turn: 2, minutes: 30, minutesBefore: 480 }] },
    });
    const shrunk = { entries: [{ id: 'shrunk' }], totalHours: '-1', numDays: 1, totalPay: '10', finalAmount: '10' };
    expect(decide({ ...shrunk, hourlyPay: '0' })).toMatchObject({
      value: { workedMinutes: -60, totalCents: 10_00, hourlyCents: 0 },
    });
    const both = { entries: [{ id: 'mon' }, { id: 'shrunk' }], totalHours: '7', totalPay: '140', finalAmount: '140' };
    expect(decide(both)).toMatchObject({ value: { owedCents: 140_00 } });
  });

  test('may pay nothing in the end', () => {
    const all = [{ name: 'Advance', quantity: '1', unitPrice: '308.67' }];
    expect(decide({ deductions: all, finalAmount: '0' })).toMatchObject({ value: { finalCents: 0 } });
  });

  test.each<[string, string[], Partial<PaymentClaim>, number[]]>([
    [
      'shared out by their minutes',
      ['raw', 'rawer'],
      { totalHours: '12', totalPay: '240.01', hourlyPay: '20.00' },
      [160_01, 80_00],
    ],
    [
      'what is beyond that of the others',
      ['mon', 'rawer'],
      { totalHours: '12', totalPay: '250.00', hourlyPay: '20.83' },
      [90_00, 160_00],
    ],
    [
      'beside what is taken back',
      ['shrunk', 'rawer'],
      { totalHours: '3', totalPay: '60.00', hourlyPay: '20.00' },
      [80_00, -20_00],
    ],
    [
      'and nothing for hours that went',
      ['less', 'rawer'],
      { totalHours: '3', totalPay: '60.00', hourlyPay: '20.00' },
      [0, 60_00],
    ],
    [
      'never less than nothing',
      ['mon', 'rawer'],
      { totalHours: '12', totalPay: '120.00', hourlyPay: '10.00' },
      [0, 160_00],
    ],
  ])('settles days without a rate at what was typed for them, %s', (_, ids, typed, settledAt) => {
    const decided = decide({ entries: ids.map((id) => ({ id })), ...typed, finalAmount: typed.totalPay ?? '' });
    const sums = decided.ok ? decided.value.days.map(({ cents: each }) => each) : decided;
    expect(sums).toEqual(settledAt);
    const whole = settledAt.reduce((sum, each) => sum + each, 0);
    expect(decided).toMatchObject({ value: { owedCents: whole } });
  });
});

describe('a payment is refused', () => {
  test.each<[string, (string | ClaimedLog)[], string, string]>([
    ['a log that nobody knows', ['mon', 'other'], 'work_log_unknown', 'entries.1.id'],
    ['a log twice', ['mon', 'mon'], 'work_log_repeated', 'entries.1.id'],
    ['a log of a card that was reopened', ['gone'], 'work_log_superseded', 'entries.0.id'],
    ['a log that is paid', ['mon', 'paid'], 'work_log_paid', 'entries.1.id'],
    ['a log that a waiting payment holds', ['mon', 'held'], 'work_log_held', 'entries.1.id'],
    ['somebody else’s', [{ id: 'mon', userId: 'bo' }], 'work_log_differs', 'entries.0.userId'],
    ['another date', [{ id: 'mon', date: addDays(monday, 1) }], 'work_log_differs', 'entries.0.date'],
    ['other hours', [{ id: 'mon', totalWorkedHours: '8.01' }], 'work_log_differs', 'entries.0.totalWorkedHours'],
    ['another break', [{ id: 'mon', totalBreakTime: '0.6' }], 'work_log_differs', 'entries.0.totalBreakTime'],
    ['one said to be paid', [{ id: 'mon', paid: true }], 'work_log_differs', 'entries.0.paid'],
    ['another start', [{ id: 'mon', startTime: null }], 'work_log_differs', 'entries.0.startTime'],
    ['another finish', [{ id: 'mon', finishTime: started }], 'work_log_differs', 'entries.0.finishTime'],
  ])('for %s', (_, ids, refusal, field) => {
    expect(entries(...ids)).toMatchObject({ refusal, details: { field } });
  });

  test('not for pay by the hour that a total of few cents cannot tell', () => {
    // 33 cents for a minute are 19.80 an hour, and a minute at 20.00 an hour is 33 cents.
    const logs = new Map([known('minute', 0, 1)]);
    const told = { entries: [{ id: 'minute' }], totalHours: '0.02', numDays: 1, totalPay: '0.33', finalAmount: '0.33' };
    expect(decide(told, { logs })).toMatchObject({ ok: true, value: { totalCents: 33, hourlyCents: 20_00 } });
  });

  test('not for what a claim says rightly', () => {
    const told = {
      id: 'mon',
      userId: 'ana',
      date: monday,
      totalWorkedHours: '8.0',
      totalBreakTime: '0.50',
      paid: false,
      startTime: started,
      finishTime: finished,
    };
    expect(decide({ entries: [told, { id: 'tue' }] })).toMatchObject({ ok: true });
  });

  test.each<[string, Partial<PaymentClaim>, Record<string, unknown>]>([
    [
      'hours',
      { totalHours: '15.44' },
      { refusal: 'hours_differ', details: { field: 'totalHours', expected: '15.43' } },
    ],
    ['days', { numDays: 3 }, { refusal: 'days_differ', details: { field: 'numDays', expected: '2' } }],
    [
      'a payable that is not total less deductions',
      { finalAmount: '308.66' },
      { refusal: 'final_amount_differs', details: { field: 'finalAmount', expected: '308.67' } },
    ],
    [
      'a payable below nothing',
      { deductions: [{ name: 'Till', quantity: '1', unitPrice: '308.68' }], finalAmount: '-0.01' },
      { refusal: 'payable_negative', details: { field: 'finalAmount' } },
    ],
    [
      'a check without number',
      { method: 'Check' },
      { refusal: 'check_number_missing', details: { field: 'checkNumber' } },
    ],
    ['a number without check', { checkNumber: '1' }, { refusal: 'check_number_unexpected' }],
  ])('for %s', (_, wrong, answer) => {
    expect(decide(wrong)).toMatchObject(answer);
  });

  test('for a check that was used, and not for one that was not', () => {
    const check = { method: 'Check', checkNumber: '1' } as const;
    expect(decide(check, { checkNumberIsUsed: true })).toMatchObject({
      refusal: 'check_number_used',
      details: { field: 'checkNumber' },
    });
    expect(decide(check)).toMatchObject({ ok: true });
  });

  test.each([
    ['on the first day of work', '2026-11-16T05:00:00Z', undefined, {}],
    ['the day before, by the clock of the location', '2026-11-16T04:59:00Z', 'transaction_before_work', {}],
    ['a month ahead', '2026-12-25T04:59:00Z', undefined, {}],
    ['a day more', '2026-12-25T05:00:00Z', 'transaction_in_future', { latest: '2026-12-24' }],
  ])('by its date: %s', (_, iso, refusal, more) => {
    const answer = decide({ transactedAt: at(iso) });
    expect(answer.ok ? undefined : answer.refusal).toBe(refusal);
    if (!answer.ok) expect(answer.details).toEqual({ field: 'transactionDate', ...more });
  });
});
