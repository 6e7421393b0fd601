import { expect, test } from 'vitest';
import { federalHolidays } from '../holidays/federal-holidays.ts';
import type { HolidayDate } from '../holidays/holiday-date.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { PayPeriodRule } from './pay-periods.ts';
import type { PayPolicy, Premium } from './pay-policy.ts';
import { policyFaults, type PolicyFault } from './policy-faults.ts';
import { federal } from './presets.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const monday = on('2026-11-16');
const after = (afterMinutes: number, multiplier: string) => ({ afterMinutes, multiplier });
const overtime = (more: Partial<PayPolicy['overtime']>): PayPolicy => ({
  ...federal,
  overtime: { ...federal.overtime, ...more },
});
const fortnight = (more: Partial<PayPolicy['overtime']>) =>
  overtime({ periodDays: 14, periodStartsOn: on('2026-11-02'), ...more });
const inARow = (onlyIfPeriodOverMinutes: number) => ({
  consecutiveDay: { nth: 7, scope: 'workweek', tiers: [after(0, '1.5')], onlyIfPeriodOverMinutes } as const,
});
const upTo = (most: string) => [after(2_400, '1.5'), after(3_600, most)];
const below = (minimumWageMultiple: string) => overtime({ dailyAppliesBelowRate: { minimumWageMultiple } });
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
const beginsAt = (hour: number, minute: number): PayPolicy => ({
  ...federal,
  workweek: { ...federal.workweek, time: { hour, minute } },
});
const workTime = (more: Partial<PayPolicy['workTime']>) => ({ ...federal, workTime: { ...federal.workTime, ...more } });
const pause = (kind: 'auto-add' | 'auto-deduct', minutes: number) => [
  { kind, afterWorkedMinutes: 240, minutes, countPunched: true },
];
const byQuarters = { intervalMinutes: 15, mode: 'nearest' } as const;
const nearHour = (hour: number) =>
  workTime({ punchRounding: [{ ...byQuarters, targets: ['in'], within: { of: { hour, minute: 0 }, minutes: 5 } }] });
const night = { start: { hour: 22, minute: 0 }, end: { hour: 6, minute: 0 } };
const premium = (more: Partial<Premium>): PayPolicy => ({
  ...federal,
  premiums: [{ code: 'night', windows: [night], partial: true, ...more }],
});
const during = (...windows: Premium['windows']) => premium({ windows, addPerHour: '1.00' });
const wageOf = (amount: string): PayPolicy => ({ ...federal, minimumWages: [{ amount, from: '2026-01-01' }] });
const holiday = (day: HolidayDate): PayPolicy => ({
  ...federal,
  holidays: [{ code: 'own', on: day, observed: 'none' }],
});
const payPeriod = (rule: PayPeriodRule): PayPolicy => ({ ...federal, payPeriod: rule });
const halves = (startDays: number[]) => payPeriod({ frequency: 'semimonthly', startDays });
const paid = (payDate: Omit<NonNullable<PayPeriodRule['payDate']>, 'businessDay'>) =>
  payPeriod({ frequency: 'monthly', payDate: { businessDay: true, ...payDate } });

// What just stands, what does not, and what that is called.
test.each<[PayPolicy, PayPolicy, PolicyFault]>([
  [beginsAt(0, 0), beginsAt(-1, 0), 'workday_time_impossible'],
  [beginsAt(23, 59), beginsAt(24, 0), 'workday_time_impossible'],
  [beginsAt(12, 0), beginsAt(12, -1), 'workday_time_impossible'],
  [beginsAt(12, 30), beginsAt(12, 60), 'workday_time_impossible'],
  [
    overtime({ weekly: [after(10_080, '1.5')] }),
    overtime({ weekly: [after(10_081, '1.5')] }),
    'weekly_overtime_impossible',
  ],
  [
    fortnight({ weekly: [after(20_160, '1.5')] }),
    fortnight({ weekly: [after(20_161, '1.5')] }),
    'weekly_overtime_impossible',
  ],
  [overtime({ weekly: upTo('1.6') }), overtime({ weekly: upTo('1.5') }), 'weekly_overtime_impossible'],
  [overtime({ daily: [after(1_440, '1')] }), overtime({ daily: [after(1_440, '0.9')] }), 'daily_overtime_impossible'],
  [below('10'), below('10.01'), 'daily_below_rate_impossible'],
  [below('0.01'), below('0'), 'daily_below_rate_impossible'],
  [
    overtime({ consecutiveHours: [after(10_080, '1.5')] }),
    overtime({ consecutiveHours: [after(10_081, '1.5')] }),
    'consecutive_hours_impossible',
  ],
  [
    overtime({ consecutiveHours: upTo('2') }),
    overtime({ consecutiveHours: upTo('1.5') }),
    'consecutive_hours_impossible',
  ],
  [fortnight(inARow(20_160)), fortnight(inARow(20_161)), 'consecutive_day_impossible'],
  [
    overtime({ holiday: { tiers: [after(1_440, '1.5')] } }),
    overtime({ holiday: { tiers: [after(1_441, '1.5')] } }),
    'holiday_rate_impossible',
  ],
  [longDays({}), longDays({ scheduledMinutesByDay: [600, 600, 600, 600, 0, 0] }), 'alternative_schedule_impossible'],
  [longDays({ doubleAfterMinutes: 600 }), longDays({ doubleAfterMinutes: 599 }), 'alternative_schedule_impossible'],
  [longDays({ overtimeMultiplier: '1' }), longDays({ overtimeMultiplier: '0.5' }), 'alternative_schedule_impossible'],
  [longDays({ doubleMultiplier: '1.6' }), longDays({ doubleMultiplier: '1.5' }), 'alternative_schedule_impossible'],
  [
    workTime({ paidUpToMinutes: 60, mealFromMinutes: 90 }),
    workTime({ paidUpToMinutes: 61, mealFromMinutes: 90 }),
    'rest_too_long',
  ],
  [workTime({ mealFromMinutes: 240 }), workTime({ mealFromMinutes: 241 }), 'meal_not_longer_than_rest'],
  [
    workTime({ paidUpToMinutes: 20, mealFromMinutes: 21 }),
    workTime({ paidUpToMinutes: 20, mealFromMinutes: 20 }),
    'meal_not_longer_than_rest',
  ],
  [
    { ...federal, workTime: { mealFromMinutes: 1 } },
    { ...federal, workTime: { mealFromMinutes: 0 } },
    'meal_not_longer_than_rest',
  ],
  [workTime({ newShiftGapMinutes: 30 }), workTime({ newShiftGapMinutes: 29 }), 'shift_gap_impossible'],
  [workTime({ newShiftGapMinutes: 1_440 }), workTime({ newShiftGapMinutes: 1_441 }), 'shift_gap_impossible'],
  [workTime({ maxShiftMinutes: 60 }), workTime({ maxShiftMinutes: 59 }), 'longest_shift_impossible'],
  [workTime({ maxShiftMinutes: 4_320 }), workTime({ maxShiftMinutes: 4_321 }), 'longest_shift_impossible'],
  [
    workTime({ mealTotalRounding: { ...byQuarters, intervalMinutes: 1 } }),
    workTime({ mealTotalRounding: { ...byQuarters, intervalMinutes: 0.5 } }),
    'meal_rounding_impossible',
  ],
  [nearHour(23), nearHour(24), 'punch_rounding_impossible'],
  [premium({ addPerHour: '1000' }), premium({ addPerHour: '1000.01' }), 'premium_impossible'],
  [premium({ multiplier: '1.5' }), premium({}), 'premium_impossible'],
  [
    during(night, { ...night, start: { hour: 23, minute: 59 } }),
    during(night, { ...night, start: { hour: 24, minute: 0 } }),
    'premium_hours_impossible',
  ],
  [
    during({ ...night, end: { hour: 6, minute: 59 } }),
    during({ ...night, end: { hour: 6, minute: 60 } }),
    'premium_hours_impossible',
  ],
  [wageOf('1000'), wageOf('1000.01'), 'minimum_wage_impossible'],
  [holiday({ month: 1, day: 1 }), holiday({ month: 0, day: 1 }), 'holiday_impossible'],
  [holiday({ month: 12, day: 1 }), holiday({ month: 13, day: 1 }), 'holiday_impossible'],
  [
    holiday({ month: 2, weekday: 'thursday', nth: 5 }),
    holiday({ month: 2, weekday: 'friday', nth: 5 }),
    'holiday_impossible',
  ],
  [
    { ...federal, holidays: federalHolidays },
    { ...federal, holidays: [...federalHolidays, ...federalHolidays.slice(0, 1)] },
    'holiday_impossible',
  ],
  [{ ...federal, adjustableDays: 1 }, { ...federal, adjustableDays: 1.5 }, 'adjustable_days_impossible'],
  [{ ...federal, adjustableDays: 366 }, { ...federal, adjustableDays: 367 }, 'adjustable_days_impossible'],
  [
    payPeriod({ frequency: 'biweekly', anchor: monday }),
    payPeriod({ frequency: 'biweekly' }),
    'pay_period_start_missing',
  ],
  [halves([1, 31]), halves([1, 32]), 'pay_period_days_impossible'],
  [halves([1, 2]), halves([0, 2]), 'pay_period_days_impossible'],
  [halves([15, 16]), halves([15, 15]), 'pay_period_days_impossible'],
  [
    payPeriod({ frequency: 'monthly', startDays: [15] }),
    payPeriod({ frequency: 'monthly', startDays: [1, 15] }),
    'pay_period_days_impossible',
  ],
  [paid({ daysAfterEnd: 60 }), paid({ daysAfterEnd: 61 }), 'pay_date_impossible'],
  [paid({ daysOfMonth: [1, 31] }), paid({ daysOfMonth: [1, 32] }), 'pay_days_impossible'],
  [paid({ daysOfMonth: [1] }), paid({ daysOfMonth: [0] }), 'pay_days_impossible'],
  [paid({ daysOfMonth: [1, 2] }), paid({ daysOfMonth: [2, 2] }), 'pay_days_impossible'],
  [paid({ daysOfMonth: [1] }), paid({ daysOfMonth: [] }), 'pay_days_impossible'],
  // What is added takes nothing of the shift.
  [
    workTime({ meals: pause('auto-deduct', 120), automaticBreaks: pause('auto-add', 239) }),
    workTime({ meals: pause('auto-deduct', 120), automaticBreaks: pause('auto-deduct', 239) }),
    'break_deduction_impossible',
  ],
  [
    workTime({ automaticBreaks: pause('auto-add', 239) }),
    workTime({ automaticBreaks: pause('auto-add', 240) }),
    'break_deduction_impossible',
  ],
])('%#: up to the edge they stand, past it they do not', (stands, falls, fault) => {
  expect(policyFaults(stands, monday)).toEqual([]);
  expect(policyFaults(falls, monday)).toEqual([fault]);
});
