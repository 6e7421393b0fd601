import type { CardFlag } from '../../time-cards/card-flag.ts';
import type { CardState } from '../../time-cards/card-step.ts';
import { hasOddMultiplier } from './earnings.ts';

/** Why somebody's week is in no payroll file. */
export const payrollBlockers = ['not_approved', 'changed_since_approval', 'odd_multiplier'] as const;
export type PayrollBlocker = (typeof payrollBlockers)[number];

/** What is asked of a week before it is handed on. */
export interface BlockingFacts {
  readonly state: CardState;
  /** It was once approved, whatever was said since. */
  readonly wasApproved: boolean;
  readonly flags: readonly CardFlag[];
  readonly workedMinutes: number;
  readonly byMultiplier: Readonly<Record<string, number>>;
  /** Nothing was worked, and a guarantee pays it all the same. */
  readonly isOwedAlone: boolean;
}

/**
 * What stands in the way of a week, if anything does. A week on which nobody worked and in which nothing is odd has nothing to hand on,
 * unless a guarantee pays it all the same, or it was approved once: what was paid for it is to be taken back.
 *
 * | open, 8 h                          | not approved           |
 * | open, sent home at once, 2 h owed  | not approved           |
 * | approved, then a punch came late   | changed since approval |
 * | approved, hours at 1.75            | a multiplier of its own, which payroll systems would pay wrongly |
 */
export function blockerOf({
  state,
  wasApproved,
  flags,
  workedMinutes,
  byMultiplier,
  isOwedAlone,
}: BlockingFacts): PayrollBlocker | undefined {
  const isApproved = state === 'approved' || state === 'locked';
  const isToBeApproved = workedMinutes > 0 || isOwedAlone || flags.length > 0 || wasApproved;
  if (!isApproved) return isToBeApproved ? 'not_approved' : undefined;
  if (flags.some(({ kind }) => kind === 'changed_since_approval')) return 'changed_since_approval';
  return hasOddMultiplier(byMultiplier) ? 'odd_multiplier' : undefined;
}
