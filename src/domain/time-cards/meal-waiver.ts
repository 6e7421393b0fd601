import { accept, refuse, type Result } from '../kernel/result.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import type { MealRestRule } from '../pay-rules/meal-rest.ts';

export const waivableMeals = ['first', 'second'] as const;
type WaivableMeal = (typeof waivableMeals)[number];

export const waiverKinds = ['agreed', 'revoked'] as const;
type WaiverKind = (typeof waiverKinds)[number];

/** What somebody stated about a meal of theirs: from a date on they do without it on short days, or no longer. */
export interface WaiverStatement {
  readonly meal: WaivableMeal;
  readonly kind: WaiverKind;
  readonly startsOn: PlainDate;
}

/** The wording of the agreement, by its number; one is never edited. */
export const waiverWording = 1;

/** Days ahead for which something may be stated. */
const mostDaysAhead = 366;

/**
 * Whether a meal is waived on a date: what was stated last counts, of all that had begun by then.
 *
 * | stated, in this order                          | 1 Nov | 15 Nov | 1 Dec |
 * | agreed from 1 Nov                              | yes   | yes    | yes   |
 * | and revoked from 10 Nov                        | yes   | no     | no    |
 * | and agreed from 20 Nov                         | yes   | no     | yes   |
 *
 * @param statements in the order in which they were recorded
 */
export const isWaived = (statements: readonly WaiverStatement[], meal: WaivableMeal, date: PlainDate): boolean =>
  statements.findLast((one) => one.meal === meal && one.startsOn <= date)?.kind === 'agreed';

/** The next date after one on which a meal begins or ceases to be waived; undefined where nothing is to change. */
export function nextChange(
  statements: readonly WaiverStatement[],
  meal: WaivableMeal,
  after: PlainDate,
): PlainDate | undefined {
  const now = isWaived(statements, meal, after);
  const dates = statements.map(({ startsOn }) => startsOn).toSorted();
  return dates.find((date) => date > after && isWaived(statements, meal, date) !== now);
}

/**
 * Up to which length of a day a meal may be waived, in minutes; undefined where the rules let nobody do without it: Labor Code 512(a).
 *
 * | California | first: 360, second: 720 |
 */
export function waivableUpTo(rule: MealRestRule | undefined, meal: WaivableMeal): number | undefined {
  if (rule === undefined) return undefined;
  const [due, upTo] =
    meal === 'first'
      ? [rule.firstMealByMinute, rule.firstWaivableUpTo]
      : [rule.secondMealByMinute, rule.secondWaivableUpTo];
  return upTo > due ? upTo : undefined;
}

type DateRefusal = 'waiver_in_the_past' | 'waiver_too_far';

/** Whether a statement is added: what is so already is said once. */
interface Stated {
  readonly isNew: boolean;
}

/**
 * Whether whoever works may agree to do without a meal from a date on: where the rules of the date know of it, and tomorrow at the
 * earliest, since what is owed for a meal that was missed is not waived after it.
 *
 * @param statements of the person, in the order in which they were recorded
 * @param rule that of the policy in force on the date, if it has one
 */
export function decideAgreement(
  statements: readonly WaiverStatement[],
  { meal, startsOn }: Omit<WaiverStatement, 'kind'>,
  { today, rule }: { readonly today: PlainDate; readonly rule: MealRestRule | undefined },
): Result<Stated, DateRefusal | 'meal_not_waivable'> {
  if (isSoFrom(statements, meal, startsOn, true)) return accept({ isNew: false });
  const within = decideDate(startsOn, addDays(today, 1), today);
  if (!within.ok) return within;
  return waivableUpTo(rule, meal) === undefined ? refuse('meal_not_waivable') : accept({ isNew: true });
}

/** Whether they may take it back from a date on: at any time, and from today at the earliest. */
export function decideRevocation(
  statements: readonly WaiverStatement[],
  { meal, startsOn }: Omit<WaiverStatement, 'kind'>,
  today: PlainDate,
): Result<Stated, DateRefusal> {
  if (isSoFrom(statements, meal, startsOn, false)) return accept({ isNew: false });
  const within = decideDate(startsOn, today, today);
  return within.ok ? accept({ isNew: true }) : within;
}

/** Whether a meal is waived, or is not, on a date and ever after. */
const isSoFrom = (
  statements: readonly WaiverStatement[],
  meal: WaivableMeal,
  date: PlainDate,
  isMeant: boolean,
): boolean => isWaived(statements, meal, date) === isMeant && nextChange(statements, meal, date) === undefined;

function decideDate(date: PlainDate, earliest: PlainDate, today: PlainDate): Result<undefined, DateRefusal> {
  if (date < earliest) return refuse('waiver_in_the_past');
  return date > addDays(today, mostDaysAhead) ? refuse('waiver_too_far') : accept();
}
