import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { payDays } from './pay-days.ts';
import type { PayPeriodRule } from './pay-periods.ts';
import type { PayPolicy } from './pay-policy.ts';
import { federal } from './presets.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const november = { start: on('2026-11-01'), end: on('2026-11-30') };
const paid = (payPeriod?: PayPeriodRule): PayPolicy => {
  const { payPeriod: _none, ...rest } = federal;
  return payPeriod === undefined ? rest : { ...rest, payPeriod };
};
const biweekly = paid({ frequency: 'biweekly', anchor: on('2026-11-02') });
const monthly = paid({ frequency: 'monthly' });

test.each<[string, PayPolicy, readonly string[], number]>([
  ['weeks, where nothing is said', paid(), ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'], 52],
  ['two weeks', paid({ frequency: 'biweekly', anchor: on('2026-10-26') }), ['2026-11-09', '2026-11-23'], 26],
  ['half months', paid({ frequency: 'semimonthly' }), ['2026-11-01', '2026-11-16'], 24],
  ['months', monthly, ['2026-11-01'], 12],
])('pay periods of %s begin on their days', (_, policy, days, perYear) => {
  const told = payDays(() => policy, november);
  expect(told.map((day) => [day.on, day.perYear])).toEqual(days.map((date) => [date, perYear]));
  for (const { forDays, ofDays } of told) expect(forDays).toBe(ofDays);
});

test('where another policy takes over, its first period is for the days that no former one had', () => {
  const changing = (before: PayPolicy, after: PayPolicy) =>
    payDays((date) => (date < '2026-11-16' ? before : after), { start: november.start, end: on('2026-12-14') }).map(
      ({ on: date, forDays, ofDays }) => [date, forDays, ofDays],
    );
  expect(changing(biweekly, monthly)).toEqual([
    ['2026-11-02', 14, 14],
    ['2026-11-16', 15, 30],
    ['2026-12-01', 31, 31],
  ]);
  expect(changing(monthly, biweekly)).toEqual([
    ['2026-11-01', 30, 30],
    ['2026-12-01', 13, 14],
    ['2026-12-14', 14, 14],
  ]);
});

test('whatever the policies, each day belongs to one pay period', () => {
  const policy = fc.constantFrom(
    paid(),
    biweekly,
    paid({ frequency: 'semimonthly' }),
    paid({ frequency: 'semimonthly', startDays: [10, 25] }),
    monthly,
  );
  const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays(on('2026-01-01'), days));
  fc.assert(
    fc.property(
      fc.array(policy, { minLength: 2, maxLength: 4 }),
      fc.array(day, { maxLength: 3 }),
      (policies, changes) => {
        const policyOn = (date: PlainDate) =>
          policies[changes.filter((each) => each <= date).length % policies.length] ?? monthly;
        const told = payDays(policyOn, { start: on('2026-01-01'), end: on('2027-12-31') });
        for (const [index, { on: date, forDays, ofDays }] of told.entries()) {
          const next = told[index + 1];
          expect(forDays).toBeGreaterThan(0);
          expect(forDays).toBeLessThanOrEqual(ofDays);
          if (next !== undefined) expect(daysBetween(date, next.on)).toBe(forDays);
        }
      },
    ),
  );
});
