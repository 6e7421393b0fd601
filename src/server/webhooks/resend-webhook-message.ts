import type { resendWebhookMessage as endpoint } from '../../contract/webhooks.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isUnderWay } from '../../domain/webhooks/webhook.ts';
import { writeAudit } from '../kernel/audit.ts';
import { enqueueEach } from '../kernel/queue.ts';
import type { UseCase } from '../kernel/route.ts';
import { holdMessage, keepResent } from './messages.repository.ts';
import { deliverMessage, sendingOf } from './raise-events.ts';
import { findWebhook } from './repository.ts';

/** Sends a message once more, under the id that it had: whoever took it before knows it by that. */
export const resendWebhookMessage: UseCase<typeof endpoint> = async (ctx, { params: { webhookId, messageId } }) => {
  const { organizationId, employeeId } = ctx.actor;
  const webhook = await findWebhook(ctx.tx, organizationId, webhookId);
  const message = await holdMessage(ctx.tx, organizationId, messageId);
  if (webhook === undefined || message?.webhookId !== webhookId) return refuse('not_found');
  if (webhook.wentOff !== null) return refuse('webhook_is_off');
  if (isUnderWay(message, ctx.now)) return refuse('webhook_message_waits');
  await keepResent(ctx.tx, organizationId, messageId, ctx.now);
  await enqueueEach(ctx.tx, deliverMessage, [sendingOf(organizationId, messageId)]);
  const details = { messageId };
  await writeAudit(ctx, { organizationId, employeeId, action: 'webhook.resent', subjectId: webhookId, details });
  return accept({ ...message, state: 'waiting' as const, problem: null, resentAt: ctx.now });
};
