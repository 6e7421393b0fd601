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
}

/**
 * What stands in the way of a week, if anything does. A week on which nobody worked and in which nothing is odd has nothing to hand on,
 * unless it was approved once: what was paid for it is to be taken back.
 *
 * | open, 8 h                          | not approved           |
 * | approved, then a punch came late   | changed since approval |
 * | approved, hours at 1.75            | a multiplier of its own, which payroll systems would pay wrongly |
 */
export function blockerOf({
  state,
  wasApproved,
  flags,
  workedMinutes,
  byMultiplier,
}: BlockingFacts): PayrollBlocker | undefined {
  const isApproved = state === 'approved' || state === 'locked';
  if (!isApproved) return workedMinutes > 0 || flags.length > 0 || wasApproved ? 'not_approved' : undefined;
  if (flags.some(({ kind }) => kind === 'changed_since_approval')) return 'changed_since_approval';
  return hasOddMultiplier(byMultiplier) ? 'odd_multiplier' : undefined;
}
