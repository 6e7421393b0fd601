import { sql } from 'kysely';
import type { MessageRetention } from '../../contract/messaging/retention.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** How long an organization keeps messages; where it never said, for ever. */
export async function findRetention(tx: Transaction, organizationId: string): Promise<MessageRetention> {
  const row = await tx
    .selectFrom('messagePolicies')
    .select(['keepDays', 'forgetBefore as forgottenBefore', 'revision'])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return row ?? { keepDays: null, forgottenBefore: null, revision: 0 };
}

/** Keeps for how many days, if nobody saved since the revision that was seen. Tells whether it did. */
export async function keepRetention(
  tx: Transaction,
  organizationId: string,
  { keepDays, revision }: Pick<MessageRetention, 'keepDays' | 'revision'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into message_policies (organization_id, keep_days, revision)
    select ${organizationId}, ${keepDays}::integer, ${revision + 1}
    where ${revision} = 0 or exists (select from message_policies where organization_id = ${organizationId})
    on conflict (organization_id) do update set keep_days = excluded.keep_days, revision = excluded.revision
    where message_policies.revision = ${revision}
    returning revision
  `.execute(tx);
  return rows.length === 1;
}

/**
 * Takes the words and files from every message of the organization that was sent before. None is read, nor named: the wall of the table
 * lets nobody reach any but those (migration 0089).
 *
 * @returns how many messages lost theirs
 */
export async function forgetSentBefore(
  tx: Transaction,
  organizationId: string,
  before: Instant,
  now: Instant,
): Promise<number> {
  await tx
    .updateTable('messagePolicies')
    .set({ forgetBefore: sql<string>`greatest(forget_before, ${formatInstant(before)}::timestamptz)` })
    .where('organizationId', '=', organizationId)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ text: '', searched: '', forgottenAt: formatInstant(now) })
    .executeTakeFirst();
  await tx.deleteFrom('messageChanges').execute();
  await tx.deleteFrom('messageWords').execute();
  await tx.deleteFrom('attachments').execute();
  return Number(numUpdatedRows);
}
