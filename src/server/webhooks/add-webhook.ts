import { longestWebhookUrl, mostWebhooks, type addWebhook as endpoint } from '../../contract/webhooks.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import { readAddress, type OutsideReach } from '../kernel/post-outside.ts';
import type { UseCase } from '../kernel/route.ts';
import { newWebhookSecret } from '../kernel/signed-message.ts';
import { insertWebhook, listWebhooks, lockWebhooks, secretOf } from './repository.ts';

/** Adds a webhook. Its secret is answered once; what stands in the table opens under the deployment's own alone. */
export const addWebhook =
  (reach: OutsideReach): UseCase<typeof endpoint> =>
  async (ctx, { body }) => {
    const { tx, actor, now } = ctx;
    const { organizationId, employeeId } = actor;
    const url = readAddress(body.url, reach, longestWebhookUrl);
    if (url === undefined) return refuse('webhook_address_refused');
    await lockWebhooks(tx, organizationId);
    if ((await listWebhooks(tx, organizationId)).length >= mostWebhooks) return refuse('too_many_webhooks');
    const webhookId = ctx.newId();
    const secret = newWebhookSecret();
    const events = [...new Set(body.events)];
    const made = { webhookId, url: url.href, events, madeAt: now };
    await insertWebhook(tx, organizationId, { ...made, secret: ctx.vault.seal(secretOf(webhookId), secret) });
    const details = { host: url.host, events };
    await writeAudit(ctx, { organizationId, employeeId, action: 'webhook.added', subjectId: webhookId, details });
    return accept({ secret, webhook: { ...made, wentOff: null, formerUntil: null, revision: 1 } });
  };
