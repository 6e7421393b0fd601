import * as z from 'zod/mini';
import { webhookEvents } from '../domain/webhooks/webhook.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, instant, revision } from './kernel/schemas.ts';

const access = { action: 'manage_webhooks' } as const;
const params = z.object({ webhookId: id });
const notFound = refusal('not_found', 404);

export const longestWebhookUrl = 500;
export const mostWebhooks = 10;

const webhook = z.object({
  webhookId: id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Why it is off: an admin switched it off, its address said that it is gone, or failed for about a day. Null where it is on. */
  wentOff: z.nullable(z.enum(['by_admin', 'gone', 'failing'])),
  /** Until then the secret that was replaced signs as well. */
  formerUntil: z.nullable(instant),
  madeAt: instant,
  revision,
});
export type Webhook = z.output<typeof webhook>;

const message = z.object({
  messageId: id,
  event: z.string(),
  happenedAt: instant,
  state: z.enum(['waiting', 'delivered', 'given_up']),
  tries: z.int(),
  triedAt: z.nullable(instant),
  /** When it was sent again by hand, the last time; from then on it is tried anew. */
  resentAt: z.nullable(instant),
  /** What the address answered the last time. */
  status: z.nullable(z.int()),
  /** Why there was no answer. */
  problem: z.nullable(z.string()),
  /** What is sent, as it is signed. */
  body: z.string(),
});
export type WebhookMessage = z.output<typeof message>;

const url = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestWebhookUrl));
const events = z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length));
const secretOnce = z.object({ secret: z.string(), webhook });

export const readWebhooks = endpoint({
  name: 'readWebhooks',
  method: 'GET',
  path: '/api/webhooks',
  sentence: 'Lists the addresses that the organization tells what happens; never their secrets.',
  access,
  reply: z.object({
    webhooks: z.array(
      z.object({
        ...webhook.shape,
        /** Messages of the last thirty days that did not arrive, and are sent no more. */
        givenUp: z.int(),
        /** What was tried last has not arrived, or not yet. */
        lastFailed: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});

export type ListedWebhook = z.output<typeof readWebhooks.reply>['webhooks'][number];

export const addWebhook = endpoint({
  name: 'addWebhook',
  method: 'POST',
  path: '/api/webhooks',
  sentence:
    'Adds an https address that is told of some events by Standard Webhooks 1.0, and shows the secret that signs them this once.',
  access,
  freshSignIn: true,
  body: z.strictObject({ url, events }),
  reply: secretOnce,
  refusals: [refusal('webhook_address_refused', 422), refusal('too_many_webhooks', 409)],
});

export const changeWebhook = endpoint({
  name: 'changeWebhook',
  method: 'PATCH',
  path: '/api/webhooks/:webhookId',
  sentence: 'Changes what a webhook is told of and where, or switches it off or on, if nobody changed it meanwhile.',
  access,
  freshSignIn: true,
  params,
  body: z.strictObject({
    revision,
    url: z.optional(url),
    events: z.optional(events),
    isOff: z.optional(z.boolean()),
  }),
  reply: webhook,
  refusals: [notFound, refusal('webhook_address_refused', 422), refusal('webhook_changed_meanwhile', 409)],
});

export const removeWebhook = endpoint({
  name: 'removeWebhook',
  method: 'DELETE',
  path: '/api/webhooks/:webhookId',
  sentence: 'Removes a webhook, and its messages with it.',
  access,
  params,
  refusals: [notFound],
});

export const replaceWebhookSecret = endpoint({
  name: 'replaceWebhookSecret',
  method: 'POST',
  path: '/api/webhooks/:webhookId/secret',
  sentence: 'Gives a webhook a new secret, shown this once; the one before signs beside it for another day.',
  access,
  freshSignIn: true,
  params,
  reply: secretOnce,
  refusals: [notFound],
});

export const testWebhook = endpoint({
  name: 'testWebhook',
  method: 'POST',
  path: '/api/webhooks/:webhookId/test',
  sentence: 'Sends a webhook the event webhook.tested, so that its owner sees that messages arrive.',
  access,
  params,
  reply: message,
  refusals: [notFound, refusal('webhook_is_off', 409)],
});

export const readWebhookMessages = endpoint({
  name: 'readWebhookMessages',
  method: 'GET',
  path: '/api/webhooks/:webhookId/messages',
  sentence: 'Lists what a webhook was sent in the last thirty days and how it was taken, the latest first, in pages.',
  access,
  params,
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
  reply: z.object({ messages: z.array(message), next: z.nullable(z.string()) }),
  refusals: [notFound],
});

export const resendWebhookMessage = endpoint({
  name: 'resendWebhookMessage',
  method: 'POST',
  path: '/api/webhooks/:webhookId/messages/:messageId/resend',
  sentence: 'Sends a message once more, under the id that it had.',
  access,
  params: z.object({ webhookId: id, messageId: id }),
  reply: message,
  refusals: [notFound, refusal('webhook_is_off', 409), refusal('webhook_message_waits', 409)],
});
