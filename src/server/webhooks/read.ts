import type { readWebhookMessages as messages, readWebhooks as endpoint } from '../../contract/webhooks.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { afterInTime, pageByTime } from '../kernel/cursor.ts';
import type { UseCase } from '../kernel/route.ts';
import { countGivenUp, listLastFailed, listMessages } from './messages.repository.ts';
import { findWebhook, listWebhooks } from './repository.ts';

const pageSize = 25;

export const readWebhooks: UseCase<typeof endpoint> = async ({ tx, actor, now }) => {
  const givenUp = await countGivenUp(tx, actor.organizationId, now);
  const lastFailed = await listLastFailed(tx, actor.organizationId, now);
  const webhooks = await listWebhooks(tx, actor.organizationId);
  return accept({
    webhooks: webhooks.map((webhook) => {
      const { webhookId } = webhook;
      const standing = { givenUp: givenUp.get(webhookId) ?? 0, lastFailed: lastFailed.has(webhookId) };
      return Object.assign(webhook, standing);
    }),
  });
};

export const readWebhookMessages: UseCase<typeof messages> = async ({ tx, actor, now }, { params, query }) => {
  const { organizationId } = actor;
  const after = afterInTime(query.cursor);
  if (!after.ok) return after;
  if ((await findWebhook(tx, organizationId, params.webhookId)) === undefined) return refuse('not_found');
  const asked = { after: after.value, most: pageSize + 1, now };
  const listed = await listMessages(tx, organizationId, params.webhookId, asked);
  const { rows, next } = pageByTime(listed, pageSize, ({ happenedAt: at, messageId: id }) => ({ at, id }));
  return accept({ messages: [...rows], next });
};
