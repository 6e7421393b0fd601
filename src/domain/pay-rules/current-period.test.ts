import { describe, expect, test } from 'vitest';
import { federalHolidays } from '../holidays/federal-holidays.ts';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { currentPeriod, periodsBeside } from './current-period.ts';
import { payFrequencies, type PayPeriodRule } from './pay-periods.ts';
import type { PayPolicy } from './pay-policy.ts';
import { federal } from './presets.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const working = { businessDay: true };

describe('the period of a date', () => {
  test.each<[PayPeriodRule | undefined, string, (string | undefined)[]]>([
    [undefined, '2026-11-20', ['2026-11-16', '2026-11-22', undefined]],
    [
      { frequency: 'weekly', payDate: { daysAfterEnd: 5, ...working } },
      '2026-11-20',
      ['2026-11-16', '2026-11-22', '2026-11-27'],
    ],
    [{ frequency: 'weekly', anchor: on('2026-11-05') }, '2026-11-20', ['2026-11-19', '2026-11-25', undefined]],
    [{ frequency: 'biweekly' }, '2026-11-20', ['2026-11-16', '2026-11-22', undefined]],
    [
      { frequency: 'biweekly', anchor: on('2026-11-02'), payDate: { daysAfterEnd: 5, ...working } },
      '2026-11-20',
      ['2026-11-16', '2026-11-29', '2026-12-04'],
    ],
    // Sunday the 10th is paid on the Friday before.
    [
      { frequency: 'semimonthly', payDate: { daysOfMonth: [10, 25], ...working } },
      '2026-12-20',
      ['2026-12-16', '2026-12-31', '2027-01-08'],
    ],
    // Thanksgiving, the 26th, is no working day.
    [
      { frequency: 'semimonthly', payDate: { daysOfMonth: [11, 26], ...working } },
      '2026-11-10',
      ['2026-11-01', '2026-11-15', '2026-11-25'],
    ],
    // Christmas is a Friday.
    [
      { frequency: 'monthly', payDate: { daysOfMonth: [25], ...working } },
      '2026-11-20',
      ['2026-11-01', '2026-11-30', '2026-12-24'],
    ],
    [
      { frequency: 'monthly', payDate: { daysOfMonth: [25], businessDay: false } },
      '2026-11-20',
      ['2026-11-01', '2026-11-30', '2026-12-25'],
    ],
    // New Year’s Day of the year after is a Friday.
    [
      { frequency: 'semimonthly', payDate: { daysOfMonth: [1, 16], ...working } },
      '2026-12-20',
      ['2026-12-16', '2026-12-31', '2026-12-31'],
    ],
  ])('by %j that contains %s is %j', (payPeriod, date, expected) => {
    const policy = { ...federal, holidays: federalHolidays, ...(payPeriod === undefined ? {} : { payPeriod }) };
    const { start, end, pay } = currentPeriod(policy, on(date));
    expect([start, end, pay]).toEqual(expected);
  });

  test('is paid as ever where a holiday of the policy is on a day that its year does not have', () => {
    // The fifth Thursday of February: that of 2024 was the 29th.
    const fifth = { code: 'fifth', on: { month: 2, weekday: 'thursday', nth: 5 }, observed: 'nearest' } as const;
    const payDate = { daysOfMonth: [28], ...working };
    const policy: PayPolicy = { ...federal, holidays: [fifth], payPeriod: { frequency: 'monthly', payDate } };
    expect(currentPeriod(policy, on('2025-01-10')).pay).toBe('2025-02-28');
  });

  test.each(payFrequencies)('%s: goes on without a gap into the one after it, from whatever day', (frequency) => {
    // Every day of a month, those among it that some month does not have, and the 29th of February.
    for (let day = 0; day < 62; day += 1) {
      const anchor = addDays(on('2028-01-01'), day);
      const policy = { ...federal, payPeriod: { frequency, anchor } };
      let period = currentPeriod(policy, anchor);
      // Half months begin on the days that they name, whatever they are counted from.
      if (frequency !== 'semimonthly') expect(period.start).toBe(anchor);
      for (let count = 0; count < 13; count += 1) {
        const next = currentPeriod(policy, addDays(period.end, 1));
        expect([anchor, next.start]).toEqual([anchor, addDays(period.end, 1)]);
        expect(currentPeriod(policy, next.end)).toEqual(next);
        period = next;
      }
    }
  });

  test.each<[PayPeriodRule, string, string[]]>([
    [{ frequency: 'monthly', anchor: on('2026-08-31') }, '2027-02-28', ['2027-02-28', '2027-03-30']],
    [{ frequency: 'monthly', anchor: on('2026-11-30') }, '2027-03-29', ['2027-02-28', '2027-03-29']],
    [{ frequency: 'quarterly', anchor: on('2026-11-30') }, '2027-05-29', ['2027-02-28', '2027-05-29']],
    [{ frequency: 'annual', anchor: on('2028-02-29') }, '2032-02-28', ['2031-02-28', '2032-02-28']],
    [{ frequency: 'monthly', startDays: [31] }, '2027-03-30', ['2027-02-28', '2027-03-30']],
    [{ frequency: 'semimonthly', startDays: [15, 31] }, '2027-03-14', ['2027-02-28', '2027-03-14']],
  ])('by %j the day that February does not have comes back: %s', (payPeriod, date, expected) => {
    const { start, end } = currentPeriod({ ...federal, payPeriod }, on(date));
    expect([start, end]).toEqual(expected);
  });
});

describe('the periods beside one', () => {
  test.each([
    ['2026-11-16', '2026-11-29', '2026-11-30', '2026-11-15', '2026-11-30'],
    ['2026-11-16', '2026-11-29', '2026-11-29', '2026-11-15', null],
    ['1901-01-02', '1901-01-08', '2026-11-29', '1901-01-01', '1901-01-09'],
    ['1901-01-01', '1901-03-31', '2026-11-29', null, '1901-04-01'],
  ])('of %s to %s, as of %s', (start, end, today, previous, next) => {
    expect(periodsBeside({ start: on(start), end: on(end) }, on(today))).toEqual({ previous, next });
  });

  test.each<PayPeriodRule>([
    ...payFrequencies.map((frequency) => ({ frequency })),
    ...payFrequencies.map((frequency) => ({ frequency, anchor: on('2026-02-01') })),
    { frequency: 'annual', anchor: on('2028-02-29') },
    { frequency: 'semimonthly', startDays: [15, 31] },
  ])('of whoever is paid by %j, each period that is led back to begins in our centuries', (payPeriod) => {
    const policy = { ...federal, payPeriod };
    let date: PlainDate | null = on('1901-03-10');
    for (let steps = 0; date !== null && steps < 20; steps += 1) {
      const period = currentPeriod(policy, date);
      expect(period.start >= '1900').toBe(true);
      date = periodsBeside(period, on('2026-11-29')).previous;
    }
    expect(date).toBeNull();
  });
});
