import { describe, expect, test } from 'vitest';
import { federalHolidays } from '../holidays/federal-holidays.ts';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { currentPeriod } from './current-period.ts';
import type { PayPeriodRule } from './pay-periods.ts';
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
  ])('by %j that contains %s is %j', (payPeriod, date, expected) => {
    const policy = { ...federal, holidays: federalHolidays, ...(payPeriod === undefined ? {} : { payPeriod }) };
    const { start, end, pay } = currentPeriod(policy, on(date));
    expect([start, end, pay]).toEqual(expected);
  });

  test('goes on without a gap into the one after it, whatever the rule', () => {
    for (const frequency of ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const) {
      const policy = { ...federal, payPeriod: { frequency, anchor: on('2026-01-05') } };
      let period = currentPeriod(policy, on('2026-01-10'));
      for (let count = 0; count < 30; count += 1) {
        const next = currentPeriod(policy, nextDay(period.end));
        expect(next.start).toBe(nextDay(period.end));
        period = next;
      }
    }
  });
});

const nextDay = (date: PlainDate): PlainDate => addDays(date, 1);
