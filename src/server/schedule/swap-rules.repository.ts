import type { Transaction } from '../kernel/transaction.ts';

/** Whether a manager is asked before two swap shifts; not, where nobody ever chose. */
export async function findNeedsApproval(tx: Transaction, organizationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('swapRules')
    .select('needsApproval')
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return row?.needsApproval ?? false;
}

export async function keepNeedsApproval(
  tx: Transaction,
  organizationId: string,
  needsApproval: boolean,
): Promise<void> {
  await tx
    .insertInto('swapRules')
    .values({ organizationId, needsApproval })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet({ needsApproval }))
    .execute();
}
