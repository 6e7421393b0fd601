import { add, compare, decimal, fraction, one, type Fraction } from '../kernel/fraction.ts';
import { cents, payFor, roundToCents, type Cents } from '../kernel/money.ts';
import { dailyLadder, dayLadders, placesOf, type PlaceOfDay, type WorkedDay } from './day-rules.ts';
import {
  highest,
  ladder,
  leavesToWeek,
  paysMore,
  plain,
  stepAt,
  toNextStep,
  type Ladder,
  type PayingRule,
} from './ladder.ts';
import type { OvertimeRules } from './overtime-rules.ts';
import type { MinutesOfRun } from './shift-days.ts';

/** Minutes paid at each multiplier, by its shortest spelling: `1`, `1.5`, `2`. None is zero; absent means none. */
export type MinutesByMultiplier = ReadonlyMap<string, number>;

/** A run of minutes of one day that one rule pays at one multiplier: what "why?" is answered from. */
export interface PaidStretch {
  readonly multiplier: string;
  readonly minutes: number;
  readonly rule: PayingRule;
  /** Minutes of the day that were worked before. */
  readonly startsAtMinute: number;
  /** The threshold of the rule that was passed: 480 where eight hours of the day were. */
  readonly afterMinutes: number;
  /** Which day in a row it is, or which day worked in the week, where it is paid for that: 7 of a seventh day. */
  readonly nthDay?: number;
}

/**
 * Shares out the minutes of each workday among the multipliers, so that no minute is paid by two rules and
 * none that a day rule paid time and a half pushes the week over its threshold: docs/rules/overtime.md, "no pyramiding"
 * (each workweek alone, 29 CFR 778.104; Labor Code 510(a)).
 *
 * | days, hours                | rules                          | at 1 | at 1.5 | at 2 |
 * | 8, 8, 8, 8, 8              | over 40 a week                 | 40   |        |      |
 * | 8, 8, 8, 8, 8:01           | over 40 a week                 | 40   | 0:01   |      |
 * | 10, 10, 10, 10, 10         | over 8 a day, 40 a week        | 40   | 10     |      |
 * | 10, 10, 10, 10, 5          | over 8 a day, 40 a week        | 37   | 8      |      |
 * | 13                         | over 8 a day, double over 12   | 8    | 4      | 1    |
 * | 1, 1, 1, 1, 1, 1, 10       | and 7th day, double over 8     | 6    | 8      | 2    |
 * | 14, 8, 8                   | greatest of 12 a day, 40 a week | 28  | 2      |      |
 *
 * | days, hours                | rules                               | at 1 | at 1.25 | at 1.5 |
 * | 10, 10, 10, 10, 10         | 1.25 over 8 a day, over 40 a week   | 32   | 8       | 10     |
 *
 * @param days consecutive workdays, the first being the first of a period and of a workweek
 * @returns one map for each day, in the same order
 */
export const splitOvertime = (days: readonly WorkedDay[], rules: OvertimeRules): MinutesByMultiplier[] =>
  overtimeStretches(days, rules).map(minutesOfStretches);

/**
 * The same, minute by minute: which rule pays which stretch of each day. What counts of a leave is no minute of them, and counts before the hours
 * that were worked: whichever day it is on, as many of them are overtime.
 *
 * @param daysInARowBefore days worked without a gap up to the first, for runs that go on through weeks
 */
export function overtimeStretches(
  days: readonly WorkedDay[],
  rules: OvertimeRules,
  daysInARowBefore = 0,
): PaidStretch[][] {
  const byDay = dayLadders(days, rules, daysInARowBefore);
  const weekly = ladder(rules.weekly, 'weekly-overtime');
  const isByShiftDay = rules.dailyFrom !== undefined && rules.alternativeWorkweek === undefined;
  const byShiftDay = isByShiftDay ? (day: WorkedDay) => dailyLadder(day, rules) : byNone;
  const byShift = rules.consecutiveHours === undefined ? plain : ladder(rules.consecutiveHours, 'consecutive-hours');
  const length = rules.periodDays ?? 7;
  const split = (period: readonly WorkedDay[], ladders: readonly (readonly Ladder[])[]): PaidStretch[][] => {
    const countedBefore = rules.countsPaidAbsence === true ? absenceOf(period) : 0;
    if (rules.combine !== 'greatest-of' || ladders.some(hasLesserPremium))
      return splitPeriod(period, ladders, weekly, byShift, byShiftDay, countedBefore);
    return greatest([
      splitPeriod(period, noLadders, weekly, plain, byNone, countedBefore),
      splitPeriod(period, ladders, plain, plain, byShiftDay),
      splitPeriod(period, noLadders, plain, byShift, byNone),
    ]);
  };
  const paid: PaidStretch[][] = [];
  for (let first = 0; first < days.length; first += length)
    paid.push(...split(days.slice(first, first + length), byDay.slice(first, first + length)));
  if ((rules.consecutiveDay ?? rules.nthWorkedDay) === undefined) return paid;
  const places = placesOf(days, rules, daysInARowBefore);
  return paid.map((stretches, index) => stretches.map((each) => placed(each, places[index] as PlaceOfDay)));
}

/** The stretch, with the place of its day where it is paid for that. */
function placed(stretch: PaidStretch, { inARow, workedInWeek }: PlaceOfDay): PaidStretch {
  if (stretch.rule === 'consecutive-day') return { ...stretch, nthDay: inARow };
  return stretch.rule === 'nth-worked-day' ? { ...stretch, nthDay: workedInWeek } : stretch;
}

/** What pays more than the rate and is no overtime is paid beside the overtime of the week, and none of what is weighed against it. */
const hasLesserPremium = (ladders: readonly Ladder[]): boolean =>
  ladders.some((steps) => steps.some((step) => step.multiplier > 1 && leavesToWeek(step)));

/** No rule is one of days. */
const noLadders: readonly never[] = [];

/** No tiers count days of 24 hours. */
const byNone = (): Ladder => plain;

const absenceOf = (days: readonly WorkedDay[]): number =>
  days.reduce((sum, { paidAbsenceMinutes = 0 }) => sum + paidAbsenceMinutes, 0);

/** Walks a period in order of time; a minute counts toward the week unless a day rule paid it time and a half or more. */
function splitPeriod(
  days: readonly WorkedDay[],
  byDay: readonly (readonly Ladder[])[],
  weekly: Ladder,
  byShift: Ladder,
  shiftDayLadder: (day: WorkedDay) => Ladder,
  countedBefore = 0,
): PaidStretch[][] {
  let counted = countedBefore;
  return days.map((day, index) => {
    const ladders = byDay[index] ?? noLadders;
    const byShiftDay = shiftDayLadder(day);
    const stretches: PaidStretch[] = [];
    for (let worked = 0; worked < day.minutes;) {
      const shift = byShift.length > 1 ? placeIn(day.shifts, worked) : nowhere;
      const shiftDay = byShiftDay.length > 1 ? placeIn(day.shiftDays, worked) : nowhere;
      const shiftStep = stepAt(byShift, shift.minutesBefore);
      const shiftDayStep = stepAt(byShiftDay, shiftDay.minutesBefore);
      const dayStep = highest(ladders, worked, paysMore(shiftStep, shiftDayStep) ? shiftStep : shiftDayStep);
      const weekStep = stepAt(weekly, counted);
      const paying = paysMore(weekStep, dayStep) ? weekStep : dayStep;
      const counts = paying === weekStep || leavesToWeek(dayStep);
      const untilDayStep = nearest(ladders, worked);
      const untilShiftStep = Math.min(
        toNextStep(byShift, shift.minutesBefore),
        shift.minutesLeft,
        toNextStep(byShiftDay, shiftDay.minutesBefore),
        shiftDay.minutesLeft,
      );
      const untilWeekStep = counts ? toNextStep(weekly, counted) : Infinity;
      const minutes = Math.min(day.minutes - worked, untilDayStep, untilShiftStep, untilWeekStep);
      const { spelled: multiplier, rule, from: afterMinutes } = paying;
      stretches.push({ multiplier, minutes, rule, startsAtMinute: worked, afterMinutes });
      worked += minutes;
      if (counts) counted += minutes;
    }
    return stretches;
  });
}

/** Minutes to the nearest step of several rules. */
function nearest(ladders: readonly Ladder[], worked: number): number {
  let least = Infinity;
  for (const steps of ladders) least = Math.min(least, toNextStep(steps, worked));
  return least;
}

interface PlaceInRun {
  readonly minutesBefore: number;
  readonly minutesLeft: number;
}

const nowhere: PlaceInRun = { minutesBefore: 0, minutesLeft: Infinity };

/** Where in its shift, or its day of 24 hours, the minute is that follows `worked` minutes of the date; a date of which none are told is one. */
function placeIn(runs: readonly MinutesOfRun[] = [], worked: number): PlaceInRun {
  let begins = 0;
  for (const { minutes, minutesBefore } of runs) {
    const ends = begins + minutes;
    if (worked < ends) return { minutesBefore: minutesBefore + worked - begins, minutesLeft: ends - worked };
    begins = ends;
  }
  return { minutesBefore: worked - begins, minutesLeft: Infinity };
}

/** The split that pays most, the first of those alike. */
function greatest(splits: readonly PaidStretch[][][]): PaidStretch[][] {
  const weighed = splits.map((split) => ({ split, weight: weightOf(split.map(minutesOfStretches)) }));
  return weighed.reduce((best, each) => (compare(each.weight, best.weight) > 0 ? each : best)).split;
}

/** Minutes weighed by what they are paid: the measure by which one split is more than another. */
function weightOf(days: readonly MinutesByMultiplier[]): Fraction {
  let weight = fraction(0);
  for (const [multiplier, minutes] of sumOfDays(days)) weight = add(weight, payFor(minutes, decimal(multiplier), one));
  return weight;
}

const noMinutes: MinutesByMultiplier = new Map();

export function minutesOfStretches(stretches: readonly PaidStretch[]): MinutesByMultiplier {
  if (stretches.length === 0) return noMinutes;
  const paid = new Map<string, number>();
  for (const { multiplier, minutes } of stretches) paid.set(multiplier, (paid.get(multiplier) ?? 0) + minutes);
  return paid;
}

/** Minutes by multiplier over all days. */
export function sumOfDays(days: readonly MinutesByMultiplier[]): MinutesByMultiplier {
  const total = new Map<string, number>();
  for (const day of days) {
    for (const [multiplier, minutes] of day) total.set(multiplier, (total.get(multiplier) ?? 0) + minutes);
  }
  return total;
}

/** Minutes paid at the plain rate; all others are overtime. */
export const regularMinutesOf = (day: MinutesByMultiplier): number => day.get('1') ?? 0;

/** A line of pay for each multiplier at one rate an hour, each rounded to the cent once, and their sum. */
export function grossOf(split: MinutesByMultiplier, ratePerHour: string): Cents {
  const rate = decimal(ratePerHour);
  let gross = 0;
  for (const [multiplier, minutes] of split) gross += roundToCents(payFor(minutes, rate, decimal(multiplier)));
  return cents(gross);
}
