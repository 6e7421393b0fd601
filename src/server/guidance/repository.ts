import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Puts the list of first steps away; false where somebody already has. */
export async function keepClosed(tx: Transaction, organizationId: string, at: Instant): Promise<boolean> {
  const closed = await tx
    .updateTable('organizations')
    .set({ firstStepsClosedAt: formatInstant(at) })
    .where('id', '=', organizationId)
    .where('firstStepsClosedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}
