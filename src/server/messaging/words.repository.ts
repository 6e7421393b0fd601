import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A message by its place in its conversation. */
interface Place {
  readonly organizationId: string;
  readonly conversationId: string;
  readonly number: number;
}

/** Keeps by which words a message is found; those that are there already stay. */
export async function keepWords(
  tx: Transaction,
  { organizationId, conversationId, number, sentAt }: Place & { readonly sentAt: Instant },
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await sql`
    insert into message_words (organization_id, conversation_id, word, number, sent_at)
    select ${organizationId}, ${conversationId}, word, ${number}, ${formatInstant(sentAt)}
    from unnest(${[...words]}::text[]) as word
    on conflict do nothing
  `.execute(tx);
}

/** Has a message found by these words no more. */
export async function dropWords(
  tx: Transaction,
  { organizationId, conversationId, number }: Place,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await sql`
    delete from message_words
    where organization_id = ${organizationId} and conversation_id = ${conversationId} and number = ${number}
      and word = any (${[...words]}::text[])
  `.execute(tx);
}
