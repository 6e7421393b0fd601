import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Whose code it is, of all organizations of the deployment. */
export async function findByJoinCode(tx: Transaction, code: string): Promise<string | undefined> {
  const row = await tx.selectFrom('joinCodes').select('organizationId').where('code', '=', code).executeTakeFirst();
  return row?.organizationId;
}

export async function findJoinCode(tx: Transaction, organizationId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('joinCodes')
    .select('code')
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return row?.code;
}

/** Makes it the code of an organization, in place of any other. */
export async function keepJoinCode(
  tx: Transaction,
  {
    organizationId,
    code,
    madeAt,
  }: { readonly organizationId: string; readonly code: string; readonly madeAt: Instant },
): Promise<void> {
  const made = { code, madeAt: formatInstant(madeAt) };
  await tx
    .insertInto('joinCodes')
    .values({ organizationId, ...made })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(made))
    .execute();
}

export async function deleteJoinCode(tx: Transaction, organizationId: string): Promise<void> {
  await tx.deleteFrom('joinCodes').where('organizationId', '=', organizationId).execute();
}
