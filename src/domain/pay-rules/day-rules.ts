import { compare, decimal, multiply, type Fraction } from '../kernel/fraction.ts';
import { ladder, plain, type Ladder, type PayingRule, type Tier } from './ladder.ts';
import type { AlternativeWorkweek, ConsecutiveDayRule, OvertimeRules } from './overtime-rules.ts';
import type { MinutesOfRun } from './shift-days.ts';

/** A workday as the overtime rules see it. */
export interface WorkedDay {
  /** Whole minutes of hours worked; paid leave is no such hours (29 CFR 778.218). */
  readonly minutes: number;
  readonly holiday?: boolean;
  /** Of a paid leave; hours of the week only where the policy says so. */
  readonly paidAbsenceMinutes?: number;
  /** Of the minutes worked, those that make up for time lost in the week. */
  readonly makeupMinutes?: number;
  /** The shifts of the day, in order: its minutes of each, and those of the shift that were worked before. */
  readonly shifts?: readonly MinutesOfRun[];
  /** Its minutes by the days of 24 hours that they belong to, where the daily tiers count those. */
  readonly shiftDays?: readonly MinutesOfRun[];
  /** Whoever is paid so much on this day has no daily overtime on it. */
  readonly withoutDailyTiers?: boolean;
}

const daysOfWeek = 7;

/**
 * The ladders that rule each day by itself: daily tiers on all, and on some the tiers of the nth day in a row, of
 * the nth day worked, of a holiday. A minute is paid by the highest of them.
 *
 * | worked Mon–Sun             | seventh day in a row, of the workweek |
 * | 1, 1, 1, 1, 1, 1, 10       | rules Sunday                          |
 * | 1, 1, 0, 1, 1, 1, 10       | rules none: a day off breaks the run  |
 * | off, 7 days up to a Monday | rules none: the run begins afresh     |
 */
export function dayLadders(
  days: readonly WorkedDay[],
  rules: OvertimeRules,
  daysInARowBefore: number,
): (readonly Ladder[])[] {
  if ((rules.consecutiveDay ?? rules.nthWorkedDay ?? rules.holiday) === undefined)
    return days.map((day, index) => [ownLadder(day, index, rules)]);
  const consecutive = ladderOf(rules.consecutiveDay, 'consecutive-day');
  const nthWorked = ladderOf(rules.nthWorkedDay, 'nth-worked-day');
  const holiday = ladderOf(rules.holiday, 'holiday');
  const places = placesOf(days, rules, daysInARowBefore);
  return days.map((day, index) => {
    const { inARow, workedInWeek } = places[index] as PlaceOfDay;
    return [
      ownLadder(day, index, rules),
      ...(isNthInARow(inARow, rules.consecutiveDay) && isLongPeriod(days, index, rules) ? [consecutive] : []),
      ...(workedInWeek >= (rules.nthWorkedDay?.nth ?? Infinity) ? [nthWorked] : []),
      ...(day.holiday === true ? [holiday] : []),
    ];
  });
}

/** Which day it is of those that are worked; of a day off, none of a run. */
export interface PlaceOfDay {
  /** Of the days worked without a gap, from 1. */
  readonly inARow: number;
  /** Of the days worked in its week, with or without a gap. */
  readonly workedInWeek: number;
}

/** The places of days in their run, which begins afresh with each workweek or runs on, and in their week. */
export function placesOf(days: readonly WorkedDay[], rules: OvertimeRules, daysInARowBefore: number): PlaceOfDay[] {
  let [inARow, workedInWeek] = [daysInARowBefore, 0];
  return days.map(({ minutes }, index) => {
    const worked = minutes > 0;
    const isFirstOfWeek = index % daysOfWeek === 0;
    const before = isFirstOfWeek && rules.consecutiveDay?.scope === 'workweek' ? 0 : inARow;
    inARow = worked ? before + 1 : 0;
    workedInWeek = (isFirstOfWeek ? 0 : workedInWeek) + Number(worked);
    return { inARow, workedInWeek };
  });
}

const ladderOf = (rule: { readonly tiers: readonly Tier[] } | undefined, name: PayingRule): Ladder =>
  rule === undefined ? plain : ladder(rule.tiers, name);

/** The ladder of a day by its own hours: of an alternative schedule, or of the daily tiers. */
function ownLadder(day: WorkedDay, index: number, rules: OvertimeRules): Ladder {
  if (rules.alternativeWorkweek !== undefined) return scheduledLadder(index % daysOfWeek, rules.alternativeWorkweek);
  // By the clock of the shift instead: `overtimeStretches` walks that.
  return day.shiftDays === undefined ? dailyLadder(day, rules) : plain;
}

/** The daily tiers of a day, raised by the time that is made up on it. */
export function dailyLadder(day: WorkedDay, { daily, makeupTime }: OvertimeRules): Ladder {
  const { makeupMinutes = 0 } = day;
  if (day.withoutDailyTiers === true) return plain;
  if (makeupTime === undefined || makeupMinutes === 0) return ladder(daily, 'daily-overtime');
  const raised = daily.map((tier): Tier => {
    const most = Math.min(tier.afterMinutes + makeupMinutes, makeupTime.upToMinutes);
    return { ...tier, afterMinutes: Math.max(tier.afterMinutes, most) };
  });
  return ladder(raised, 'makeup-time');
}

/**
 * | Labor Code 511, 10 hours scheduled | past 10 h 1.5, past 12 h 2 |
 * | the same, on a day not scheduled   | at once 1.5, past 8 h 2    |
 */
function scheduledLadder(dayOfWeek: number, schedule: AlternativeWorkweek): Ladder {
  const scheduled = schedule.scheduledMinutesByDay[dayOfWeek] ?? 0;
  const { overtimeMultiplier, doubleMultiplier } = schedule;
  const doubleAfter = scheduled > 0 ? schedule.doubleAfterMinutes : schedule.unscheduledDoubleAfterMinutes;
  return ladder(
    [
      { afterMinutes: scheduled, multiplier: overtimeMultiplier },
      { afterMinutes: doubleAfter, multiplier: doubleMultiplier },
    ],
    scheduled > 0 ? 'alternative-schedule' : 'unscheduled-day',
  );
}

const isNthInARow = (inARow: number, rule: ConsecutiveDayRule | undefined): boolean =>
  inARow === rule?.nth || (rule?.andAfter === true && inARow > rule.nth);

/** Kentucky's condition: whether the period of the day at `index` has more minutes than the seventh day asks for. */
function isLongPeriod(days: readonly WorkedDay[], index: number, rules: OvertimeRules): boolean {
  const over = rules.consecutiveDay?.onlyIfPeriodOverMinutes;
  if (over === undefined) return true;
  const length = rules.periodDays ?? daysOfWeek;
  const first = index - (index % length);
  return days.slice(first, first + length).reduce((total, day) => total + day.minutes, 0) > over;
}

/**
 * The rules that hold for someone paid at a rate: Nevada's daily overtime is for those below one and a half times the
 * minimum wage.
 *
 * | rate  | minimum wage | daily overtime |
 * | 17.99 | 12.00        | yes            |
 * | 18.00 | 12.00        | no             |
 */
export function rulesAtRate(rules: OvertimeRules, ratePerHour: Fraction, minimumWage: Fraction): OvertimeRules {
  const { dailyAppliesBelowRate, ...others } = rules;
  if (dailyAppliesBelowRate === undefined) return rules;
  const threshold = multiply(minimumWage, decimal(dailyAppliesBelowRate.minimumWageMultiple));
  return compare(ratePerHour, threshold) < 0 ? others : { ...others, daily: [] };
}
