import { sql } from 'kysely';
import type { WebhookMessage } from '../../contract/webhooks.ts';
import { addMilliseconds, formatInstant, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { Transaction } from '../kernel/transaction.ts';

const keptDays = 30;

/** What happened before this is shown no longer, and goes. */
const oldestAt = (now: Instant): Instant => addMilliseconds(now, -keptDays * 24 * millisecondsPerHour);

export interface NewMessage {
  readonly webhookId: string;
  readonly id: string;
  readonly event: string;
  readonly body: string;
}

/** Keeps messages that are to be sent, all in one statement. */
export async function insertMessages(
  tx: Transaction,
  organizationId: string,
  messages: readonly NewMessage[],
  happenedAt: Instant,
): Promise<void> {
  await tx
    .insertInto('webhookMessages')
    .values(
      messages.map((message) => ({
        ...message,
        organizationId,
        happenedAt: formatInstant(happenedAt),
        state: 'waiting',
      })),
    )
    .execute();
}

const shown = [
  'id as messageId',
  'event',
  'happenedAt',
  'state',
  'tries',
  'triedAt',
  'resentAt',
  'status',
  'problem',
  'body',
] as const;

type Row = Omit<WebhookMessage, 'state'> & { readonly state: string };

const messageOf = (row: Row): WebhookMessage => ({ ...row, state: row.state as WebhookMessage['state'] });

/** What a webhook was sent in the last thirty days, the latest first. */
export async function listMessages(
  tx: Transaction,
  organizationId: string,
  webhookId: string,
  { after, most, now }: Pick<Keyset, 'after' | 'most'> & { readonly now: Instant },
): Promise<WebhookMessage[]> {
  const rows = await tx
    .selectFrom('webhookMessages')
    .select(shown)
    .where('organizationId', '=', organizationId)
    .where('webhookId', '=', webhookId)
    .where('happenedAt', '>=', sql<Instant>`${formatInstant(oldestAt(now))}`)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(happened_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('happenedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(messageOf);
}

/** One message, kept from changing until the transaction ends. */
export async function holdMessage(
  tx: Transaction,
  organizationId: string,
  messageId: string,
): Promise<(WebhookMessage & { readonly webhookId: string }) | undefined> {
  const row = await tx
    .selectFrom('webhookMessages')
    .select([...shown, 'webhookId'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...messageOf(row), webhookId: row.webhookId };
}

export async function updateMessage(
  tx: Transaction,
  organizationId: string,
  {
    messageId,
    state,
    tries,
    triedAt,
    status,
    problem,
  }: Omit<WebhookMessage, 'event' | 'happenedAt' | 'resentAt' | 'body'>,
): Promise<void> {
  await tx
    .updateTable('webhookMessages')
    .set({ state, tries, triedAt: triedAt && formatInstant(triedAt), status, problem })
    .where('organizationId', '=', organizationId)
    .where('id', '=', messageId)
    .execute();
}

/** Has a message wait to be sent again, by hand; what was kept of it stays, but for why it was not taken. */
export async function keepResent(
  tx: Transaction,
  organizationId: string,
  messageId: string,
  at: Instant,
): Promise<void> {
  await tx
    .updateTable('webhookMessages')
    .set({ state: 'waiting', problem: null, resentAt: formatInstant(at) })
    .where('organizationId', '=', organizationId)
    .where('id', '=', messageId)
    .execute();
}

/** What waits at a webhook that goes off waits for nothing. */
export async function giveUpWaiting(tx: Transaction, organizationId: string, webhookId: string): Promise<void> {
  await tx
    .updateTable('webhookMessages')
    .set({ state: 'given_up', problem: 'webhook_is_off' })
    .where('organizationId', '=', organizationId)
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Whether anything has arrived at a webhook since a moment, whenever it happened. */
export async function hasArrivedSince(
  tx: Transaction,
  organizationId: string,
  webhookId: string,
  since: Instant,
): Promise<boolean> {
  const row = await tx
    .selectFrom('webhookMessages')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('webhookId', '=', webhookId)
    .where('triedAt', '>=', sql<Instant>`${formatInstant(since)}`)
    .where('state', '=', 'delivered')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether another message of a webhook was given up since a moment. */
export async function hasGivenUpSince(
  tx: Transaction,
  organizationId: string,
  { webhookId, messageId }: { readonly webhookId: string; readonly messageId: string },
  since: Instant,
): Promise<boolean> {
  const row = await tx
    .selectFrom('webhookMessages')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('webhookId', '=', webhookId)
    .where('id', '<>', messageId)
    .where('state', '=', 'given_up')
    .where('triedAt', '>=', sql<Instant>`${formatInstant(since)}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many messages of each webhook were given up, of those that are shown. */
export async function countGivenUp(
  tx: Transaction,
  organizationId: string,
  now: Instant,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('webhookMessages')
    .select('webhookId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .where('happenedAt', '>=', sql<Instant>`${formatInstant(oldestAt(now))}`)
    .where('state', '=', 'given_up')
    .groupBy('webhookId')
    .execute();
  return new Map(rows.map(({ webhookId, count }) => [webhookId, count]));
}

/** The webhooks at which the message that was tried last has not arrived, of those that are shown. */
export async function listLastFailed(
  tx: Transaction,
  organizationId: string,
  now: Instant,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('webhookMessages')
    .distinctOn('webhookId')
    .select(['webhookId', 'state'])
    .where('organizationId', '=', organizationId)
    .where('happenedAt', '>=', sql<Instant>`${formatInstant(oldestAt(now))}`)
    .where('triedAt', 'is not', null)
    .orderBy('webhookId')
    .orderBy('triedAt', 'desc')
    .execute();
  return new Set(rows.filter(({ state }) => state !== 'delivered').map(({ webhookId }) => webhookId));
}

/** Takes away the messages of an organization that are kept no longer. */
export async function forgetMessages(
  { tx, now }: { readonly tx: Transaction; readonly now: Instant },
  organizationId: string,
): Promise<void> {
  await tx
    .deleteFrom('webhookMessages')
    .where('organizationId', '=', organizationId)
    .where('happenedAt', '<', sql<Instant>`${formatInstant(oldestAt(now))}`)
    .execute();
}
