import type { testWebhook as endpoint } from '../../contract/webhooks.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { holdMessage } from './messages.repository.ts';
import { postMessages } from './raise-events.ts';
import { findWebhook } from './repository.ts';

/** Sends a webhook a message that tells of nothing but itself. */
export const testWebhook: UseCase<typeof endpoint> = async (ctx, { params: { webhookId } }) => {
  const { organizationId, employeeId } = ctx.actor;
  const webhook = await findWebhook(ctx.tx, organizationId, webhookId);
  if (webhook === undefined) return refuse('not_found');
  if (webhook.wentOff !== null) return refuse('webhook_is_off');
  const messageId = ctx.newId();
  const event = { type: 'webhook.tested', data: { doneBy: employeeId } } as const;
  await postMessages(ctx, organizationId, [{ webhookId, messageId, event }]);
  await writeAudit(ctx, { organizationId, employeeId, action: 'webhook.tested', subjectId: webhookId });
  const message = await holdMessage(ctx.tx, organizationId, messageId);
  if (message === undefined) throw new Error('a message that was kept is not there');
  return accept(message);
};
