import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Since when somebody's shifts can be followed; undefined where they cannot. */
export async function findFeed(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
): Promise<Instant | undefined> {
  const row = await tx
    .selectFrom('calendarFeeds')
    .select('madeAt')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst();
  return row?.madeAt;
}

/** Whose a secret is. */
export async function findFollowed(
  tx: Transaction,
  organizationId: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('calendarFeeds')
    .select('employeeId')
    .where('organizationId', '=', organizationId)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row?.employeeId;
}

/** Keeps a secret in the place of the one before. */
export async function keepFeed(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  tokenHash: Buffer,
  madeAt: Instant,
): Promise<void> {
  const kept = { tokenHash, madeAt: formatInstant(madeAt) };
  await tx
    .insertInto('calendarFeeds')
    .values({ organizationId, employeeId, ...kept })
    .onConflict((conflict) => conflict.columns(['organizationId', 'employeeId']).doUpdateSet(kept))
    .execute();
}

/** @returns whether there was one */
export async function deleteFeed(tx: Transaction, { organizationId, employeeId }: EmployeeKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendarFeeds')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
