import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import { manyInARow, type Failures, type Forgotten } from '../../domain/throttle/throttle.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** How many rows one call sweeps out: more than it adds, so that the table stays small, and never a long wait. */
const mostSwept = 20;

/** Deletes some failures that are forgotten; rows that somebody holds are left for the next time. */
export async function sweepFailures(tx: Transaction, forgotten: Forgotten): Promise<void> {
  await sql`delete from throttles where key in (
    select key from throttles where last_failed_at < case
      when consecutive_failures = 0 then ${formatInstant(forgotten.noneInARow)}::timestamptz
      when consecutive_failures < ${manyInARow} then ${formatInstant(forgotten.fewInARow)}::timestamptz
      else ${formatInstant(forgotten.manyInARow)}::timestamptz end
    limit ${mostSwept} for update skip locked
  )`.execute(tx);
}

/**
 * The failures under each key, in the order asked, locked until the transaction ends: tries
 * at the same moment must queue, or each would see one failure fewer than there are.
 */
export async function lockFailures(
  tx: Transaction,
  keys: readonly Buffer[],
  now: Instant,
): Promise<readonly (Failures | undefined)[]> {
  const at = formatInstant(now);
  // In one order for everybody, or two tries could wait for each other.
  const sorted = keys.toSorted(Buffer.compare);
  for (const key of sorted) {
    await sql`
      insert into throttles (key, failures, last_failed_at) values (${key}, 0, ${at})
      on conflict (key) do update set failures = throttles.failures
    `.execute(tx);
  }
  const rows = await tx.selectFrom('throttles').selectAll().where('key', 'in', sorted).execute();
  return keys.map((key) => {
    const row = rows.find((one) => one.key.equals(key));
    return row === undefined || row.failures === 0
      ? undefined
      : { count: row.failures, lastFailedAt: row.lastFailedAt, inARow: row.consecutiveFailures };
  });
}

export async function saveFailures(tx: Transaction, key: Buffer, failures: Failures): Promise<void> {
  await tx
    .updateTable('throttles')
    .set({
      failures: failures.count,
      lastFailedAt: formatInstant(failures.lastFailedAt),
      consecutiveFailures: failures.inARow,
    })
    .where('key', '=', key)
    .execute();
}

/** After a success: forgets the failures under a person's own keys, and takes this try back from the keys that others share. */
export async function forgiveFailures(
  tx: Transaction,
  { own, shared }: { readonly own: readonly Buffer[]; readonly shared: readonly Buffer[] },
  now: Instant,
): Promise<void> {
  // As those who count a try hold them: a plain lock passes over what was forgotten and counted anew while it waited, and the two
  // would wait for each other.
  await lockFailures(tx, [...own, ...shared], now);
  await sql`delete from throttles where key = any (${[...own]}::bytea[])`.execute(tx);
  await sql`
    update throttles set failures = greatest(failures - 1, 0), consecutive_failures = 0 where key = any (${[...shared]}::bytea[])
  `.execute(tx);
}
