import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { overtimePeriodStart } from './overtime-period.ts';
import type { PayPolicy } from './pay-policy.ts';
import { presets } from './presets.ts';
import { countsLongPeriods, firstPaidFrom, lastPaidFrom, wholePeriods } from './whole-periods.ts';

const first = parsePlainDate('2026-11-02') as PlainDate;
const eighty: PayPolicy = {
  ...presets['federal-hospital'],
  overtime: { ...presets['federal-hospital'].overtime, periodStartsOn: first },
};
/** By 14 days that begin in the weeks between. */
const between: PayPolicy = { ...eighty, overtime: { ...eighty.overtime, periodStartsOn: addDays(first, 7) } };
const weekly = presets.federal;
const sundays: PayPolicy = { ...weekly, workweek: { ...weekly.workweek, weekday: 'sunday' } };

/** Each from a day of November on, which is a Monday or, of `sundays`, a Sunday. */
const inForce =
  (...versions: readonly (readonly [number, PayPolicy])[]) =>
  (date: PlainDate): PayPolicy =>
    versions.findLast(([day]) => addDays(first, day - 2) <= date)?.[1] ?? weekly;

const november = (day: number): PlainDate => addDays(first, day - 2);

test.each<[string, (date: PlainDate) => PayPolicy, Readonly<Record<number, PayPolicy>>]>([
  ['as it is where it begins with a period', inForce([2, eighty]), { 1: weekly, 2: eighty, 9: eighty, 16: eighty }],
  ['to its end', inForce([2, eighty], [9, weekly]), { 2: eighty, 9: eighty, 15: eighty, 16: weekly }],
  ['not before its next begins', inForce([9, eighty]), { 2: weekly, 9: weekly, 15: weekly, 16: eighty }],
  ['up to the first week after it', inForce([2, eighty], [8, sundays]), { 8: eighty, 14: eighty, 15: sundays }],
  [
    'by others where the earlier end',
    inForce([2, eighty], [9, between]),
    { 9: eighty, 15: eighty, 16: between, 23: between },
  ],
])('who is paid by periods of 14 days is paid %s', (_, policyOn, expected) => {
  const paidBy = wholePeriods(policyOn);
  for (const [day, policy] of Object.entries(expected)) {
    expect({ day, isPaid: paidBy(november(Number(day))) === policy }).toEqual({ day, isPaid: true });
  }
});

test.each<[string, readonly PayPolicy[], PayPolicy, number, number]>([
  ['leaves them within one begins after it', [eighty], weekly, 9, 16],
  ['leaves them as one ends begins then', [eighty], weekly, 16, 16],
  ['changes other rules within one begins after it', [eighty], { ...eighty }, 9, 16],
  ['comes to them within one begins with the next', [weekly], eighty, 9, 16],
  ['comes to them as one begins does so', [weekly], eighty, 16, 16],
  ['moves the week as well begins with the week in which the last one ends', [eighty], sundays, 8, 15],
  ['reaches some who have them begins after it for all', [weekly, eighty], presets.california, 9, 16],
  ['knows no long periods begins as it says', [weekly], presets.california, 9, 9],
])('with periods of 14 days a policy that %s', (_, before, policy, wished, allowed) => {
  expect(firstPaidFrom(before, policy, november(wished))).toBe(november(allowed));
});

test('a policy for people whose periods never end together has no first date', () => {
  expect(firstPaidFrom([eighty, between], weekly, november(9))).toBeUndefined();
});

test.each<[string, PayPolicy, PayPolicy, number, number]>([
  ['one that ends 14 days does so as they end', eighty, weekly, 20, 16],
  ['on the day itself, where they end on it', eighty, weekly, 16, 16],
  ['and fourteen days sooner, a day before that', eighty, weekly, 15, 2],
  ['one by 14 days begins with them', weekly, eighty, 29, 16],
  ['one by weeks after another begins at once', weekly, presets.california, 20, 20],
  ['one by weeks that begin on Sundays may take over on the Sunday before they end', eighty, sundays, 15, 15],
])('of the dates on which a policy would have taken over: %s', (_, before, policy, upTo, expected) => {
  expect(lastPaidFrom(before, policy, november(upTo))).toBe(november(expected));
});

test('whatever policies follow each other, every day of a long period is paid by the one that it began with', () => {
  const policies: Readonly<Record<string, PayPolicy>> = {
    weekly,
    eighty,
    eightyLater: { ...eighty },
    twentyEight: { ...eighty, overtime: { ...eighty.overtime, periodDays: 28 } },
    california: presets.california,
  };
  const weeks = fc.array(fc.constantFrom(...Object.keys(policies)), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(weeks, (names) => {
      const policyOn = (date: PlainDate) => policies[names[Math.floor(daysBetween(first, date) / 7)] ?? ''] ?? weekly;
      const paidBy = wholePeriods(policyOn);
      for (let day = 0; day < 70; day += 7) {
        const policy = paidBy(addDays(first, day));
        const start = overtimePeriodStart(policy, addDays(first, day));
        const isWhole = !countsLongPeriods(policy) || paidBy(start) === policy;
        expect({ day, isWhole }).toEqual({ day, isWhole: true });
      }
    }),
  );
});
