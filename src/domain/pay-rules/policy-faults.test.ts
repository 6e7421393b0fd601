import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, atRate, ledger, monday as weekOfExamples } from '../../../tests/world/payable-weeks.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { ReportingTimeRule } from './guarantees.ts';
import type { MealRestRule } from './meal-rest.ts';
import { overtimePeriodStart } from './overtime-period.ts';
import { payPeriodAt, type PayPeriodRule } from './pay-periods.ts';
import type { PayPolicy, Premium } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { policyFaults } from './policy-faults.ts';
import { presets } from './presets.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const monday = on('2026-11-16');
const { federal } = presets;
const overtime = (more: Partial<PayPolicy['overtime']>) => ({ ...federal, overtime: { ...federal.overtime, ...more } });
const workTime = (more: Partial<PayPolicy['workTime']>) => ({ ...federal, workTime: { ...federal.workTime, ...more } });
const reporting = (fraction: string): PayPolicy => ({
  ...federal,
  reportingTime: { fraction, minMinutes: 120, maxMinutes: 240, secondReportMinutes: 120 },
});
const payPeriod = (rule: PayPeriodRule) => ({ ...federal, payPeriod: rule });
const after = (afterMinutes: number, multiplier: string) => ({ afterMinutes, multiplier });

describe('a policy stands', () => {
  test.each(Object.entries(presets))('%s, with the date of its period where it has one', (_, preset: PayPolicy) => {
    const { periodDays } = preset.overtime;
    const policy =
      periodDays === undefined ? preset : { ...preset, overtime: { ...preset.overtime, periodStartsOn: monday } };
    expect(policyFaults(policy, monday)).toEqual([]);
  });
});

describe('a policy cannot stand', () => {
  test.each<[string, PayPolicy, string]>([
    ['80 hours in 14 days that begin nowhere', presets['federal-hospital'], 'period_start_missing'],
    [
      '14 days that begin within a week',
      overtime({ periodDays: 14, periodStartsOn: on('2026-11-17') }),
      'period_start_within_week',
    ],
    [
      'double time that pays less than overtime',
      overtime({ daily: [after(480, '2'), after(720, '1.5')] }),
      'double_below_daily',
    ],
    [
      'double time that pays as much',
      overtime({ daily: [after(480, '1.5'), after(720, '1.5')] }),
      'double_below_daily',
    ],
    [
      'two rates from one hour on',
      overtime({ daily: [after(480, '1.5'), after(480, '2')] }),
      'daily_overtime_impossible',
    ],
    ['overtime after more than a day', overtime({ daily: [after(1_441, '1.5')] }), 'daily_overtime_impossible'],
    [
      'overtime that pays less than the rate',
      overtime({ weekly: [after(2_400, '0.5')] }),
      'weekly_overtime_impossible',
    ],
    ['a rate that is no number', overtime({ weekly: [after(2_400, 'a half')] }), 'weekly_overtime_impossible'],
    ['a part of the schedule that is no number', reporting('half'), 'reporting_time_impossible'],
    ['more than the schedule for coming', reporting('1.5'), 'reporting_time_impossible'],
    ['nothing for coming', reporting('0'), 'reporting_time_impossible'],
    [
      'a multiple of the minimum wage that is no number',
      overtime({ dailyAppliesBelowRate: { minimumWageMultiple: '1,5' } }),
      'daily_below_rate_impossible',
    ],
    ['corrections on the same day only', { ...federal, adjustableDays: 0 }, 'adjustable_days_impossible'],
    ['corrections for more than a year', { ...federal, adjustableDays: 367 }, 'adjustable_days_impossible'],
    ['rests of more than an hour', workTime({ paidUpToMinutes: 61, mealFromMinutes: 90 }), 'rest_too_long'],
    ['meals as short as a paid rest', workTime({ mealFromMinutes: 20 }), 'meal_not_longer_than_rest'],
    [
      'rounding to seven minutes',
      workTime({ punchRounding: [{ targets: ['both'], intervalMinutes: 7, mode: 'nearest' }] }),
      'punch_rounding_impossible',
    ],
    [
      'a holiday that no year has',
      { ...federal, holidays: [{ code: 'x', on: { month: 13, day: 1 }, observed: 'none' }] },
      'holiday_impossible',
    ],
    ['two weeks counted from nowhere', payPeriod({ frequency: 'biweekly' }), 'pay_period_start_missing'],
    ['half months of one day', payPeriod({ frequency: 'semimonthly', startDays: [1] }), 'pay_period_days_impossible'],
    [
      'a minimum wage of nothing',
      { ...federal, minimumWages: [{ amount: '0', from: '2026-01-01' }] },
      'minimum_wage_impossible',
    ],
    [
      'straight time at a rounded average',
      { ...federal, regularRate: { overtimeMethod: 'rate-times-hours', rateRounding: 'cent' } },
      'average_rate_rounded',
    ],
    [
      'regular hours at the rates of their jobs, and overtime at their average',
      { ...federal, regularRate: { overtimeMethod: 'job-rate-regular-average-overtime' } },
      'overtime_method_unlawful',
    ],
  ])('%s', (_, policy, fault) => {
    expect(policyFaults(policy, monday)).toEqual([fault]);
  });

  test.each([
    { overtimeMethod: 'rate-times-hours' },
    { overtimeMethod: 'rate-times-hours', rateRounding: 'exact' },
    { overtimeMethod: 'premium-on-top', rateRounding: 'cent' },
  ] as const)('but not rates as %j', (regularRate) => {
    expect(policyFaults({ ...federal, regularRate }, monday)).toEqual([]);
  });

  test('that begins within a workweek', () => {
    expect(policyFaults(federal, on('2026-11-17'))).toEqual(['starts_within_week']);
  });
});

describe('the figures of a rule', () => {
  const { mealRest, reportingTime } = presets.california;
  const night = { start: { hour: 22, minute: 0 }, end: { hour: 6, minute: 0 } };
  const premium = (more: Partial<Premium>): PayPolicy => ({
    ...federal,
    premiums: [{ code: 'night', windows: [night], partial: true, addPerHour: '1.00', ...more }],
  });
  const meals = (more: object): PayPolicy => ({ ...federal, mealRest: { ...mealRest, ...more } as MealRestRule });
  const coming = (more: object): PayPolicy => ({
    ...federal,
    reportingTime: { ...reportingTime, ...more } as ReportingTimeRule,
  });
  const inARow = (more: object) =>
    overtime({ consecutiveDay: { nth: 7, scope: 'workweek', tiers: [after(0, '1.5')], ...more } });
  const above = 'weekly_above_nth_day';
  const upTo = (most: string) => [after(2_400, '1.5'), after(3_600, most)];
  const lesser = [after(480, '1.25')];
  const seventh = (times: string, more: Partial<PayPolicy['overtime']>) =>
    overtime({ consecutiveDay: { nth: 7, scope: 'workweek', tiers: [after(0, times)] }, ...more });
  const sixth = (times: string, more: Partial<PayPolicy['overtime']>) =>
    overtime({ nthWorkedDay: { nth: 6, tiers: [after(0, times)] }, ...more });
  const greatest = (more: Partial<PayPolicy['overtime']>) => overtime({ combine: 'greatest-of', ...more });
  const pause = (afterWorkedMinutes: number, minutes: number) => [
    { kind: 'auto-deduct' as const, afterWorkedMinutes, minutes, countPunched: true },
  ];
  const allowance = (afterWorkedMinutes: number, minutes: number) =>
    workTime({ paidBreaks: { allowances: [{ afterWorkedMinutes, minutes }], pooled: false } });
  const byQuarters = { intervalMinutes: 15, mode: 'nearest' as const };
  const near = (minutes: number) =>
    workTime({ punchRounding: [{ ...byQuarters, targets: ['in'], within: { of: { hour: 8, minute: 0 }, minutes } }] });
  const nearLength = (ofMinutes: number, minutes: number) =>
    workTime({ dayTotalRounding: { ...byQuarters, within: { ofMinutes, minutes } } });
  const longDays = (more: object) =>
    overtime({
      alternativeWorkweek: {
        scheduledMinutesByDay: [600, 600, 600, 600, 0, 0, 0],
        overtimeMultiplier: '1.5',
        doubleMultiplier: '2',
        doubleAfterMinutes: 1_440,
        unscheduledDoubleAfterMinutes: 1_440,
        ...more,
      },
    });
  const wages = (...from: string[]): PayPolicy => ({
    ...federal,
    minimumWages: from.map((each) => ({ amount: '7.25', from: each })),
  });

  // What just stands, what does not, and what that is called.
  test.each<[PayPolicy, PayPolicy, string]>([
    [inARow({ nth: 2, andAfter: true }), inARow({ nth: 1, andAfter: true }), 'consecutive_day_impossible'],
    // A minute on a free day would make the sixth day the seventh, and the seventh of a run the eighth.
    [inARow({ nth: 6, andAfter: true }), inARow({ nth: 6 }), 'consecutive_day_overtaken'],
    [inARow({ scope: 'rolling', andAfter: true }), inARow({ scope: 'rolling' }), 'consecutive_day_overtaken'],
    [inARow({ nth: 7 }), inARow({ nth: 8, andAfter: true }), 'consecutive_day_impossible'],
    [
      inARow({ onlyIfPeriodOverMinutes: 10_080 }),
      inARow({ onlyIfPeriodOverMinutes: 10_081 }),
      'consecutive_day_impossible',
    ],
    [
      overtime({ nthWorkedDay: { nth: 6, tiers: [after(0, '10')] } }),
      overtime({ nthWorkedDay: { nth: 6, tiers: [after(0, '11')] } }),
      'nth_worked_day_impossible',
    ],
    [seventh('1.5', { weekly: [after(2_400, '1.5')] }), seventh('1.5', { weekly: [after(2_400, '1.6')] }), above],
    [seventh('2', { weekly: upTo('2') }), seventh('2', { weekly: upTo('2.25') }), above],
    // What is less than overtime leaves its hours to the week.
    [sixth('1.25', { weekly: upTo('2') }), sixth('1.5', { weekly: upTo('2') }), above],
    [greatest({}), greatest({ holiday: { tiers: [after(0, '1.25')] } }), 'greatest_of_premium'],
    [greatest({ daily: [after(480, '1.5')] }), greatest({ daily: [after(480, '1.49')] }), 'greatest_of_premium'],
    [
      greatest({ holiday: { tiers: [after(0, '1')] } }),
      seventh('1.25', { combine: 'greatest-of' }),
      'greatest_of_premium',
    ],
    [sixth('1.5', {}), sixth('1.25', { combine: 'greatest-of' }), 'greatest_of_premium'],
    [
      seventh('1.49', { holiday: { tiers: [after(0, '1.25')] } }),
      seventh('1.5', { holiday: { tiers: [after(0, '1.25')] } }),
      'premium_beside_consecutive_day',
    ],
    [
      sixth('1.5', { consecutiveHours: [after(480, '1.5')] }),
      sixth('1.5', { consecutiveHours: [after(480, '1.25')] }),
      'premium_beside_nth_worked_day',
    ],
    [sixth('1.5', { weekly: [], daily: lesser }), sixth('1.5', { daily: lesser }), 'premium_beside_nth_worked_day'],
    [longDays({}), longDays({ doubleAfterMinutes: 1_441 }), 'alternative_schedule_impossible'],
    [longDays({}), longDays({ unscheduledDoubleAfterMinutes: 1_441 }), 'alternative_schedule_impossible'],
    [
      overtime({ makeupTime: { upToMinutes: 1_440 } }),
      overtime({ makeupTime: { upToMinutes: 1_441 } }),
      'makeup_time_impossible',
    ],
    [workTime({ meals: pause(241, 240) }), workTime({ meals: pause(240, 240) }), 'meal_deduction_impossible'],
    [workTime({ meals: pause(4_320, 1) }), workTime({ meals: pause(4_321, 1) }), 'meal_deduction_impossible'],
    // Each leaves some of the shift, and both together none.
    [
      workTime({ meals: [...pause(241, 120), ...pause(240, 120)] }),
      workTime({ meals: [...pause(241, 120), ...pause(240, 121)] }),
      'meal_deduction_impossible',
    ],
    [
      workTime({ meals: pause(240, 120), automaticBreaks: pause(240, 119) }),
      workTime({ meals: pause(240, 120), automaticBreaks: pause(240, 120) }),
      'break_deduction_impossible',
    ],
    [
      workTime({ automaticBreaks: pause(2, 1) }),
      workTime({ automaticBreaks: pause(2, 0) }),
      'break_deduction_impossible',
    ],
    [allowance(0, 240), allowance(0, 241), 'paid_breaks_impossible'],
    [allowance(4_320, 1), allowance(4_321, 1), 'paid_breaks_impossible'],
    [meals({ premiumHours: 8 }), meals({ premiumHours: 9 }), 'meal_rest_impossible'],
    [meals({ premiumHours: 1 }), meals({ premiumHours: 0 }), 'meal_rest_impossible'],
    [meals({ restPer: 1 }), meals({ restPer: 0 }), 'meal_rest_impossible'],
    [meals({ secondMealByMinute: 300 }), meals({ secondMealByMinute: 299 }), 'meal_rest_impossible'],
    [meals({ restMinimumShift: 1_440 }), meals({ restMinimumShift: 1_441 }), 'meal_rest_impossible'],
    [near(720), near(721), 'punch_rounding_impossible'],
    [
      workTime({ punchRounding: [{ ...byQuarters, targets: ['in'] }] }),
      workTime({ punchRounding: [{ ...byQuarters, targets: [] }] }),
      'punch_rounding_of_nothing',
    ],
    [nearLength(1_440, 1_440), nearLength(1_441, 5), 'day_rounding_impossible'],
    [nearLength(480, 5), nearLength(480, 1_441), 'day_rounding_impossible'],
    [
      workTime({ mealTotalRounding: { ...byQuarters, graceMinutes: 14 } }),
      workTime({ mealTotalRounding: { ...byQuarters, graceMinutes: 15 } }),
      'meal_rounding_impossible',
    ],
    [premium({}), premium({ code: '' }), 'premium_unnamed'],
    [premium({ multiplier: '1.5' }), premium({ multiplier: '0.5' }), 'premium_impossible'],
    [
      premium({ windows: [{ ...night, weekdays: ['monday'] }] }),
      premium({ windows: [{ ...night, weekdays: [] }] }),
      'premium_hours_impossible',
    ],
    [premium({}), premium({ windows: [] }), 'premium_hours_impossible'],
    [
      premium({ minMinutes: 60, maxMinutes: 60 }),
      premium({ minMinutes: 61, maxMinutes: 60 }),
      'premium_limits_impossible',
    ],
    [premium({ maxMinutes: 1_440 }), premium({ maxMinutes: 1_441 }), 'premium_limits_impossible'],
    [coming({ minMinutes: 240 }), coming({ minMinutes: 241 }), 'reporting_time_impossible'],
    [coming({ maxMinutes: 1_440 }), coming({ maxMinutes: 1_441 }), 'reporting_time_impossible'],
    [coming({ secondReportMinutes: 1_440 }), coming({ secondReportMinutes: 1_441 }), 'reporting_time_impossible'],
    [
      { ...federal, splitShift: { gapOverMinutes: 1_440 } },
      { ...federal, splitShift: { gapOverMinutes: 1_441 } },
      'split_shift_impossible',
    ],
    [
      { ...federal, minimumShift: { minutes: 1, gapMinutes: 1_440 } },
      { ...federal, minimumShift: { minutes: 0, gapMinutes: 0 } },
      'minimum_shift_impossible',
    ],
    [
      { ...federal, minimumShift: { minutes: 1_440, gapMinutes: 0 } },
      { ...federal, minimumShift: { minutes: 60, gapMinutes: 1_441 } },
      'minimum_shift_impossible',
    ],
    [wages('2026-01-01', '2027-01-01'), wages('2026-01-01', '2026-01-01'), 'minimum_wage_date_impossible'],
    [wages('2026-02-28'), wages('2026-02-30'), 'minimum_wage_date_impossible'],
  ])('%#: up to the edge they stand, past it they do not', (stands, falls, fault) => {
    expect(policyFaults(stands, monday)).toEqual([]);
    expect(policyFaults(falls, monday)).toEqual([fault]);
  });

  test('of two premiums of one name is that neither has a name of its own', () => {
    const [one = expect.fail('no premium')] = premium({}).premiums ?? [];
    expect(policyFaults({ ...federal, premiums: [one, one] }, monday)).toEqual(['premium_unnamed']);
    expect(policyFaults({ ...federal, premiums: [one, { ...one, code: 'late' }] }, monday)).toEqual([]);
  });
});

test.each([
  ['2026-11-02', '2026-11-02'],
  ['2026-11-09', '2026-11-02'],
  ['2026-11-16', '2026-11-16'],
  ['2026-10-26', '2026-10-19'],
])('the week of %s is of the fourteen days from %s', (week, period) => {
  const policy = overtime({ periodDays: 14, periodStartsOn: on('2026-11-02') });
  expect(overtimePeriodStart(policy, on(week))).toBe(period);
});

test.each<[PayPeriodRule, string, string, string]>([
  [{ frequency: 'weekly', anchor: on('2026-11-02') }, '2026-11-20', '2026-11-16', '2026-11-22'],
  [{ frequency: 'biweekly', anchor: on('2026-11-02') }, '2026-11-20', '2026-11-16', '2026-11-29'],
  [{ frequency: 'biweekly', anchor: on('2026-11-02') }, '2026-10-31', '2026-10-19', '2026-11-01'],
  [{ frequency: 'semimonthly' }, '2026-02-16', '2026-02-16', '2026-02-28'],
  [{ frequency: 'semimonthly', startDays: [5, 20] }, '2026-01-02', '2025-12-20', '2026-01-04'],
  [{ frequency: 'monthly' }, '2028-02-29', '2028-02-01', '2028-02-29'],
  [{ frequency: 'monthly', startDays: [15] }, '2026-01-14', '2025-12-15', '2026-01-14'],
])('%o has on %s the period from %s to %s', (rule, date, start, end) => {
  expect(payPeriodAt(rule, on(date))).toEqual({ start, end });
});

test('whatever the faults of a policy let through can be paid by', () => {
  const odd = fc.oneof(fc.constantFrom('0.5', '0', '-1', '1,5', '.5', '1.'), fc.string({ maxLength: 4 }));
  const figures = { fraction: '0.5', multiple: '1.5', times: '2', added: '1.00', wage: '12.00' };
  const made = fc.record({
    preset: fc.constantFrom<PayPolicy[]>(...Object.values(presets)),
    name: fc.constantFrom(...Object.keys(figures)),
    text: odd,
  });
  const punches = ledger('0 8:00 9:00', '0 14:00 24:00', '1 6:00 12:00', '6 8:00 9:00');
  const facts = new Map([[weekOfExamples, { scheduledMinutes: 480 }]]);
  fc.assert(
    fc.property(made, ({ preset, name, text }) => {
      const { fraction, multiple, times, added, wage } = Object.assign({}, figures, Object.fromEntries([[name, text]]));
      const windows = [{ start: { hour: 6, minute: 0 }, end: { hour: 18, minute: 0 } }];
      const rules: PayPolicy = {
        ...preset,
        overtime: {
          ...preset.overtime,
          periodStartsOn: weekOfExamples,
          holiday: { tiers: [after(0, times)] },
          dailyAppliesBelowRate: { minimumWageMultiple: multiple },
        },
        reportingTime: { fraction, minMinutes: 120, maxMinutes: 240, secondReportMinutes: 120 },
        splitShift: { gapOverMinutes: 60 },
        minimumWages: [{ amount: wage, from: '2020-01-01' }],
        premiums: [{ code: 'day', windows, partial: true, addPerHour: added, multiplier: times }],
      };
      if (policyFaults(rules, weekOfExamples).length > 0) return;
      expect(payableWeek(punches, { ...ask(rules, atRate('12.00')), facts }).reasons()).not.toEqual([]);
    }),
  );
});
