import { holidayIn } from '../holidays/holiday-date.ts';
import { compare, fraction, one, parseDecimal, zero } from '../kernel/fraction.ts';
import { parsePlainDate, weekdayOf, type PlainDate, type WallTime } from '../kernel/time.ts';
import type { AutomaticPause } from './breaks.ts';
import { averageShift, averagesOut } from './fair-rounding.ts';
import type { Tier } from './ladder.ts';
import { lessForMore } from './less-for-more.ts';
import type { MealRestRule } from './meal-rest.ts';
import type { AlternativeWorkweek, ConsecutiveDayRule } from './overtime-rules.ts';
import { countsWeeks, type PayPeriodRule } from './pay-periods.ts';
import type { PayPolicy, Premium } from './pay-policy.ts';
import type { PunchRounding } from './punch-rounding.ts';
import type { RoundRule } from './rounding.ts';
import { isLawfulMethod } from './week-earnings.ts';
import type { DayTotalRounding } from './work-time.ts';

/** Why a policy cannot stand, each with the parameter that is to be changed; after the dot, the part of a rule that has several. */
export const faultFields = {
  starts_within_week: 'startsOn',
  workday_time_impossible: 'dayStart',
  weekly_overtime_impossible: 'weeklyAfter',
  daily_overtime_impossible: 'dailyAfter',
  daily_below_rate_impossible: 'belowRate.minimumWageMultiple',
  double_below_daily: 'doubleAfter',
  consecutive_day_impossible: 'consecutiveDay.nth',
  consecutive_day_overtaken: 'consecutiveDay.andAfter',
  nth_worked_day_impossible: 'nthWorkedDay.nth',
  weekly_above_nth_day: 'weeklyTimes',
  greatest_of_premium: 'greatestOf',
  premium_beside_consecutive_day: 'consecutiveDay.tiers',
  premium_beside_nth_worked_day: 'nthWorkedDay.tiers',
  consecutive_hours_impossible: 'consecutiveAfter',
  holiday_rate_impossible: 'holidayTimes',
  alternative_schedule_impossible: 'alternativeWorkweek.scheduledMinutesByDay',
  makeup_time_impossible: 'makeupTime.upToMinutes',
  period_start_missing: 'periodStartsOn',
  period_start_within_week: 'periodStartsOn',
  rest_too_long: 'paidRest',
  meal_not_longer_than_rest: 'mealFrom',
  meal_deduction_impossible: 'meals.minutes',
  break_deduction_impossible: 'automaticBreaks.minutes',
  paid_breaks_impossible: 'paidBreaks.allowances',
  meal_rest_impossible: 'mealRest.mealMinutes',
  shift_gap_impossible: 'shiftGap',
  longest_shift_impossible: 'longestShift',
  punch_rounding_impossible: 'punchRounding.intervalMinutes',
  punch_rounding_of_nothing: 'punchRounding.targets',
  punch_rounding_one_sided: 'punchRounding.mode',
  day_rounding_impossible: 'dayTotalRounding.intervalMinutes',
  meal_rounding_impossible: 'mealTotalRounding.intervalMinutes',
  day_rounding_one_sided: 'dayTotalRounding.mode',
  meal_rounding_one_sided: 'mealTotalRounding.mode',
  premium_unnamed: 'premiums.code',
  premium_impossible: 'premiums.addPerHour',
  premium_hours_impossible: 'premiums.windows',
  premium_limits_impossible: 'premiums.minMinutes',
  reporting_time_impossible: 'reportingTime.fraction',
  split_shift_impossible: 'splitShift.gapOverMinutes',
  minimum_shift_impossible: 'minimumShift.minutes',
  minimum_wage_impossible: 'minimumWages.amount',
  minimum_wage_date_impossible: 'minimumWages.from',
  holiday_impossible: 'holidayTimes',
  pay_period_start_missing: 'payAnchor',
  pay_period_days_impossible: 'payStartDays',
  pay_date_impossible: 'payAfter',
  pay_days_impossible: 'payOnDays',
  adjustable_days_impossible: 'adjustableDays',
  average_rate_rounded: 'overtimeMethod',
  overtime_method_unlawful: 'overtimeMethod',
} as const;

export type PolicyFault = keyof typeof faultFields;
export const policyFaultCodes = Object.keys(faultFields) as [PolicyFault, ...PolicyFault[]];

const minutesOfDay = 1_440;
const longestShift = 4_320;
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
    ...lessForMore(policy.overtime),
    ...workTimeFaults(policy),
    ...premiumFaults(policy.premiums ?? []),
    ...guaranteeFaults(policy),
    meal_rest_impossible: policy.mealRest !== undefined && !isMealRest(policy.mealRest),
    minimum_wage_impossible: !allOf(policy.minimumWages, ({ amount }) => isBetween(amount, zero, longestPremium)),
    minimum_wage_date_impossible:
      hasTwice((policy.minimumWages ?? []).map(({ from }) => from)) ||
      !allOf(policy.minimumWages, ({ from }) => parsePlainDate(from) !== undefined),
    holiday_impossible:
      hasTwice((policy.holidays ?? []).map(({ code }) => code)) ||
      !allOf(policy.holidays, ({ on }) => on.month >= 1 && on.month <= 12 && holidayIn(2024, on) !== undefined),
    // Straight time at a rounded average of several rates can fall below what was earned: 29 CFR 778.115.
    average_rate_rounded:
      policy.regularRate?.overtimeMethod === 'rate-times-hours' && policy.regularRate.rateRounding === 'cent',
    overtime_method_unlawful: !isLawfulMethod(policy.regularRate?.overtimeMethod ?? 'premium-on-top'),
    adjustable_days_impossible: !isWhole(policy.adjustableDays ?? 1, 1, 366),
    ...(policy.payPeriod === undefined ? {} : payPeriodFaults(policy.payPeriod)),
  };
  return policyFaultCodes.filter((code) => faults[code] === true);
}

type Found = Partial<Record<PolicyFault, boolean>>;

function overtimeFaults({ overtime, workweek }: PayPolicy): Found {
  const { weekly, daily, dailyAppliesBelowRate, consecutiveDay, nthWorkedDay, holiday, alternativeWorkweek } = overtime;
  const { periodDays = 7, periodStartsOn, consecutiveHours = [], makeupTime } = overtime;
  return {
    weekly_overtime_impossible: !areRisingTiers(weekly, periodDays * minutesOfDay),
    daily_overtime_impossible: !areTiers(daily, minutesOfDay),
    daily_below_rate_impossible: !isBetween(dailyAppliesBelowRate?.minimumWageMultiple ?? '1', zero, highestMultiplier),
    double_below_daily: !isRising(daily),
    consecutive_hours_impossible: !areRisingTiers(consecutiveHours, 7 * minutesOfDay),
    consecutive_day_impossible:
      !isNthDay(consecutiveDay) || !isWithin(consecutiveDay?.onlyIfPeriodOverMinutes, periodDays * minutesOfDay),
    consecutive_day_overtaken: consecutiveDay !== undefined && isOvertaken(consecutiveDay),
    nth_worked_day_impossible: !isNthDay(nthWorkedDay),
    holiday_rate_impossible: !areRisingTiers(holiday?.tiers ?? [], minutesOfDay),
    alternative_schedule_impossible: alternativeWorkweek !== undefined && !isAlternativeWorkweek(alternativeWorkweek),
    makeup_time_impossible: !isWithin(makeupTime?.upToMinutes, minutesOfDay),
    period_start_missing: periodDays !== 7 && periodStartsOn === undefined,
    period_start_within_week: periodStartsOn !== undefined && weekdayOf(periodStartsOn) !== workweek.weekday,
  };
}

/** Double time begins no sooner than overtime does: else the hours after the scheduled ones would be paid less than those before. */
function isAlternativeWorkweek(rule: AlternativeWorkweek): boolean {
  const { scheduledMinutesByDay, doubleAfterMinutes, unscheduledDoubleAfterMinutes } = rule;
  const { overtimeMultiplier, doubleMultiplier } = rule;
  return (
    scheduledMinutesByDay.length === 7 &&
    scheduledMinutesByDay.every((minutes) => minutes <= doubleAfterMinutes) &&
    isWithin(doubleAfterMinutes, minutesOfDay) &&
    isWithin(unscheduledDoubleAfterMinutes, minutesOfDay) &&
    [overtimeMultiplier, doubleMultiplier].every(isMultiplier) &&
    areRising([overtimeMultiplier, doubleMultiplier])
  );
}

function workTimeFaults({ workTime = {} }: PayPolicy): Found {
  const { paidUpToMinutes, mealFromMinutes, newShiftGapMinutes, maxShiftMinutes } = workTime;
  const { meals = [], automaticBreaks = [], paidBreaks } = workTime;
  const { punchRounding = [], dayTotalRounding, mealTotalRounding } = workTime;
  return {
    rest_too_long: !((paidUpToMinutes ?? 0) <= 60),
    meal_not_longer_than_rest:
      mealFromMinutes !== undefined && (mealFromMinutes > 240 || mealFromMinutes <= (paidUpToMinutes ?? 0)),
    meal_deduction_impossible: !meals.every(isAutomaticPause) || !leavesWork(meals),
    // What the meals take alone is said of the meals.
    break_deduction_impossible:
      !automaticBreaks.every(isAutomaticPause) || (leavesWork(meals) && !leavesWork([...meals, ...automaticBreaks])),
    paid_breaks_impossible: !allOf(
      paidBreaks?.allowances,
      ({ afterWorkedMinutes, minutes }) => isWhole(minutes, 1, 240) && isWithin(afterWorkedMinutes, longestShift),
    ),
    shift_gap_impossible:
      newShiftGapMinutes !== undefined && (newShiftGapMinutes < 30 || newShiftGapMinutes > minutesOfDay),
    longest_shift_impossible: maxShiftMinutes !== undefined && (maxShiftMinutes < 60 || maxShiftMinutes > longestShift),
    punch_rounding_impossible: !punchRounding.every(
      (rule) => isRounding(rule) && (rule.within === undefined || isNearTime(rule.within)),
    ),
    punch_rounding_of_nothing: punchRounding.some(({ targets }) => targets.length === 0),
    day_rounding_impossible: dayTotalRounding !== undefined && !isDayRounding(dayTotalRounding),
    meal_rounding_impossible: mealTotalRounding !== undefined && !isRounding(mealTotalRounding),
    punch_rounding_one_sided: !averagesOut(punchRounding),
    // What is taken off a day is taken from those who worked it, and what is added to a meal.
    day_rounding_one_sided:
      dayTotalRounding !== undefined && isDayRounding(dayTotalRounding) && averageShiftOfDay(dayTotalRounding) < 0,
    meal_rounding_one_sided: mealTotalRounding !== undefined && averageShift(mealTotalRounding) > 0,
  };
}

const isDayRounding = (rule: DayTotalRounding): boolean =>
  isRounding(rule) && isWithin(rule.within?.ofMinutes, minutesOfDay) && isWithin(rule.within?.minutes, minutesOfDay);

const averageShiftOfDay = ({ within, ...rule }: DayTotalRounding): number =>
  averageShift(rule, within && { toMinutes: within.ofMinutes, minutes: within.minutes });

const isWallTime = ({ hour, minute }: WallTime): boolean => hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59;

/** An interval up to a quarter that divides the hour, and a grace within it: 29 CFR 785.48(b) knows 5, 6 and 15 minutes. */
const isRounding = ({ intervalMinutes, graceMinutes = 0 }: RoundRule): boolean =>
  intervalMinutes >= 1 && intervalMinutes <= 15 && 60 % intervalMinutes === 0 && graceMinutes < intervalMinutes;

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

/** Whether a later tier pays more than the one before: one that pays less would make an hour more worth less than the hour before it. */
const isRising = (tiers: readonly Tier[]): boolean =>
  areRising(tiers.toSorted((a, b) => a.afterMinutes - b.afterMinutes).map(({ multiplier }) => multiplier));

function areRising(multipliers: readonly string[]): boolean {
  const values = multipliers.map((multiplier) => parseDecimal(multiplier) ?? zero);
  return values.every((each, index) => index === 0 || compare(each, values[index - 1] ?? zero) > 0);
}

const areRisingTiers = (tiers: readonly Tier[], longest: number): boolean =>
  areTiers(tiers, longest) && isRising(tiers);

function premiumFaults(premiums: readonly Premium[]): Found {
  return {
    premium_unnamed: hasTwice(premiums.map(({ code }) => code)) || premiums.some(({ code }) => code === ''),
    premium_impossible: !premiums.every(
      ({ addPerHour, multiplier }) =>
        (addPerHour !== undefined || multiplier !== undefined) &&
        (addPerHour === undefined || isBetween(addPerHour, zero, longestPremium)) &&
        (multiplier === undefined || isMultiplier(multiplier)),
    ),
    premium_hours_impossible: !premiums.every(
      ({ windows }) =>
        windows.length > 0 &&
        windows.every(({ start, end, weekdays }) => isWallTime(start) && isWallTime(end) && weekdays?.length !== 0),
    ),
    premium_limits_impossible: !premiums.every(
      ({ minMinutes = 0, maxMinutes = minutesOfDay }) => minMinutes <= maxMinutes && maxMinutes <= minutesOfDay,
    ),
  };
}

function guaranteeFaults({ reportingTime, splitShift, minimumShift }: PayPolicy): Found {
  return {
    reporting_time_impossible:
      reportingTime !== undefined &&
      !(
        isBetween(reportingTime.fraction, zero, one) &&
        reportingTime.minMinutes <= reportingTime.maxMinutes &&
        isWithin(reportingTime.maxMinutes, minutesOfDay) &&
        isWithin(reportingTime.secondReportMinutes, minutesOfDay)
      ),
    split_shift_impossible: !isWithin(splitShift?.gapOverMinutes, minutesOfDay),
    minimum_shift_impossible:
      minimumShift !== undefined &&
      !(isWhole(minimumShift.minutes, 1, minutesOfDay) && isWithin(minimumShift.gapMinutes, minutesOfDay)),
  };
}

const isNthDay = (rule: { readonly nth: number; readonly tiers: readonly Tier[] } | undefined): boolean =>
  rule === undefined || (isWhole(rule.nth, 2, 7) && areRisingTiers(rule.tiers, minutesOfDay));

/**
 * Whether a minute more on a free day makes a longer run, in which the day that was the nth is a later one and paid as any other: more work for
 * less pay. After the seventh day of a workweek there is none.
 *
 * | 12 h at twice the rate on the sixth day only | off, 1, 1, 1, 1, 1, 12 h | 29 h of pay |
 * | the same                                     | 1 min, and the same      | 18 h of pay |
 */
const isOvertaken = ({ nth, scope, andAfter = false }: ConsecutiveDayRule): boolean =>
  !andAfter && !(scope === 'workweek' && nth === 7);

const isAutomaticPause = ({ minutes, afterWorkedMinutes }: AutomaticPause): boolean =>
  isWhole(minutes, 1, 240) && afterWorkedMinutes > minutes && isWithin(afterWorkedMinutes, longestShift);

/** Whether all that is taken by itself off a shift of a length leaves some of it: each alone may be short, and together they take the day. */
function leavesWork(pauses: readonly AutomaticPause[]): boolean {
  const taken = pauses.filter(({ kind }) => kind === 'auto-deduct');
  return taken.every(({ afterWorkedMinutes: length }) => {
    const due = taken.filter(({ afterWorkedMinutes }) => afterWorkedMinutes <= length);
    return due.reduce((sum, { minutes }) => sum + minutes, 0) < length;
  });
}

const isNearTime = ({ of, minutes }: NonNullable<PunchRounding['within']>): boolean =>
  isWallTime(of) && isWithin(minutes, minutesOfDay / 2);

/** Meals and rests fall within a day, the second meal no sooner than the first, and are paid an hour or some. */
const isMealRest = (rule: MealRestRule): boolean =>
  Object.values(rule).every((value: number) => isWithin(value, minutesOfDay)) &&
  rule.secondMealByMinute >= rule.firstMealByMinute &&
  isWhole(rule.premiumHours, 1, 8) &&
  rule.restPer >= 1;

/** A length, where there is one, that is none below nothing nor above the longest. */
const isWithin = (minutes: number | undefined, longest: number): boolean => isWhole(minutes ?? 0, 0, longest);

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
