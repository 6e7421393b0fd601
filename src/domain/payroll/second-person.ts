import type { Cents } from '../kernel/money.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import { heldUntil } from './held-until.ts';

/**
 * Whether a payment waits for a second person. Total pay counts, since deductions could bring any payment under the limit.
 *
 * | limit 1,000.00, total 1,000.00 | counts at once |
 * | limit 1,000.00, total 1,000.01 | waits          |
 * | no limit (0)                   | counts at once |
 */
export const needsSecondPerson = (totalCents: Cents, limitCents: Cents): boolean =>
  limitCents > 0 && totalCents > limitCents;

/** What whoever raised a limit is held to, since they did. */
interface LimitHold {
  readonly raisedBy: string;
  readonly raisedAt: Instant;
  /** The lowest of before: never 0, since no limit holds nobody. */
  readonly beforeCents: Cents;
}

/** The limit of an organization, and what somebody may be held to beside it. */
export interface HeldLimit {
  readonly limitCents: Cents;
  readonly hold: LimitHold | null;
}

/** The hold that somebody is under: of others there is none, and after its time there is none any more. */
export const holdOn = ({ hold }: HeldLimit, actorId: string, now: Instant): LimitHold | null =>
  hold !== null && hold.raisedBy === actorId && now < heldUntil(hold.raisedAt) ? hold : null;

/**
 * The limit of what somebody pays now. Whoever raised it is held to the one before for 72 hours: one alone would raise it, pay, and lower it again.
 *
 * | 1,200.00, which Ada raised to 5,000.00 | Ada, 71 hours later | 1,200.00 |
 * | the same                               | Ada, 72 hours later | 5,000.00 |
 * | the same                               | Bea, at once        | 5,000.00 |
 */
export const limitFor = (limit: HeldLimit, actorId: string, now: Instant): Cents =>
  holdOn(limit, actorId, now)?.beforeCents ?? limit.limitCents;

/**
 * What whoever changes a limit is held to from then on.
 *
 * | 1,200.00                       | Ada: 5,000.00                | Ada, to 1,200.00, from now      |
 * | 1,200.00                       | Ada: none (0)                | Ada, to 1,200.00, from now      |
 * | 5,000.00, Ada held to 1,200.00 | Ada: none, or 9,000.00       | Ada, to 1,200.00, from now      |
 * | 5,000.00, Ada held to 1,200.00 | Ada: 3,000.00                | as before: it is not low enough |
 * | 5,000.00, Ada held to 1,200.00 | Ada: 1,200.00 or less        | nobody                          |
 * | 5,000.00, Ada held to 1,200.00 | Bea: the same again, or less | nobody: a second person saw it  |
 * | 5,000.00, Ada held to 1,200.00 | Bea: none                    | Bea, to 5,000.00, from now      |
 */
export function holdOfChange(
  before: HeldLimit,
  {
    limitCents,
    changedBy,
    changedAt,
  }: { readonly limitCents: Cents; readonly changedBy: string; readonly changedAt: Instant },
): LimitHold | null {
  const held = holdOn(before, changedBy, changedAt);
  const beforeCents = held?.beforeCents ?? before.limitCents;
  if (!isRaised(beforeCents, limitCents)) return null;
  return isRaised(before.limitCents, limitCents) ? { raisedBy: changedBy, raisedAt: changedAt, beforeCents } : held;
}

/** Whether less waits than before: 0 is no limit, above which there is nothing. */
const isRaised = (beforeCents: Cents, limitCents: Cents): boolean =>
  beforeCents > 0 && (limitCents === 0 || limitCents > beforeCents);

/** A payment, as far as its second person is concerned. */
export interface SecondQuestion {
  readonly needsSecond: boolean;
  readonly approvedBy: string | null;
  readonly isVoid: boolean;
  readonly employeeId: string;
  readonly recordedBy: string;
}

export const paymentStatuses = ['paid', 'waiting', 'voided'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Where a payment stands: one that waits for a second person holds its days, and counts nowhere. */
export function paymentStatus(payment: Pick<SecondQuestion, 'needsSecond' | 'approvedBy' | 'isVoid'>): PaymentStatus {
  if (payment.isVoid) return 'voided';
  return payment.needsSecond && payment.approvedBy === null ? 'waiting' : 'paid';
}

/** Whether somebody who may pay may be the second person: neither whoever recorded the payment nor whoever it pays, however few there are. */
export function decideSecond(
  payment: SecondQuestion,
  actorId: string,
): Result<undefined, 'payment_not_waiting' | 'own_payment' | 'recorded_by_you'> {
  if (paymentStatus(payment) !== 'waiting') return refuse('payment_not_waiting');
  if (payment.employeeId === actorId) return refuse('own_payment');
  return payment.recordedBy === actorId ? refuse('recorded_by_you') : accept();
}
