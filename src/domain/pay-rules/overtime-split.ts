import { add, compare, fraction, type Fraction } from '../kernel/fraction.ts';
import { payFor, roundToCents, type Cents } from '../kernel/money.ts';
import { dayLadders, type WorkedDay } from './day-rules.ts';
import { decimal, highest, isPlain, ladder, paysMore, stepAt, toNextStep, type Ladder } from './ladder.ts';
import type { OvertimeRules } from './pay-policy.ts';

/** Minutes paid at each multiplier, by its shortest spelling: `1`, `1.5`, `2`. None is zero; absent means none. */
export type MinutesByMultiplier = ReadonlyMap<string, number>;

/**
 * Shares out the minutes of each workday among the multipliers, so that no minute is paid by two rules and
 * none that a day rule paid pushes the week over its threshold: RULES section 4, "no pyramiding"
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
 * @param days consecutive workdays, the first being the first of a period and of a workweek
 * @returns one map for each day, in the same order
 */
export function splitOvertime(days: readonly WorkedDay[], rules: OvertimeRules): MinutesByMultiplier[] {
  const byDay = dayLadders(days, rules);
  const weekly = ladder(rules.weekly);
  const length = rules.periodDays ?? 7;
  const periods = Array.from({ length: Math.ceil(days.length / length) }, (_, index) => index * length);
  return periods.flatMap((first) => {
    const period = days.slice(first, first + length);
    const ladders = byDay.slice(first, first + length);
    if (rules.combine !== 'greatest-of') return splitPeriod(period, ladders, weekly);
    const byWeekAlone = splitPeriod(period, [], weekly);
    const byDayAlone = splitPeriod(period, ladders, plain);
    return compare(weightOf(byDayAlone), weightOf(byWeekAlone)) > 0 ? byDayAlone : byWeekAlone;
  });
}

const plain = ladder([]);

/** Walks a period in order of time; a minute counts toward the week unless a day rule paid it. */
function splitPeriod(
  days: readonly WorkedDay[],
  byDay: readonly (readonly Ladder[])[],
  weekly: Ladder,
): MinutesByMultiplier[] {
  let counted = 0;
  return days.map(({ minutes }, index) => {
    const ladders = byDay[index] ?? [plain];
    const paid = new Map<string, number>();
    for (let worked = 0; worked < minutes;) {
      const dayStep = highest(ladders.map((each) => stepAt(each, worked)));
      const weekStep = stepAt(weekly, counted);
      const paying = paysMore(weekStep, dayStep) ? weekStep : dayStep;
      const counts = paying === weekStep || isPlain(dayStep);
      const untilDayStep = Math.min(...ladders.map((each) => toNextStep(each, worked)));
      const untilWeekStep = counts ? toNextStep(weekly, counted) : Infinity;
      const stretch = Math.min(minutes - worked, untilDayStep, untilWeekStep);
      paid.set(paying.spelled, (paid.get(paying.spelled) ?? 0) + stretch);
      worked += stretch;
      if (counts) counted += stretch;
    }
    return paid;
  });
}

/** Minutes weighed by what they are paid: the measure by which one split is more than another. */
function weightOf(days: readonly MinutesByMultiplier[]): Fraction {
  let weight = fraction(0);
  for (const [multiplier, minutes] of sumOfDays(days)) weight = add(weight, payFor(minutes, decimal(multiplier), one));
  return weight;
}

const one = fraction(1);

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

/** Straight time and premium together at one rate an hour: exact, then rounded to the cent once. */
export function grossOf(split: MinutesByMultiplier, ratePerHour: string): Cents {
  let exact = fraction(0);
  for (const [multiplier, minutes] of split) {
    exact = add(exact, payFor(minutes, decimal(ratePerHour), decimal(multiplier)));
  }
  return roundToCents(exact);
}
