import { millisecondsPerMinute, millisecondsPerSecond } from '../kernel/time.ts';

/** Meals and rests that a day of work must have: Labor Code 512 and 226.7, IWC orders sections 11 and 12. */
export interface MealRestRule {
  /** The first meal begins before the end of this minute of work: 300. */
  readonly firstMealByMinute: number;
  /** Up to this length of a day the first meal may be waived by both: 360. */
  readonly firstWaivableUpTo: number;
  readonly secondMealByMinute: number;
  /** Up to this length the second may be waived, if the first was taken: 720. */
  readonly secondWaivableUpTo: number;
  /** A shorter meal, or one that is worked through, is none: 30. */
  readonly mealMinutes: number;
  /** One rest for each such stretch of work or the greater part of it: 240. */
  readonly restPer: number;
  /** A day shorter than this has no rest: 210. */
  readonly restMinimumShift: number;
  /** Hours of pay that a day owes for meals, and again for rests: 1. */
  readonly premiumHours: number;
}

export interface DayOfMeals {
  /** Seconds, where they are known, are parts of a minute: a limit is over as soon as one of them is past it. */
  readonly workedMinutes: number;
  /** Minutes of work done when each meal began; meals shorter than the rule's are left out by the caller. */
  readonly mealStartsAtWorkedMinute: readonly number[];
  readonly waived: { readonly first: boolean; readonly second: boolean };
  /** Rests that were given; all, if absent. */
  readonly restsProvided?: number | undefined;
}

export interface MealRestOutcome {
  readonly mealsRequired: number;
  /** Meals that were not taken in time and are not owed for, since they were waived. */
  readonly mealsWaived: number;
  readonly restBreaksRequired: number;
  /** Of the rests that are due, those that were not given. */
  readonly restsMissed: number;
  readonly mealPremium: boolean;
  readonly restPremium: boolean;
  /** Hours at the regular rate of compensation (Ferra 2021), at most one for meals and one for rests. Not hours worked. */
  readonly premiumHours: number;
}

/**
 * What a day owes for meals and rests that were missed, late or short. Brinker 2012, Donohue 2021.
 *
 * | worked | meals begin after | required meals, rests | premium |
 * | 5:00   |                   | 0, 1                  | 0       |
 * | 5:01   |                   | 1, 1                  | 1 h     |
 * | 8:00   | 5:00              | 1, 2                  | 0       |
 * | 8:00   | 5:01              | 1, 2                  | 1 h     |
 * | 6:00   | waived            | 0, 1                  | 0       |
 * | 10:01  | 4:00              | 2, 3                  | 1 h     |
 */
export function mealsAndRests(day: DayOfMeals, rule: MealRestRule): MealRestOutcome {
  const mealsMissed = missedMeals(day, rule).length;
  const mealsWaived = missedMeals({ ...day, waived: noneWaived }, rule).length - mealsMissed;
  const mealPremium = mealsMissed > 0;
  const { restBreaksRequired, restsMissed } = restsOf(day, rule);
  const restPremium = restsMissed > 0;
  return {
    mealsRequired: mealLimits(day, rule).length,
    mealsWaived,
    restBreaksRequired,
    restsMissed,
    mealPremium,
    restPremium,
    premiumHours: (Number(mealPremium) + Number(restPremium)) * rule.premiumHours,
  };
}

/** A meal that a day owes for: it had to begin by a minute of work, which so many of those that were due by then did. */
export interface MissedMeal {
  readonly byMinute: number;
  readonly mealsDue: number;
  readonly mealsBegun: number;
  /** To the second, upwards: who went less than one after the limit was late. Absent where it was not taken at all. */
  readonly beganAfterMinutes?: number;
}

/** The meals that a day owes for: none of those that were waived. */
export const missedMeals = (day: DayOfMeals, rule: MealRestRule): readonly MissedMeal[] =>
  mealLimits(day, rule).flatMap((byMinute, index) => {
    const beganAfterMinutes = day.mealStartsAtWorkedMinute[index];
    const mealsBegun = day.mealStartsAtWorkedMinute.filter((minute) => minute <= byMinute).length;
    const meal = { byMinute, mealsDue: index + 1, mealsBegun };
    if (beganAfterMinutes === undefined) return [meal];
    return beganAfterMinutes > byMinute ? [{ ...meal, beganAfterMinutes: toTheSecond(beganAfterMinutes) }] : [];
  });

/** Minutes in whole seconds, upwards. They are whole milliseconds, which dividing and multiplying may miss by a trace. */
const toTheSecond = (minutes: number): number =>
  Math.ceil(Math.round(minutes * millisecondsPerMinute) / millisecondsPerSecond) / secondsPerMinute;
const secondsPerMinute = millisecondsPerMinute / millisecondsPerSecond;

const noneWaived: DayOfMeals['waived'] = { first: false, second: false };

/** By which minute of work each meal that is due must have begun. */
function mealLimits({ workedMinutes, mealStartsAtWorkedMinute, waived }: DayOfMeals, rule: MealRestRule): number[] {
  if (workedMinutes <= rule.firstMealByMinute) return [];
  const waivesFirst = waived.first && workedMinutes <= rule.firstWaivableUpTo;
  const first = waivesFirst ? [] : [rule.firstMealByMinute];
  if (workedMinutes <= rule.secondMealByMinute) return first;
  const tookFirst = mealStartsAtWorkedMinute.length > 0;
  const waivesSecond = waived.second && tookFirst && workedMinutes <= rule.secondWaivableUpTo;
  return waivesSecond ? first : [...first, rule.secondMealByMinute];
}

/** The rests of a day: those that are due, and of them those that were not given. */
export function restsOf(
  { workedMinutes, restsProvided }: Pick<DayOfMeals, 'workedMinutes' | 'restsProvided'>,
  rule: MealRestRule,
): Pick<MealRestOutcome, 'restBreaksRequired' | 'restsMissed'> {
  const restBreaksRequired = restsFor(workedMinutes, rule);
  return { restBreaksRequired, restsMissed: Math.max(0, restBreaksRequired - (restsProvided ?? restBreaksRequired)) };
}

/**
 * Ten minutes for each four hours or major fraction: none under 3:30, one to 6 h, two to 10 h, three to 14 h.
 */
function restsFor(workedMinutes: number, { restPer, restMinimumShift }: MealRestRule): number {
  if (workedMinutes < restMinimumShift) return 0;
  return Math.floor(workedMinutes / restPer) + Number((workedMinutes % restPer) * 2 > restPer);
}
