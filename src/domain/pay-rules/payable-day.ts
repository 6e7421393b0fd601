import { holidayIn, observedOn, type Holiday } from '../holidays/holiday-date.ts';
import { addMilliseconds, millisecondsOf, millisecondsPerMinute, type PlainDate, type Span } from '../kernel/time.ts';
import type { WorkedDay } from './day-rules.ts';
import { mealsAndRests, restsOf, type DayOfMeals, type MealRestOutcome, type MealRestRule } from './meal-rest.ts';
import type { MinutesByMultiplier, PaidStretch } from './overtime-split.ts';
import type { PayPolicy } from './pay-policy.ts';
import type { DayReport } from './reports.ts';
import type { DayFacts } from './week-question.ts';
import { asPunched, gapsBetween, lengthOfWork, type WorkSegment } from './work-segment.ts';
import type { DatedShift, WorkedDate } from './work-time.ts';

/** Time off that is paid: how much of a day, and of which types. */
export interface PaidLeave {
  readonly minutes: number;
  readonly types: readonly string[];
}

/** One workday, from its punches to what its minutes are paid. */
export interface PayableDay {
  readonly date: PlainDate;
  readonly workedMilliseconds: number;
  /** The same in whole minutes: `rules-edition.ts`. */
  readonly workedMinutes: number;
  readonly byMultiplier: MinutesByMultiplier;
  /** Which rule pays which run of minutes, in order. */
  readonly stretches: readonly PaidStretch[];
  readonly changes: WorkedDate['changes'];
  readonly punchedMilliseconds: number;
  /** Minutes in the windows of each premium, by its code. */
  readonly premiumMinutes: ReadonlyMap<string, number>;
  readonly holiday: boolean;
  /** Of a paid leave, where the policy counts them toward overtime; they are none of the minutes above. */
  readonly paidAbsenceMinutes?: number;
  /** Time off that the day is paid for, whether or not it counts toward overtime. */
  readonly paidLeave?: PaidLeave;
  /** What the day owes for meals and rests; absent where the policy has no rule for them. */
  readonly mealRest?: MealRestOutcome;
  readonly shifts: readonly DatedShift[];
  /** Shifts by which somebody came to work on this day; one may have begun on the day before. */
  readonly reports: readonly DayReport[];
}

/** The day as the overtime rules see it; its shifts only where hours in a row are counted. */
export function workedDay(
  minutes: number,
  shifts: readonly DatedShift[],
  holiday: boolean,
  { makeupMinutes = 0 }: DayFacts,
  paidAbsenceMinutes: number,
  countsShifts: boolean,
): WorkedDay {
  const day = { minutes, holiday, makeupMinutes, paidAbsenceMinutes };
  if (!countsShifts) return day;
  return { ...day, shifts: shifts.map(({ minutesBefore, minutes: own }) => ({ minutes: own, minutesBefore })) };
}

/** Whether a date is a holiday of the policy, or is said to be one. */
export const isHoliday = (date: PlainDate, policy: PayPolicy, facts: DayFacts): boolean =>
  facts.holiday === true || holidayOn(date, policy) !== undefined;

/** The holiday of the policy that is kept on a date. */
export function holidayOn(date: PlainDate, { holidays = [] }: PayPolicy): Holiday | undefined {
  return holidays.find(({ on, observed }) => {
    const year = Number(date.slice(0, 4));
    // New Year's Day on a Saturday may be kept on the last day of the year before, New Year's Eve on a Sunday in the year after.
    return [year - 1, year, year + 1].some((each) => {
      const falls = holidayIn(each, on);
      return falls !== undefined && observedOn(falls, observed) === date;
    });
  });
}

/**
 * Meals and rests of the shifts that begin on the day: at most one hour for meals, one for rests. A meal is due by the work of its shift, rests by that
 * of the whole day, however many shifts it has (IWC orders, section 12(A)). Rests that are told by what was missed: more than are due are none.
 */
export function mealRestOf(shifts: readonly DatedShift[], rule: MealRestRule, facts: DayFacts): MealRestOutcome {
  const each = mealsOf(shifts, rule, facts);
  const outcomes = each.map((shift) => mealsAndRests(shift, rule));
  const mealPremium = outcomes.some((outcome) => outcome.mealPremium);
  const sumOf = (figure: 'mealsRequired' | 'mealsWaived') =>
    outcomes.reduce((sum, outcome) => sum + outcome[figure], 0);
  // To the millisecond: parts of minutes that add up to three and a half hours must not be a trace less.
  const worked = Math.round(each.reduce((sum, shift) => sum + shift.workedMinutes, 0) * millisecondsPerMinute);
  const workedMinutes = worked / millisecondsPerMinute;
  const { restBreaksRequired, restsMissed: notGiven } = restsOf({ ...facts, workedMinutes }, rule);
  const restsMissed = Math.min(restBreaksRequired, facts.restsMissed ?? notGiven);
  const restPremium = restsMissed > 0;
  return {
    mealsRequired: sumOf('mealsRequired'),
    mealsWaived: sumOf('mealsWaived'),
    restBreaksRequired,
    restsMissed,
    mealPremium,
    restPremium,
    premiumHours: (Number(mealPremium) + Number(restPremium)) * rule.premiumHours,
  };
}

/** The shifts that begin on a day, as the rule of meals and rests sees them. */
export const mealsOf = (shifts: readonly DatedShift[], rule: MealRestRule, facts: DayFacts): DayOfMeals[] =>
  shifts.filter(({ isFirst }) => isFirst).map((part) => mealsOfShift(part, rule, facts));

/**
 * Minutes of work by the punches, and before each pause that is long enough to be a meal; rests that are paid are work, here as in the length of the
 * shift. Seconds are parts of a minute here: five hours and one second are more than five hours.
 */
function mealsOfShift(part: DatedShift, { mealMinutes }: MealRestRule, facts: DayFacts): DayOfMeals {
  const work = workPunched(part, mealMinutes);
  return {
    workedMinutes: lengthOfWork(work) / millisecondsPerMinute,
    mealStartsAtWorkedMinute: gapsBetween(part.shift.map(asPunched))
      .filter(({ span }) => millisecondsOf(span) >= mealMinutes * millisecondsPerMinute)
      .map(({ span }) => lengthOfWork(work.filter((each) => each.span.to <= span.from)) / millisecondsPerMinute),
    waived: { first: facts.firstMealWaived === true, second: facts.secondMealWaived === true },
    restsProvided: facts.restsProvided,
  };
}

/**
 * The work of a shift by its punches as they were made: meals are never held against rounded ones (Donohue 2021). A pause that is paid is
 * work, and so is one that rounding leaves nothing of, unless it was long enough to be a meal.
 */
function workPunched({ shift, paidPauses }: DatedShift, mealMinutes: number): { readonly span: Span }[] {
  const pauses = shift.slice(1).flatMap((segment, index): Span[] => {
    const before = shift[index] as WorkSegment;
    const span = { from: asPunched(before).span.to, to: asPunched(segment).span.from };
    const length = millisecondsOf(span);
    if (segment.span.from <= before.span.to) return length < mealMinutes * millisecondsPerMinute ? [span] : [];
    const paid = paidPauses.find(({ from }) => from === before.span.to);
    if (paid === undefined) return [];
    if (paid.to === segment.span.from) return [span];
    // Rounding may have made the pause longer: no more of it is work than there was.
    return [{ ...span, to: addMilliseconds(span.from, Math.min(millisecondsOf(paid), length)) }];
  });
  return [...shift.map(asPunched), ...pauses.map((span) => ({ span }))];
}
