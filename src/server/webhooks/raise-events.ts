import * as z from 'zod/mini';
import { formatInstant } from '../../domain/kernel/time.ts';
import { mostTries, type WebhookEvent } from '../../domain/webhooks/webhook.ts';
import type { Context } from '../kernel/context.ts';
import { enqueueEach, type Job } from '../kernel/queue.ts';
import type { JsonObject } from '../kernel/schema.ts';
import { insertMessages } from './messages.repository.ts';
import { listWebhooks } from './repository.ts';

const ids = z.object({ organizationId: z.string(), messageId: z.string() });

/** Sends one message. Twelve tries with growing pauses take about a day. */
export const deliverMessage: Job<typeof ids> = { name: 'deliver_webhook_message', payload: ids, mostTries };

/** One line for each organization: addresses that hang keep its own messages waiting, and nobody else's. */
const lineOf = (organizationId: string): string => `webhooks of ${organizationId}`;

/** That a message is sent, of which there is one at a time: sent again by hand, it does not wait for its next try as well. */
export const sendingOf = (organizationId: string, messageId: string) => ({
  payload: { organizationId, messageId },
  after: lineOf(organizationId),
  insteadOf: `webhook message ${messageId}`,
});

/** Something that happened, as webhooks are told of it: ids and dates, and no more. */
export interface RaisedEvent {
  readonly type: WebhookEvent | 'webhook.tested';
  readonly data: JsonObject;
}

type RaiseContext = Pick<Context, 'tx' | 'now' | 'newId'>;

/**
 * Tells every webhook of the organization that wants to hear of it, once this transaction has committed; if it is rolled back, none. Each
 * message is a job of its own: one that is to be tried again lets the others pass.
 */
export async function raiseEvents(
  ctx: RaiseContext,
  organizationId: string,
  events: readonly RaisedEvent[],
): Promise<void> {
  const webhooks = (await listWebhooks(ctx.tx, organizationId)).filter(({ wentOff }) => wentOff === null);
  const messages = webhooks.flatMap(({ webhookId, events: wanted }) =>
    events
      .filter(({ type }) => wanted.some((one) => one === type))
      .map((event) => ({ webhookId, event, messageId: ctx.newId() })),
  );
  await postMessages(ctx, organizationId, messages);
}

/** Keeps messages and leaves them to be sent. */
export async function postMessages(
  ctx: RaiseContext,
  organizationId: string,
  messages: readonly { readonly webhookId: string; readonly messageId: string; readonly event: RaisedEvent }[],
): Promise<void> {
  if (messages.length === 0) return;
  const timestamp = formatInstant(ctx.now);
  const rows = messages.map(({ webhookId, messageId, event: { type, data } }) => ({
    webhookId,
    id: messageId,
    event: type,
    body: JSON.stringify({ type, timestamp, data }),
  }));
  await insertMessages(ctx.tx, organizationId, rows, ctx.now);
  await enqueueEach(
    ctx.tx,
    deliverMessage,
    messages.map(({ messageId }) => sendingOf(organizationId, messageId)),
  );
}
