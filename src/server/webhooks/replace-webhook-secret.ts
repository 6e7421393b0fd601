import type { replaceWebhookSecret as endpoint } from '../../contract/webhooks.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { endOfOverlap } from '../../domain/webhooks/webhook.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { newWebhookSecret } from '../kernel/signed-message.ts';
import { holdWebhook, secretOf, updateSecret } from './repository.ts';

/** Gives a webhook a new secret. For a day both sign, so that no message is refused while its owner changes over. */
export const replaceWebhookSecret: UseCase<typeof endpoint> = async (ctx, { params: { webhookId } }) => {
  const { organizationId, employeeId } = ctx.actor;
  const webhook = await holdWebhook(ctx.tx, organizationId, webhookId);
  if (webhook === undefined) return refuse('not_found');
  const secret = newWebhookSecret();
  const formerUntil = endOfOverlap(ctx.now);
  const sealed = ctx.vault.seal(secretOf(webhookId), secret);
  await updateSecret(ctx.tx, organizationId, { webhookId, secret: sealed, formerUntil });
  const details = { host: new URL(webhook.url).host };
  await writeAudit(ctx, {
    organizationId,
    employeeId,
    action: 'webhook.secret_replaced',
    subjectId: webhookId,
    details,
  });
  return accept({ secret, webhook: { ...webhook, formerUntil, revision: webhook.revision + 1 } });
};
