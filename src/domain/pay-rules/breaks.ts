import { addMilliseconds, millisecondsOf, millisecondsPerMinute, type Span } from '../kernel/time.ts';
import { roundSeconds, type RoundRule } from './rounding.ts';
import type { Shift } from './shifts.ts';
import { gapsBetween, lengthOfWork, type Gap } from './work-segment.ts';

/** A meal or a break that counts by itself, once a shift has been worked this long. */
export interface AutomaticPause {
  /** `auto-deduct` takes the minutes off work, `auto-add` pays them on top. */
  readonly kind: 'auto-deduct' | 'auto-add';
  readonly afterWorkedMinutes: number;
  readonly minutes: number;
  /** What was punched counts: only what is missing of a deduction is taken, and no more is added than was taken. */
  readonly countPunched: boolean;
}

/** An automatic meal. It is unpaid only where whoever took it was relieved of all work: 29 CFR 785.19(a). */
export interface AutomaticMeal extends AutomaticPause {
  /** Who worked through it says so, and it is not taken off. */
  readonly employeeMayCancel?: boolean;
}

/** Punched breaks that are paid: the nth allowance is for the nth break, or all of them for all breaks together. */
export interface PaidBreaks {
  readonly allowances: readonly { readonly afterWorkedMinutes: number; readonly minutes: number }[];
  readonly pooled: boolean;
}

export interface PauseRules {
  readonly meals?: readonly AutomaticMeal[];
  readonly automaticBreaks?: readonly AutomaticPause[];
  readonly paidBreaks?: PaidBreaks;
  /** A pause no longer than this is working time, whatever it is called: 29 CFR 785.18, 5 to about 20 minutes. */
  readonly paidUpToMinutes?: number;
  /** The meals of a shift, added up and rounded, before they count as time not worked. */
  readonly mealTotalRounding?: RoundRule;
}

/** Why time was added to or taken from what was punched; the rule is named so that it can be told. */
export type PauseReason =
  | 'meal-deducted'
  | 'meal-worked'
  | 'meal-added'
  | 'break-deducted'
  | 'break-added'
  | 'meal-rounded';

export interface PauseOutcome {
  /** Parts of gaps that are working time. */
  readonly paid: readonly PaidPause[];
  /** Milliseconds that have no place on the clock: automatic meals and breaks, and rounding. */
  readonly unplaced: readonly UnplacedPause[];
}

interface PaidPause {
  readonly span: Span;
  readonly reason: 'short-rest' | 'paid-break';
  /** Of a break, what is paid at most: of all breaks together, where the allowances are pooled. */
  readonly allowedMinutes?: number;
}

export interface UnplacedPause {
  readonly milliseconds: number;
  readonly reason: PauseReason;
  /** The rule by which it counts by itself. */
  readonly pause?: AutomaticMeal;
  /** Of a meal that whoever worked through it may keep: its place among those of the day, and what it takes or would have taken. */
  readonly ofDay?: { readonly meal: number; readonly milliseconds: number };
}

/**
 * What the pauses of a shift add to its punched work, and take from it: meals first, then breaks, then short rests.
 *
 * | shift                                   | rules                          | counts  |
 * | 8–17                                    | deduct 60 after 6 h            | 8 h     |
 * | 8–13:59                                 | deduct 60 after 6 h            | 5:59    |
 * | 8–14                                    | deduct 60 after 6 h            | 5 h     |
 * | 8–12, meal, 13–17                       | deduct 60 after 6 h, punched counts | 8 h |
 * | 8–12, out and in again, 12:30–17        | deduct 30 after 6 h, punched counts | 8:30 |
 * | 8–12, meal, 12:30–17                    | add 60 after 6 h, punched counts    | 9 h |
 * | 8–10, break, 10:20–12                   | paid up to 20 min              | 4 h     |
 * | 8–10, break, 10:21–12                   | paid up to 20 min              | 3:39    |
 */
export function pausesOf(shift: Shift, rules: PauseRules): PauseOutcome {
  const gaps = gapsBetween(shift);
  const short = gaps.filter((gap) => isShort(gap, rules.paidUpToMinutes));
  const rests = short.map(({ span }) => ({ span, reason: 'short-rest' as const }));
  // Mostly no pause counts but by its length.
  if ((rules.meals ?? rules.automaticBreaks ?? rules.paidBreaks ?? rules.mealTotalRounding) === undefined)
    return { paid: rests, unplaced: [] };
  const worked = lengthOfWork(shift);
  const long = gaps.filter((gap) => !short.includes(gap));
  const meals = lengthOf(long.filter((gap) => gap.kind === 'meal'));
  const breaks = lengthOf(long.filter((gap) => gap.kind === 'break'));
  const paid = paidBreaks(gaps, short, worked, rules.paidBreaks);
  const { automaticBreaks = [] } = rules;
  // Who comes back from lunch a minute early has not worked through it: a pause that only its length calls a rest counts for the meal.
  const early = automaticBreaks.length > 0 ? 0 : lengthOf(long.filter(isRestByLength)) - lengthOf(paid);
  // Who clocks out for lunch was off the clock as much as who presses break: the same half hour is not taken off once more.
  const out = lengthOf(long.filter(({ kind }) => kind === undefined));
  return {
    paid: [...rests, ...paid],
    unplaced: [
      ...automatic(rules.meals ?? [], worked, meals, Math.max(0, early) + out, 'meal-deducted', 'meal-added'),
      ...automatic(automaticBreaks, worked, breaks, 0, 'break-deducted', 'break-added'),
      ...roundedMeals(meals, rules.mealTotalRounding),
    ],
  };
}

const isRestByLength = ({ kind, byLength }: Gap): boolean => kind === 'break' && byLength;

const lengthOf = (gaps: readonly Pick<Gap, 'span'>[]): number =>
  gaps.reduce((total, { span }) => total + millisecondsOf(span), 0);

const isShort = ({ span }: Gap, upToMinutes = 0): boolean =>
  millisecondsOf(span) <= upToMinutes * millisecondsPerMinute;

/**
 * Several rules of one kind share what was punched: it counts for the first of them first.
 *
 * @param besides other time off the clock that counts for a deduction, and is never paid on top
 */
function automatic(
  pauses: readonly AutomaticPause[],
  worked: number,
  punched: number,
  besides: number,
  deducted: PauseReason,
  added: PauseReason,
): PauseOutcome['unplaced'] {
  let left = punched;
  let spare = besides;
  return pauses
    .filter((pause) => worked >= pause.afterWorkedMinutes * millisecondsPerMinute)
    .map((pause): UnplacedPause => {
      const { kind, minutes, countPunched } = pause;
      const whole = minutes * millisecondsPerMinute;
      const counted = countPunched ? Math.min(whole, left) : 0;
      left -= counted;
      if (kind === 'auto-add') return { milliseconds: countPunched ? counted : whole, reason: added, pause };
      const more = countPunched ? Math.min(whole - counted, spare) : 0;
      spare -= more;
      return { milliseconds: -Math.min(whole - counted - more, worked), reason: deducted, pause };
    })
    .filter(({ milliseconds }) => milliseconds !== 0);
}

/** The paid part of each break is its beginning. */
function paidBreaks(
  gaps: readonly Gap[],
  short: readonly Gap[],
  worked: number,
  rule: PaidBreaks | undefined,
): PauseOutcome['paid'] {
  if (rule === undefined) return [];
  const earned = (minutes: number) => worked >= minutes * millisecondsPerMinute;
  const pool = rule.allowances
    .filter((each) => earned(each.afterWorkedMinutes))
    .reduce((sum, each) => sum + each.minutes, 0);
  let left = pool * millisecondsPerMinute;
  return gaps
    .filter((gap) => gap.kind === 'break')
    .flatMap((gap, index) => {
      if (short.includes(gap)) return [];
      const { span } = gap;
      const own = rule.allowances[index];
      const allowed = own !== undefined && earned(own.afterWorkedMinutes) ? own.minutes * millisecondsPerMinute : 0;
      const paid = Math.min(millisecondsOf(span), rule.pooled ? left : allowed);
      left -= paid;
      const allowedMinutes = rule.pooled ? pool : (own?.minutes ?? 0);
      const part = { from: span.from, to: addMilliseconds(span.from, paid) };
      return paid > 0 ? [{ span: part, reason: 'paid-break' as const, allowedMinutes }] : [];
    });
}

function roundedMeals(meals: number, rule: RoundRule | undefined): PauseOutcome['unplaced'] {
  if (rule === undefined || meals === 0) return [];
  const rounded = roundSeconds(meals / 1000, rule) * 1000;
  return rounded === meals ? [] : [{ milliseconds: meals - rounded, reason: 'meal-rounded' }];
}
