import type { TimeOffTypeReply } from '../../contract/time-off/time-off-rules.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** What may be taken in an organization, in its order. */
export async function listTypes(tx: Transaction, organizationId: string): Promise<readonly TimeOffTypeReply[]> {
  const rows = await tx
    .selectFrom('timeOffTypes')
    .select(['id as typeId', 'preset', 'name', 'isPaid', 'unit'])
    .where('organizationId', '=', organizationId)
    .orderBy('place')
    .orderBy('id')
    .execute();
  // Check constraints of the table allow these words only.
  return rows as TimeOffTypeReply[];
}
