import { describe, expect, test } from 'vitest';
import { holidayIn, observedOn } from '../holidays/holiday-date.ts';
import { decimal, toDecimal } from '../kernel/fraction.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { isHolidayPaid } from './holiday-pay.ts';
import { payPeriodAt, payPeriods, type PayPeriodRule } from './pay-periods.ts';
import { minimumWageOn } from './pay-policy.ts';
import { presets } from './presets.ts';
import { paymentDays, prorate } from './salary-proration.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;

describe('holidays', () => {
  test.each([
    [2016, { month: 8, weekday: 'monday', nth: 1 }, '2016-08-01'],
    [2012, { month: 8, weekday: 'monday', nth: 1 }, '2012-08-06'],
    [2014, { month: 11, weekday: 'thursday', nth: 4 }, '2014-11-27'],
    [2026, { month: 5, weekday: 'monday', nth: -1 }, '2026-05-25'],
    [2026, { month: 2, weekday: 'monday', nth: 5 }, undefined],
    [2026, { month: 3, weekday: 'monday', nth: 5 }, '2026-03-30'],
    [2026, { month: 5, weekday: 'monday', onOrBefore: 25 }, '2026-05-25'],
    [2026, { month: 5, weekday: 'monday', onOrBefore: 24 }, '2026-05-18'],
    [2026, { month: 5, weekday: 'monday', onOrAfter: 19 }, '2026-05-25'],
    [2026, { month: 7, day: 4 }, '2026-07-04'],
  ] as const)('in %d, %j is %s', (year, rule, date) => {
    expect(holidayIn(year, rule)).toBe(date);
  });

  test('one on a Saturday is kept on the Friday', () => {
    expect(observedOn(on('2026-07-04'), 'nearest')).toBe('2026-07-03');
    expect(observedOn(on('2026-07-03'), 'nearest')).toBe('2026-07-03');
  });

  test.each([
    ['calendar', [], ['2026-01-10', '2026-01-12'], true],
    ['calendar', [], ['2026-01-09', '2026-01-12'], false],
    ['scheduled', ['2026-01-09', '2026-01-13'], ['2026-01-09', '2026-01-13'], true],
    ['scheduled', ['2026-01-09', '2026-01-13'], ['2026-01-09'], false],
    ['scheduled', [], ['2026-01-10', '2026-01-12'], false],
    // Nothing is scheduled before it, or after it.
    ['scheduled', ['2026-01-13'], ['2026-01-13'], false],
    ['scheduled', ['2026-01-09'], ['2026-01-09'], false],
    // The holiday itself is no day around it, and days farther off are none either.
    ['scheduled', ['2026-01-11', '2026-01-09', '2026-01-13'], ['2026-01-09', '2026-01-13'], true],
    ['scheduled', ['2026-01-08', '2026-01-09', '2026-01-13'], ['2026-01-08', '2026-01-13'], false],
    ['scheduled', ['2026-01-09', '2026-01-13', '2026-01-14'], ['2026-01-09', '2026-01-14'], false],
  ] as const)('by %s, scheduled %j, worked %j: paid %s', (basis, scheduled, worked, paid) => {
    expect(isHolidayPaid(on('2026-01-11'), basis, scheduled.map(on), worked.map(on))).toBe(paid);
  });
});

describe('pay periods', () => {
  const starts = (rule: PayPeriodRule, from: string, count: number) =>
    payPeriods(rule, on(from), count).map((each) => each.start);

  test.each<[PayPeriodRule, string, string[]]>([
    [{ frequency: 'weekly' }, '2026-03-02', ['2026-03-02', '2026-03-09', '2026-03-16']],
    [{ frequency: 'biweekly' }, '2026-12-21', ['2026-12-21', '2027-01-04', '2027-01-18']],
    [{ frequency: 'semimonthly' }, '2026-02-01', ['2026-02-01', '2026-02-16', '2026-03-01']],
    [{ frequency: 'semimonthly', startDays: [8, 22] }, '2026-02-22', ['2026-02-22', '2026-03-08', '2026-03-22']],
    [{ frequency: 'monthly' }, '2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31']],
    [{ frequency: 'monthly', startDays: [15] }, '2026-01-01', ['2026-01-01', '2026-01-15', '2026-02-15']],
    [{ frequency: 'quarterly' }, '2026-01-01', ['2026-01-01', '2026-04-01', '2026-07-01']],
  ])('%j from %s', (rule, from, expected) => {
    expect(starts(rule, from, 3)).toEqual(expected);
  });

  test.each<[PayPeriodRule, string, string | undefined, string | undefined]>([
    [{ frequency: 'biweekly', anchor: on('2026-11-02') }, '2026-11-20', '2026-11-16', '2026-11-29'],
    [{ frequency: 'biweekly', anchor: on('2026-11-02') }, '2026-10-31', '2026-10-19', '2026-11-01'],
    [{ frequency: 'four-weekly', anchor: on('2026-11-02') }, '2026-11-29', '2026-11-02', '2026-11-29'],
    [{ frequency: 'weekly' }, '2026-11-20', undefined, undefined],
    [{ frequency: 'semimonthly' }, '2026-02-15', '2026-02-01', '2026-02-15'],
    [{ frequency: 'semimonthly' }, '2026-02-16', '2026-02-16', '2026-02-28'],
    [{ frequency: 'semimonthly', startDays: [8, 22] }, '2026-01-07', '2025-12-22', '2026-01-07'],
    [{ frequency: 'monthly' }, '2026-02-28', '2026-02-01', '2026-02-28'],
    [{ frequency: 'monthly', anchor: on('2025-06-15') }, '2026-03-14', '2026-02-15', '2026-03-14'],
    [{ frequency: 'monthly', anchor: on('2025-06-15') }, '2026-03-15', '2026-03-15', '2026-04-14'],
    [{ frequency: 'monthly', startDays: [31] }, '2026-02-28', '2026-02-28', '2026-03-30'],
    // Quarters and years begin in the month of their first one.
    [{ frequency: 'quarterly', anchor: on('2026-02-01') }, '2026-01-31', '2025-11-01', '2026-01-31'],
    [{ frequency: 'quarterly', anchor: on('2026-02-01') }, '2026-02-01', '2026-02-01', '2026-04-30'],
    [{ frequency: 'quarterly', anchor: on('2026-02-15') }, '2026-02-14', '2025-11-15', '2026-02-14'],
    [{ frequency: 'quarterly', anchor: on('2026-02-01') }, '2026-12-31', '2026-11-01', '2027-01-31'],
    [{ frequency: 'annual', anchor: on('2026-07-01') }, '2026-06-30', '2025-07-01', '2026-06-30'],
    [{ frequency: 'annual', anchor: on('2026-07-15') }, '2026-07-14', '2025-07-15', '2026-07-14'],
    [{ frequency: 'annual', anchor: on('2026-07-01') }, '2030-01-01', '2029-07-01', '2030-06-30'],
  ])('%j has %s in the one from %s to %s', (rule, date, start, end) => {
    const { pay: _pay, ...period } = payPeriodAt(rule, on(date)) ?? {};
    expect(period).toEqual(start === undefined ? {} : { start, end });
  });

  test('a month is paid on the next of its pay days, also in the month after', () => {
    const paid = (frequency: PayPeriodRule['frequency'], date: string, daysOfMonth: readonly number[]) =>
      payPeriodAt({ frequency, payDate: { daysOfMonth, businessDay: false } }, on(date))?.pay;
    expect(paid('semimonthly', '2026-02-03', [25, 10])).toBe('2026-02-25');
    expect(paid('semimonthly', '2026-02-20', [25, 10])).toBe('2026-03-10');
    expect(paid('monthly', '2026-02-20', [28])).toBe('2026-03-28');
  });

  test('a pay date on a weekend or a holiday moves back', () => {
    const paid = (rule: PayPeriodRule['payDate'], holidays: string[] = []) =>
      payPeriods(
        { frequency: 'weekly', ...(rule === undefined ? {} : { payDate: rule }) },
        on('2026-03-02'),
        1,
        holidays.map(on),
      )[0]?.pay;
    expect(paid({ daysAfterEnd: 6, businessDay: true })).toBe('2026-03-13');
    expect(paid({ daysAfterEnd: 6, businessDay: false })).toBe('2026-03-14');
    expect(paid({ daysAfterEnd: 5, businessDay: true }, ['2026-03-13'])).toBe('2026-03-12');
    expect(paid({ daysOfMonth: [8, 31], businessDay: false })).toBe('2026-03-31');
    expect(paid(undefined)).toBeUndefined();
  });
});

describe('a part of a salary', () => {
  const period = { start: on('2016-08-01'), end: on('2016-08-10') };
  test.each([
    [{}, '1000.00'],
    [{ wageEffective: on('2016-08-06') }, '500.00'],
    [{ wageEffective: on('2016-08-11') }, '0.00'],
    [{ nextWageEffective: on('2016-08-06') }, '500.00'],
    [{ terminationDate: on('2016-08-05') }, '500.00'],
    [{ terminationDate: on('2016-07-31') }, '0.00'],
    // Of what was before the period, and of what comes after it, nothing is earned in it.
    [{ hireDate: on('2016-07-11'), wageEffective: on('2016-07-21') }, '1000.00'],
    [{ terminationDate: on('2016-08-31'), nextWageEffective: on('2016-08-21') }, '1000.00'],
    [{ hireDate: on('2016-08-02'), wageEffective: on('2016-08-05'), terminationDate: on('2016-08-08') }, '400.00'],
  ])('%j earns %s', (span, amount) => {
    expect(toDecimal(prorate(decimal('1000.00'), period, span), 2)).toBe(amount);
  });

  test('unpaid leave takes working days, half ones by half, and none twice', () => {
    const leave = (from: string, to: string, dayFraction = 1) => ({ start: on(from), end: on(to), dayFraction });
    const july = { start: on('2024-07-01'), end: on('2024-07-31') };
    const leaves = [
      leave('2024-06-28', '2024-07-03'),
      leave('2024-07-03', '2024-07-03'),
      leave('2024-07-10', '2024-07-10', 0.5),
    ];
    expect(paymentDays(july, leaves, { weekdays: ['sunday'], holidays: [] })).toEqual({
      workingDays: 27,
      unpaidDays: 3.5,
    });
  });
});

describe('presets', () => {
  test.each(Object.entries(presets))(
    'each figure of %s says where it stands',
    (_, { overtime, citations = {}, ...policy }) => {
      const rules = [
        ...(overtime.weekly.length > 0 ? ['weekly-overtime' as const] : []),
        ...(overtime.daily.length > 0 ? ['daily-overtime' as const] : []),
        ...(overtime.consecutiveDay === undefined ? [] : ['consecutive-day' as const]),
        ...(overtime.consecutiveHours === undefined ? [] : ['consecutive-hours' as const]),
        ...(overtime.makeupTime === undefined ? [] : ['makeup-time' as const]),
        ...(overtime.combine === undefined ? [] : ['greatest-of' as const]),
        ...(policy.workTime?.paidUpToMinutes === undefined ? [] : ['short-rest' as const]),
        ...(policy.mealRest === undefined ? [] : ['meal-premium' as const, 'rest-premium' as const]),
        ...(policy.reportingTime === undefined ? [] : ['reporting-time' as const]),
        ...(policy.splitShift === undefined ? [] : ['split-shift' as const]),
        ...(policy.minimumWages === undefined ? [] : ['minimum-wage' as const]),
      ];
      for (const rule of rules) {
        expect(citations[rule]?.source, rule).toMatch(/\S/);
        expect(parsePlainDate(citations[rule]?.asOf ?? ''), rule).toBeDefined();
      }
    },
  );

  test('none of them rounds a punch: where it is suffered at all, it is for the organization to choose', () => {
    for (const policy of Object.values(presets)) expect(policy.workTime?.punchRounding).toBeUndefined();
  });

  test('a minimum wage holds from its date on', () => {
    expect(minimumWageOn(presets.california, '2025-12-31')).toBe('16.50');
    expect(minimumWageOn(presets.california, '2026-01-01')).toBe('16.90');
    expect(minimumWageOn(presets.california, '2023-12-31')).toBeUndefined();
  });
});
