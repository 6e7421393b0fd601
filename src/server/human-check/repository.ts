import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Remembers that a proof was used; false where it was before. */
export async function insertUsedCheck(
  tx: Transaction,
  { signature, expiresAt }: { readonly signature: Buffer; readonly expiresAt: Instant },
): Promise<boolean> {
  const kept = await tx
    .insertInto('humanChecks')
    .values({ signature, expiresAt: formatInstant(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  return kept !== undefined;
}

const mostSwept = 20;

/** Forgets some of those that are too old to be used in any case. */
export async function sweepChecks(tx: Transaction, now: Instant): Promise<void> {
  await sql`delete from human_checks where signature in (
    select signature from human_checks where expires_at <= ${formatInstant(now)} order by signature limit ${mostSwept}
  )`.execute(tx);
}
