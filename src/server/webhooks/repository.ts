import { sql } from 'kysely';
import type { Webhook } from '../../contract/webhooks.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { WebhookEvent } from '../../domain/webhooks/webhook.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Where the secrets of a webhook are sealed. */
export const secretOf = (webhookId: string): SealedPlace => ({ purpose: 'webhooks.secret', row: [webhookId] });

const shown = ['id as webhookId', 'url', 'events', 'wentOff', 'formerUntil', 'madeAt', 'revision'] as const;

type Row = Omit<Webhook, 'events' | 'wentOff'> & { readonly events: string[]; readonly wentOff: string | null };

/** Nothing but what the contract lets in is ever written. */
const webhookOf = ({ events, wentOff, ...row }: Row): Webhook => ({
  ...row,
  events: events as WebhookEvent[],
  wentOff: wentOff as Webhook['wentOff'],
});

/** Makes those who add a webhook queue: each counts what the one before has added. */
export async function lockWebhooks(tx: Transaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks ' || ${organizationId}, 0))`.execute(tx);
}

export async function listWebhooks(tx: Transaction, organizationId: string): Promise<Webhook[]> {
  const rows = await tx
    .selectFrom('webhooks')
    .select(shown)
    .where('organizationId', '=', organizationId)
    .orderBy('madeAt')
    .orderBy('id')
    .execute();
  return rows.map(webhookOf);
}

/** One webhook, kept from changing until the transaction ends. */
export async function holdWebhook(
  tx: Transaction,
  organizationId: string,
  webhookId: string,
): Promise<Webhook | undefined> {
  const row = await tx
    .selectFrom('webhooks')
    .select(shown)
    .where('organizationId', '=', organizationId)
    .where('id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst();
  return row && webhookOf(row);
}

export async function findWebhook(
  tx: Transaction,
  organizationId: string,
  webhookId: string,
): Promise<Webhook | undefined> {
  return (await listWebhooks(tx, organizationId)).find((one) => one.webhookId === webhookId);
}

export async function insertWebhook(
  tx: Transaction,
  organizationId: string,
  {
    webhookId,
    url,
    events,
    madeAt,
    secret,
  }: Pick<Webhook, 'webhookId' | 'url' | 'events' | 'madeAt'> & { secret: Buffer },
): Promise<void> {
  await tx
    .insertInto('webhooks')
    .values({ organizationId, id: webhookId, url, events: [...events], madeAt: formatInstant(madeAt), secret })
    .execute();
}

export async function updateWebhook(
  tx: Transaction,
  organizationId: string,
  { webhookId, url, events, wentOff, revision }: Pick<Webhook, 'webhookId' | 'url' | 'events' | 'wentOff' | 'revision'>,
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ url, events: [...events], wentOff, isOff: wentOff !== null, revision })
    .where('organizationId', '=', organizationId)
    .where('id', '=', webhookId)
    .execute();
}

/** Puts a new secret in the place of the one that was, which counts beside it until a moment. */
export async function updateSecret(
  tx: Transaction,
  organizationId: string,
  { webhookId, secret, formerUntil }: { webhookId: string; secret: Buffer; formerUntil: Instant },
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set((is) => ({
      formerSecret: is.ref('secret'),
      formerUntil: formatInstant(formerUntil),
      secret,
      revision: is('revision', '+', 1),
    }))
    .where('organizationId', '=', organizationId)
    .where('id', '=', webhookId)
    .execute();
}

/** What a message to this webhook is signed with; sealed. */
export async function findSecrets(tx: Transaction, organizationId: string, webhookId: string) {
  return tx
    .selectFrom('webhooks')
    .select(['secret', 'formerSecret', 'formerUntil'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow();
}

export async function deleteWebhook(tx: Transaction, organizationId: string, webhookId: string): Promise<void> {
  await tx.deleteFrom('webhooks').where('organizationId', '=', organizationId).where('id', '=', webhookId).execute();
}
