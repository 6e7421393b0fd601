import { describe, expect, test } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../kernel/time.ts';
import { bankingDayFrom, isBankingDay } from './banking-day.ts';
import { decideDeposits, earliestDeposit, latestDeposit, usualDeposit, type OpenDeposit } from './decide-deposits.ts';
import { largestDepositCents } from './deposit-file.ts';

const date = (text: string) => parsePlainDate(text) as PlainDate;
const friday = date('2026-11-20');
const monday = date('2026-11-23');

describe('a banking day', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    // Thanksgiving, the fourth Thursday, and the Friday after, which is no holiday of the Federal Reserve
    ['2026-11-26', false],
    ['2026-11-27', true],
    // Independence Day: on a Saturday it closes no Friday, on a Sunday it closes the Monday.
    ['2026-07-03', true],
    ['2027-07-05', false],
    ['2027-07-06', true],
    ['2027-01-01', false],
  ])('%s', (on, is) => {
    expect(isBankingDay(date(on))).toBe(is);
  });

  test('is looked for from a date on', () => {
    expect(bankingDayFrom(friday)).toBe(friday);
    expect(bankingDayFrom(date('2026-11-21'))).toBe(monday);
    expect(earliestDeposit(friday)).toBe(monday);
    expect(earliestDeposit(date('2026-11-25'))).toBe('2026-11-27');
  });
});

const open: readonly OpenDeposit[] = [
  { paymentId: 'ana', name: 'Ana', finalCents: 100_00, account: 'in_use' },
  { paymentId: 'ben', name: 'Ben', finalCents: 50_00, account: 'in_use' },
  { paymentId: 'cleo', name: 'Cleo', finalCents: 70_00, account: 'held' },
  { paymentId: 'dan', name: 'Dan', finalCents: 80_00, account: 'none' },
];
const decide = (paymentIds: readonly string[], finalCents: number, effectiveOn = monday) =>
  decideDeposits(open, { paymentIds, finalCents, effectiveOn }, friday);

describe('what goes into a file', () => {
  test('is all that was chosen', () => {
    expect(decide(['ben', 'ana'], 150_00)).toEqual({ ok: true, value: open.slice(0, 2) });
    expect(decide(['ana'], 100_00)).toEqual({ ok: true, value: open.slice(0, 1) });
  });

  test.each([
    ['a cent less', ['ana', 'ben'], 149_99],
    ['a cent more', ['ana', 'ben'], 150_01],
    ['an account that is held', ['ana', 'cleo'], 170_00],
    ['no account', ['ana', 'dan'], 180_00],
    ['somebody whom nobody waits to pay', ['ana', 'eve'], 100_00],
    ['one payment twice', ['ana', 'ana'], 100_00],
  ])('is not guessed: %s', (_, paymentIds, finalCents) => {
    expect(decide(paymentIds, finalCents)).toMatchObject({ refusal: 'deposits_differ' });
  });

  test.each([
    ['today', friday],
    ['yesterday', date('2026-11-19')],
    ['a Sunday', date('2026-11-29')],
    ['a holiday', date('2026-11-26')],
    ['too far away', date('2026-12-21')],
  ])('does not arrive %s', (_, on) => {
    expect(decide(['ana'], 100_00, on)).toMatchObject({ refusal: 'deposit_day_not_banking' });
  });

  test('has room for each payment and for their sum, or nobody is in it', () => {
    const most = (count: number, finalCents = largestDepositCents): OpenDeposit[] =>
      Array.from({ length: count }, (_, index) => ({
        paymentId: String(index),
        name: `Payee ${index}`,
        finalCents,
        account: 'in_use',
      }));
    const all = (payments: readonly OpenDeposit[]) => {
      const sum = payments.reduce((total, { finalCents }) => total + finalCents, 0);
      const paymentIds = payments.map(({ paymentId }) => paymentId);
      return decideDeposits(payments, { paymentIds, finalCents: sum, effectiveOn: monday }, friday);
    };
    expect(all(most(1))).toMatchObject({ ok: true });
    expect(all(most(1, largestDepositCents + 1))).toMatchObject({
      refusal: 'deposit_too_large',
      details: { paymentId: '0', name: 'Payee 0' },
    });
    expect(all(most(100))).toMatchObject({ ok: true });
    // The sum of a file has twelve digits.
    const [rest] = most(1, cents(99));
    const upTo = (sum: number) => [...most(100), { ...rest, paymentId: 'rest', finalCents: cents(sum) } as OpenDeposit];
    expect(all(upTo(99))).toMatchObject({ ok: true });
    expect(all(upTo(100))).toMatchObject({ refusal: 'deposit_file_too_large' });
    expect(all(most(101))).toMatchObject({ refusal: 'deposit_file_too_large' });
  });

  test('arrives thirty days from now at the latest', () => {
    expect(latestDeposit(friday)).toBe('2026-12-20');
    const [wednesday, last] = [date('2026-11-18'), date('2026-12-18')];
    expect(latestDeposit(wednesday)).toBe(last);
    const wish = { paymentIds: ['ana'], finalCents: 100_00, effectiveOn: last };
    expect(decideDeposits(open, wish, wednesday)).toMatchObject({ ok: true });
  });
});

test.each([
  ['on their date', ['2026-12-04'], '2026-12-04'],
  ['on the first of their dates', ['2026-12-09', '2026-12-04'], '2026-12-04'],
  ['on the banking day before a Saturday', ['2026-12-05'], '2026-12-04'],
  ['as early as banks can, where their date is today', ['2026-11-30'], '2026-12-01'],
  ['as early as banks can, where it is over', ['2026-11-20', '2026-12-04'], '2026-12-01'],
  ['as late as banks take it, where that is later still', ['2026-12-31'], '2026-12-30'],
  ['as early as banks can, of none', [], '2026-12-01'],
])('the money of payments is usually there %s', (_, paidOn, usual) => {
  const dates = paidOn.map((one) => parsePlainDate(one) as PlainDate);
  expect(usualDeposit(dates, parsePlainDate('2026-11-30') as PlainDate)).toBe(usual);
});
