import { cents, type Cents } from '../../kernel/money.ts';
import { accept, refuse, type Result } from '../../kernel/result.ts';
import type { PlainDate } from '../../kernel/time.ts';
import { needsSecondPerson } from '../second-person.ts';
import { cutsIntoMinimum, type FloorQuestion } from '../wage-floor.ts';
import type { RunDeduction } from './run-deduction.ts';
import { runFigures, type RunDue, type RunFigures, type TypedPerson } from './run-figures.ts';

export const runBlockers = [
  'not_approved',
  'changed_since_approval',
  'rate_missing',
  'deduction_too_large',
  'owed_back',
  'net_negative',
] as const;

/** What stands in the way of paying somebody, and in which week. */
export interface RunBlocker {
  readonly kind: (typeof runBlockers)[number];
  readonly startsOn: PlainDate;
  /** The name of the deduction that does. */
  readonly deduction?: string | undefined;
  /** Of what is owed back, how much. */
  readonly cents?: Cents | undefined;
}

/** Somebody of a pay run: what is due, and what stands in the way whatever is typed. */
export interface RunCandidate extends RunDue {
  /** What {@link mostDeductible} says of the days that are due. */
  readonly deductibleCents: FloorQuestion['deductibleCents'];
  readonly setOffCents?: FloorQuestion['setOffCents'];
  /** The first week of which less is due than was paid; null where there is none. */
  readonly owesBackOn: PlainDate | null;
  readonly blockers: readonly RunBlocker[];
}

/** Somebody of a pay run as its draft has them. */
export interface RunDecision {
  readonly isSkipped: boolean;
  readonly figures: RunFigures;
  /** Most that deductions may take of whoever is paid, where they take more: pointed out, and in nobody’s way. */
  readonly mostDeducted: Cents | undefined;
  /** Nothing stands in the way of whoever is left out. */
  readonly blockers: readonly RunBlocker[];
}

/**
 * What somebody gets, and what stands in the way of it. Where more was paid than is due, what is owed back waits for their next payment: they are left
 * out until days are due that it can be set against.
 *
 * | due                       | deductions | in the way                 |
 * | days 160.00               | 160.01     | `net_negative`             |
 * | days 160.00, back −20.00  |            | nothing, 140.00 are paid   |
 * | back −20.00               |            | `owed_back`, 20.00         |
 * | a week not approved       | 50.00      | `not_approved` alone       |
 *
 * @param startsOn the first date of the pay period
 */
export function decidePerson(
  candidate: RunCandidate,
  typed: TypedPerson,
  deductions: readonly RunDeduction[],
  startsOn: PlainDate,
): RunDecision {
  const figures = runFigures(candidate, typed, deductions);
  const isSkipped = typed.skip === true;
  const mostDeducted = isSkipped
    ? undefined
    : cutsIntoMinimum({ ...candidate, ...figures, owedCents: candidate.dueCents });
  return {
    isSkipped,
    figures,
    mostDeducted,
    blockers: isSkipped ? [] : blockersOf(figures, candidate, startsOn),
  };
}

function blockersOf(
  { totalCents, finalCents, deductions }: RunFigures,
  { blockers, owesBackOn }: RunCandidate,
  startsOn: PlainDate,
): readonly RunBlocker[] {
  const tooLarge = deductions.filter(({ isTooLarge }) => isTooLarge);
  if (tooLarge.length > 0) {
    return [
      ...blockers,
      ...tooLarge.map(({ name }) => ({ kind: 'deduction_too_large' as const, startsOn, deduction: name })),
    ];
  }
  // What is left is known once nothing that is due waits any more.
  if (blockers.length > 0) return blockers;
  if (totalCents < 0) return [{ kind: 'owed_back', startsOn: owesBackOn ?? startsOn, cents: cents(0 - totalCents) }];
  return finalCents < 0 ? [{ kind: 'net_negative', startsOn }] : [];
}

/** What a run comes to. */
export interface RunSums<Decision extends RunDecision = RunDecision> {
  /** Those who are not left out. */
  readonly chosen: readonly Decision[];
  /** Of them, those in whose way something stands. */
  readonly blocked: readonly Decision[];
  /** Of them, the others: whom the sums are of. */
  readonly payable: readonly Decision[];
  readonly totalCents: Cents;
  readonly deductionsCents: Cents;
  readonly finalCents: Cents;
  /** How many payments will wait for a second person. */
  readonly waiting: number;
}

/** @param limitCents total pay above which a payment waits for a second person; 0 is no limit */
export function sumsOfRun<Decision extends RunDecision>(
  people: readonly Decision[],
  limitCents: Cents,
): RunSums<Decision> {
  const chosen = people.filter(({ isSkipped }) => !isSkipped);
  const payable = chosen.filter(({ blockers }) => blockers.length === 0);
  const sum = (figure: 'totalCents' | 'deductionsCents' | 'finalCents') =>
    cents(payable.reduce((total, { figures }) => total + figures[figure], 0));
  return {
    chosen,
    blocked: chosen.filter(({ blockers }) => blockers.length > 0),
    payable,
    totalCents: sum('totalCents'),
    deductionsCents: sum('deductionsCents'),
    finalCents: sum('finalCents'),
    waiting: payable.filter(({ figures }) => needsSecondPerson(figures.totalCents, limitCents)).length,
  };
}

/** Whether a run may be paid as it stands: all who are not left out, or nobody. */
export function decideRun<Sums extends Pick<RunSums, 'chosen' | 'blocked'>>(
  sums: Sums,
): Result<Sums, 'pay_run_empty' | 'pay_run_blocked'> {
  if (sums.chosen.length === 0) return refuse('pay_run_empty');
  return sums.blocked.length > 0 ? refuse('pay_run_blocked') : accept(sums);
}
