import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Takes a payment back; it stays to be seen. */
export async function insertVoid(
  tx: Transaction,
  taken: {
    readonly organizationId: string;
    readonly paymentId: string;
    readonly voidedBy: string;
    readonly voidedAt: Instant;
    readonly reason: string;
  },
): Promise<void> {
  await tx
    .insertInto('paymentVoids')
    .values({ ...taken, voidedAt: formatInstant(taken.voidedAt) })
    .execute();
}

/** The second person's yes. Tells whether it was the first one. */
export async function insertApproval(
  tx: Transaction,
  given: {
    readonly organizationId: string;
    readonly paymentId: string;
    readonly employeeId: string;
    readonly recordedBy: string;
    readonly approvedBy: string;
    readonly approvedAt: Instant;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('paymentApprovals')
    .values({ ...given, needsSecond: true, approvedAt: formatInstant(given.approvedAt) })
    .onConflict((conflict) => conflict.columns(['organizationId', 'paymentId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
