import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

export async function insertCancellation(
  tx: Transaction,
  cancellation: {
    readonly organizationId: string;
    readonly requestId: string;
    readonly cancelledBy: string;
    readonly cancelledAt: Instant;
    readonly reason: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('timeOffCancellations')
    .values({ ...cancellation, cancelledAt: formatInstant(cancellation.cancelledAt) })
    .execute();
}
