import { holidayIn } from '../holidays/holiday-date.ts';
import { compare, fraction, one, parseDecimal, zero } from '../kernel/fraction.ts';
import { weekdayOf, type PlainDate, type WallTime } from '../kernel/time.ts';
import type { Tier } from './ladder.ts';
import { countsWeeks, type PayPeriodRule } from './pay-periods.ts';
import type { PayPolicy, Premium } from './pay-policy.ts';
import type { RoundRule } from './rounding.ts';

/** Why a policy cannot stand, each with the parameter that is to be changed. */
export const faultFields = {
  starts_within_week: 'startsOn',
  workday_time_impossible: 'dayStart',
  weekly_overtime_impossible: 'weeklyAfter',
  daily_overtime_impossible: 'dailyAfter',
  daily_below_rate_impossible: 'dailyAfter',
  double_below_daily: 'doubleAfter',
  consecutive_day_impossible: 'seventhDay',
  consecutive_hours_impossible: 'consecutiveAfter',
  holiday_rate_impossible: 'holidayTimes',
  alternative_schedule_impossible: 'dailyAfter',
  period_start_missing: 'periodStartsOn',
  period_start_within_week: 'periodStartsOn',
  rest_too_long: 'paidRest',
  meal_not_longer_than_rest: 'mealFrom',
  meal_deduction_impossible: 'mealDeducted',
  shift_gap_impossible: 'shiftGap',
  longest_shift_impossible: 'longestShift',
  punch_rounding_impossible: 'punchEvery',
  day_rounding_impossible: 'dayEvery',
  premium_impossible: 'premiumAdd',
  reporting_time_impossible: 'reportingTime',
  minimum_wage_impossible: 'minimumWage',
  holiday_impossible: 'holidayTimes',
  pay_period_start_missing: 'payAnchor',
  pay_period_days_impossible: 'payStartDays',
  pay_date_impossible: 'payAfter',
  pay_days_impossible: 'payOnDays',
  adjustable_days_impossible: 'adjustableDays',
} as const;

export type PolicyFault = keyof typeof faultFields;
export const policyFaultCodes = Object.keys(faultFields) as [PolicyFault, ...PolicyFault[]];

const minutesOfDay = 1_440;
const longestPremium = fraction(1_000);
const highestMultiplier = fraction(10);

/**
 * What is wrong with a policy that is to be in force from a date on; nothing, if it can stand. A version begins with a
 * workweek, since each workweek is paid by one set of rules (29 CFR 778.105).
 *
 * | policy                                   | from      |                            |
 * | federal, weeks from Monday               | a Monday  | can stand                  |
 * | the same                                 | a Tuesday | starts_within_week         |
 * | double time past 8 h, overtime past 12 h | a Monday  | double_below_daily         |
 * | 80 hours in 14 days, no date             | a Monday  | period_start_missing       |
 */
export function policyFaults(policy: PayPolicy, startsOn: PlainDate): readonly PolicyFault[] {
  const faults: Readonly<Partial<Record<PolicyFault, boolean>>> = {
    starts_within_week: weekdayOf(startsOn) !== policy.workweek.weekday,
    workday_time_impossible: !isWallTime(policy.workweek.time),
    ...overtimeFaults(policy),
    ...workTimeFaults(policy),
    premium_impossible: hasTwice((policy.premiums ?? []).map(({ code }) => code)) || !allOf(policy.premiums, isPremium),
    reporting_time_impossible: !isBetween(policy.reportingTime?.fraction ?? '1', zero, one),
    minimum_wage_impossible: !allOf(policy.minimumWages, ({ amount }) => isBetween(amount, zero, longestPremium)),
    holiday_impossible:
      hasTwice((policy.holidays ?? []).map(({ code }) => code)) ||
      !allOf(policy.holidays, ({ on }) => on.month >= 1 && on.month <= 12 && holidayIn(2024, on) !== undefined),
    adjustable_days_impossible: !isWhole(policy.adjustableDays ?? 1, 1, 366),
    ...(policy.payPeriod === undefined ? {} : payPeriodFaults(policy.payPeriod)),
  };
  return policyFaultCodes.filter((code) => faults[code] === true);
}

type Found = Partial<Record<PolicyFault, boolean>>;

function overtimeFaults({ overtime, workweek }: PayPolicy): Found {
  const { weekly, daily, dailyAppliesBelowRate, consecutiveDay, nthWorkedDay, holiday, alternativeWorkweek } = overtime;
  const { periodDays = 7, periodStartsOn, consecutiveHours = [] } = overtime;
  return {
    weekly_overtime_impossible: !areTiers(weekly, periodDays * minutesOfDay),
    daily_overtime_impossible: !areTiers(daily, minutesOfDay),
    daily_below_rate_impossible: !isBetween(dailyAppliesBelowRate?.minimumWageMultiple ?? '1', zero, highestMultiplier),
    double_below_daily: !isRising(daily),
    consecutive_hours_impossible: !areTiers(consecutiveHours, 7 * minutesOfDay) || !isRising(consecutiveHours),
    consecutive_day_impossible: [consecutiveDay, nthWorkedDay].some(
      (rule) => rule !== undefined && (rule.nth < 2 || rule.nth > 7 || !areTiers(rule.tiers, minutesOfDay)),
    ),
    holiday_rate_impossible: !areTiers(holiday?.tiers ?? [], minutesOfDay),
    alternative_schedule_impossible:
      alternativeWorkweek !== undefined &&
      (alternativeWorkweek.scheduledMinutesByDay.length !== 7 ||
        alternativeWorkweek.scheduledMinutesByDay.some((minutes) => minutes > minutesOfDay) ||
        !isMultiplier(alternativeWorkweek.overtimeMultiplier) ||
        !isMultiplier(alternativeWorkweek.doubleMultiplier)),
    period_start_missing: periodDays !== 7 && periodStartsOn === undefined,
    period_start_within_week: periodStartsOn !== undefined && weekdayOf(periodStartsOn) !== workweek.weekday,
  };
}

function workTimeFaults({ workTime = {} }: PayPolicy): Found {
  const { paidUpToMinutes, mealFromMinutes, newShiftGapMinutes, maxShiftMinutes } = workTime;
  const automatic = [...(workTime.meals ?? []), ...(workTime.automaticBreaks ?? [])];
  const { punchRounding = [], dayTotalRounding, mealTotalRounding } = workTime;
  return {
    rest_too_long: !((paidUpToMinutes ?? 0) <= 60),
    meal_not_longer_than_rest:
      mealFromMinutes !== undefined && (mealFromMinutes > 240 || mealFromMinutes <= (paidUpToMinutes ?? 0)),
    meal_deduction_impossible: automatic.some(
      ({ minutes, afterWorkedMinutes }) => minutes < 1 || minutes > 240 || afterWorkedMinutes <= minutes,
    ),
    shift_gap_impossible:
      newShiftGapMinutes !== undefined && (newShiftGapMinutes < 30 || newShiftGapMinutes > minutesOfDay),
    longest_shift_impossible: maxShiftMinutes !== undefined && (maxShiftMinutes < 60 || maxShiftMinutes > 4_320),
    punch_rounding_impossible: !punchRounding.every(isRounding),
    day_rounding_impossible: ![dayTotalRounding, mealTotalRounding].every(
      (rule) => rule === undefined || isRounding(rule),
    ),
  };
}

const isWallTime = ({ hour, minute }: WallTime): boolean => hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59;

/** An interval that divides the hour, and a grace within it: 29 CFR 785.48(b) knows 5, 6 and 15 minutes. */
const isRounding = ({ intervalMinutes, graceMinutes = 0 }: RoundRule): boolean =>
  intervalMinutes >= 1 && intervalMinutes <= 60 && 60 % intervalMinutes === 0 && graceMinutes < intervalMinutes;

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const isBetween = (text: string, least: typeof zero, most: typeof zero): boolean => {
  const value = parseDecimal(text);
  return value !== undefined && compare(value, least) > 0 && compare(value, most) <= 0;
};

/** From straight time upwards: a rule that pays less than the rate is none. */
const isMultiplier = (text: string): boolean => text === '1' || isBetween(text, one, highestMultiplier);

const areTiers = (tiers: readonly Tier[], longest: number): boolean =>
  tiers.every(({ afterMinutes, multiplier }) => afterMinutes <= longest && isMultiplier(multiplier)) &&
  !hasTwice(tiers.map(({ afterMinutes }) => afterMinutes));

/** Whether a later tier pays more than the one before. */
function isRising(tiers: readonly Tier[]): boolean {
  const multipliers = tiers
    .toSorted((a, b) => a.afterMinutes - b.afterMinutes)
    .map(({ multiplier }) => parseDecimal(multiplier) ?? zero);
  return multipliers.every((each, index) => index === 0 || compare(each, multipliers[index - 1] ?? zero) > 0);
}

const isPremium = ({ code, windows, addPerHour, multiplier }: Premium): boolean =>
  code !== '' &&
  windows.length > 0 &&
  windows.every(({ start, end }) => isWallTime(start) && isWallTime(end)) &&
  (addPerHour !== undefined || multiplier !== undefined) &&
  (addPerHour === undefined || isBetween(addPerHour, zero, longestPremium)) &&
  (multiplier === undefined || isMultiplier(multiplier));

function payPeriodFaults({ frequency, anchor, startDays, payDate }: PayPeriodRule): Found {
  const wanted = frequency === 'semimonthly' ? 2 : 1;
  const days = payDate?.daysOfMonth;
  return {
    pay_period_start_missing: countsWeeks(frequency) && anchor === undefined,
    pay_period_days_impossible:
      startDays !== undefined &&
      (startDays.length !== wanted || hasTwice(startDays) || !startDays.every((day) => day >= 1 && day <= 31)),
    pay_date_impossible: (payDate?.daysAfterEnd ?? 0) > 60,
    pay_days_impossible:
      days !== undefined && (days.length === 0 || hasTwice(days) || !days.every((day) => isWhole(day, 1, 31))),
  };
}

const hasTwice = (values: readonly unknown[]): boolean => new Set(values).size !== values.length;

const allOf = <T>(values: readonly T[] | undefined, isGood: (value: T) => boolean): boolean =>
  (values ?? []).every(isGood);
