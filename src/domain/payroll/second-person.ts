import type { Cents } from '../kernel/money.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';

/**
 * Whether a payment waits for a second person. Total pay counts, since deductions could bring any payment under the limit.
 *
 * | limit 1,000.00, total 1,000.00 | counts at once |
 * | limit 1,000.00, total 1,000.01 | waits          |
 * | no limit (0)                   | counts at once |
 */
export const needsSecondPerson = (totalCents: Cents, limitCents: Cents): boolean =>
  limitCents > 0 && totalCents > limitCents;

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
