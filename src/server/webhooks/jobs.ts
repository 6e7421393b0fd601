import type * as z from 'zod/mini';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { decideDelivery, type Delivery } from '../../domain/webhooks/webhook.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { postOutside, type OutsideReach } from '../kernel/post-outside.ts';
import type { Try, Worker } from '../kernel/queue.ts';
import { signedHeaders } from '../kernel/signed-message.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { listAdmins } from '../people/read.ts';
import { giveUpWaiting, hasArrivedSince, hasGivenUpSince, holdMessage, updateMessage } from './messages.repository.ts';
import { deliverMessage } from './raise-events.ts';
import { findSecrets, findWebhook, holdWebhook, secretOf, updateWebhook } from './repository.ts';

interface Ready {
  readonly url: string;
  readonly body: string;
  readonly secrets: readonly string[];
  readonly sentAtSeconds: number;
}

/**
 * Sends a message and notes how it was taken. Between sending and noting no transaction is open; a process that ends there sends it again under the
 * same id, by which whoever gets it knows it.
 */
export const messageCarrier = (reach: OutsideReach): Worker<typeof deliverMessage.payload> => ({
  job: deliverMessage,
  async run(attempt, { organizationId, messageId }) {
    try {
      await carry(attempt, { organizationId, messageId }, reach);
    } catch (error) {
      // Ours is the failure, and not the address's: its webhook stays on.
      if (attempt.isLast) await attempt.inside(organizationId, (ctx) => giveUp(ctx, organizationId, messageId));
      throw error;
    }
  },
});

async function carry(
  attempt: Try,
  { organizationId, messageId }: z.output<typeof deliverMessage.payload>,
  reach: OutsideReach,
): Promise<void> {
  const ready = await attempt.inside(organizationId, (ctx) => makeReady(ctx, organizationId, messageId));
  if (ready === undefined) return;
  const { url, body, secrets, sentAtSeconds } = ready;
  const headers = signedHeaders({ id: messageId, body, sentAtSeconds }, secrets);
  const delivery = await postOutside({ url: new URL(url), headers, body }, reach);
  const state = await attempt.inside(organizationId, (ctx) =>
    noteDelivery(ctx, { organizationId, messageId, delivery, isLast: attempt.isLast }),
  );
  if (state === 'waiting') throw new Error(`a webhook did not take a message (${Object.values(delivery).join()})`);
}

/** Whoever looks is not told that it waits: nobody tries it again. */
async function giveUp(ctx: Context, organizationId: string, messageId: string): Promise<void> {
  const { tx, now } = ctx;
  const message = await holdMessage(tx, organizationId, messageId);
  if (message?.state !== 'waiting') return;
  const { tries, webhookId } = message;
  const given = { state: 'given_up', tries: tries + 1, triedAt: now, status: null, problem: 'failed' } as const;
  await updateMessage(tx, organizationId, { messageId, ...given });
  await tellGivenUp(ctx, organizationId, { webhookId, messageId });
}

/** What is sent, signed with what counts now; nothing where it was sent meanwhile, or its webhook is off or gone. */
async function makeReady(ctx: Context, organizationId: string, messageId: string): Promise<Ready | undefined> {
  const message = await holdMessage(ctx.tx, organizationId, messageId);
  if (message?.state !== 'waiting') return undefined;
  const { webhookId, body } = message;
  const webhook = await findWebhook(ctx.tx, organizationId, webhookId);
  if (webhook === undefined) return undefined;
  if (webhook.wentOff !== null) {
    await updateMessage(ctx.tx, organizationId, { ...message, state: 'given_up', problem: 'webhook_is_off' });
    return undefined;
  }
  const { secret, formerSecret, formerUntil } = await findSecrets(ctx.tx, organizationId, webhookId);
  const former = formerSecret !== null && formerUntil !== null && formerUntil > ctx.now ? [formerSecret] : [];
  const secrets = [secret, ...former].map((sealed) => ctx.vault.open(secretOf(webhookId), sealed));
  return { url: webhook.url, body, secrets, sentAtSeconds: Math.floor(ctx.now / 1000) };
}

async function noteDelivery(
  ctx: Context,
  {
    organizationId,
    messageId,
    delivery,
    isLast,
  }: { organizationId: string; messageId: string; delivery: Delivery; isLast: Try['isLast'] },
): Promise<'delivered' | 'waiting' | 'given_up' | 'gone'> {
  const { tx, now } = ctx;
  const message = await holdMessage(tx, organizationId, messageId);
  // Its webhook was removed while it was under way.
  if (message === undefined) return 'gone';
  const { webhookId, happenedAt } = message;
  const arrivedSince = isLast && (await hasArrivedSince(tx, organizationId, webhookId, happenedAt));
  const { state, goesOff } = decideDelivery(delivery, { isLast, arrivedSince });
  const { status = null, problem = null } = delivery as { status?: number; problem?: string };
  await updateMessage(tx, organizationId, {
    messageId,
    state,
    tries: message.tries + 1,
    triedAt: now,
    status,
    problem,
  });
  if (goesOff !== undefined) await switchOff(ctx, organizationId, webhookId, goesOff);
  else if (state === 'given_up') await tellGivenUp(ctx, organizationId, { webhookId, messageId });
  return state;
}

/** Tells every admin that a message was given up; of several within a day at one webhook, of the first. */
async function tellGivenUp(
  ctx: Context,
  organizationId: string,
  of: { readonly webhookId: string; readonly messageId: string },
): Promise<void> {
  const { tx, now } = ctx;
  // Of two that are given up at once, one tells.
  const webhook = await holdWebhook(tx, organizationId, of.webhookId);
  const since = addMilliseconds(now, -24 * millisecondsPerHour);
  if (webhook === undefined || (await hasGivenUpSince(tx, organizationId, of, since))) return;
  const facts = () => ({ host: new URL(webhook.url).host, link: '/settings/webhooks' }) as const;
  for (const employeeId of await listAdmins(tx, organizationId)) {
    await tellPerson(ctx, { organizationId, employeeId }, { kind: 'webhook_gave_up', facts });
  }
}

/** Switches a webhook off that nobody answers for, and tells every admin. */
async function switchOff(
  ctx: Context,
  organizationId: string,
  webhookId: string,
  wentOff: 'gone' | 'failing',
): Promise<void> {
  const webhook = await holdWebhook(ctx.tx, organizationId, webhookId);
  if (webhook === undefined || webhook.wentOff !== null) return;
  await updateWebhook(ctx.tx, organizationId, { ...webhook, wentOff, revision: webhook.revision + 1 });
  await giveUpWaiting(ctx.tx, organizationId, webhookId);
  const { host } = new URL(webhook.url);
  await writeAudit(ctx, {
    organizationId,
    employeeId: undefined,
    action: 'webhook.went_off',
    subjectId: webhookId,
    details: { host, failure: wentOff },
  });
  for (const employeeId of await listAdmins(ctx.tx, organizationId)) {
    const facts = () => ({ host, link: '/settings/webhooks' }) as const;
    await tellPerson(ctx, { organizationId, employeeId }, { kind: 'webhook_went_off', facts });
  }
}
