import type { removeWebhook as endpoint } from '../../contract/webhooks.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteWebhook, holdWebhook } from './repository.ts';

/** Removes a webhook; what still waits for it is never sent. */
export const removeWebhook: UseCase<typeof endpoint> = async (ctx, { params: { webhookId } }) => {
  const { organizationId, employeeId } = ctx.actor;
  const webhook = await holdWebhook(ctx.tx, organizationId, webhookId);
  if (webhook === undefined) return refuse('not_found');
  await deleteWebhook(ctx.tx, organizationId, webhookId);
  const details = { host: new URL(webhook.url).host };
  await writeAudit(ctx, { organizationId, employeeId, action: 'webhook.removed', subjectId: webhookId, details });
  return accept();
};
