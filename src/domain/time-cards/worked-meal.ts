import { accept, refuse, type Result } from '../kernel/result.ts';
import { inMinutes, type PlainDate } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import type { PayableWeek } from '../pay-rules/payable-week.ts';
import type { WorkweekTransition } from '../pay-rules/workweek-transition.ts';
import type { CardStanding } from './card-step.ts';
import { decideChange, type ClosedWeek } from './decide-step.ts';
import type { TimeCard } from './time-card.ts';

export const workedMealKinds = ['worked', 'taken_back'] as const;
type WorkedMealKind = (typeof workedMealKinds)[number];

/** What somebody said of a meal that is taken off by itself: they worked through it, or did not after all. */
export interface WorkedMealStatement {
  readonly workedOn: PlainDate;
  /** Its place among those of the day, from 1, as the rules give it. */
  readonly meal: number;
  readonly kind: WorkedMealKind;
}

/** A meal of a day that may be said to have been worked through, and whether it was. */
export interface MealTakenOff {
  readonly date: PlainDate;
  readonly meal: number;
  /** That it takes off, or would have taken. */
  readonly minutes: number;
  readonly isWorked: boolean;
}

const letsSay = (policy: PayPolicy | undefined): boolean =>
  policy?.workTime?.meals?.some(({ employeeMayCancel }) => employeeMayCancel === true) === true;

/** Whether hours depend on what was said of meals: by the rules of a week, or of the one beside it where workweeks move. */
export const asksForWorkedMeals = ({
  policy,
  transition,
}: {
  readonly policy: PayPolicy;
  readonly transition?: WorkweekTransition | undefined;
}): boolean => [policy, transition?.old.policy, transition?.fresh.policy].some(letsSay);

/**
 * The meals that were worked through, by date: of each what was said last counts.
 *
 * | said, in this order                    | worked through |
 * | Mon 1 worked, Mon 2 worked             | Mon 1 and 2    |
 * | and Mon 1 taken back                   | Mon 2          |
 *
 * @param statements in the order in which they were recorded
 */
export function mealsWorkedOn(statements: readonly WorkedMealStatement[]): ReadonlyMap<PlainDate, readonly number[]> {
  const said = Map.groupBy(statements, ({ workedOn }) => workedOn);
  return new Map(
    [...said].flatMap(([date, ofDay]) => {
      const last = new Map(ofDay.map(({ meal, kind }) => [meal, kind] as const));
      const meals = [...last].flatMap(([meal, kind]) => (kind === 'worked' ? [meal] : [])).toSorted((a, b) => a - b);
      return meals.length === 0 ? [] : [[date, meals] as const];
    }),
  );
}

/**
 * The meals of a week of which something may be said. While work runs, nobody knows yet what will have been taken off, or of which day a
 * night will be; what was said already may be taken back all the same.
 */
export function mealsTakenOff(
  { days }: Pick<PayableWeek, 'days'>,
  card: Pick<TimeCard, 'days'>,
): readonly MealTakenOff[] {
  const running = card.days.filter(({ entries }) => entries.some(({ open }) => open)).map(({ date }) => date);
  return days.flatMap(({ date, changes }) =>
    changes.flatMap((each): MealTakenOff[] => {
      if (!('ofDay' in each)) return [];
      const { meal, milliseconds } = each.ofDay;
      const isWorked = each.reason === 'meal-worked';
      if (!isWorked && running.includes(date)) return [];
      return [{ date, meal, minutes: inMinutes(milliseconds), isWorked }];
    }),
  );
}

/**
 * Whether somebody may say now of a meal of their own that they worked through it, or did not after all: as long as the week may change, and
 * however long ago it was, since who worked is owed the pay (29 CFR 785.13). What is so already is said once.
 */
export function decideWorkedMeal(
  card: { readonly standing: Pick<CardStanding, 'state'>; readonly meals: readonly MealTakenOff[] },
  { date, meal, isWorked }: Omit<MealTakenOff, 'minutes'>,
): Result<{ readonly isNew: boolean }, ClosedWeek | 'meal_not_taken_off'> {
  const open = decideChange(card.standing);
  if (!open.ok) return open;
  const taken = card.meals.find((each) => each.date === date && each.meal === meal);
  return taken === undefined ? refuse('meal_not_taken_off') : accept({ isNew: taken.isWorked !== isWorked });
}
