import { longestWebhookUrl, type changeWebhook as endpoint } from '../../contract/webhooks.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import { readAddress, type OutsideReach } from '../kernel/post-outside.ts';
import type { UseCase } from '../kernel/route.ts';
import { giveUpWaiting } from './messages.repository.ts';
import { holdWebhook, updateWebhook } from './repository.ts';

/** Changes a webhook, or switches it. One that went off by itself begins anew. */
export const changeWebhook =
  (reach: OutsideReach): UseCase<typeof endpoint> =>
  async (ctx, { params, body }) => {
    const { organizationId, employeeId } = ctx.actor;
    const before = await holdWebhook(ctx.tx, organizationId, params.webhookId);
    if (before === undefined) return refuse('not_found');
    if (before.revision !== body.revision) return refuse('webhook_changed_meanwhile');
    const url = readAddress(body.url ?? before.url, reach, longestWebhookUrl);
    if (url === undefined) return refuse('webhook_address_refused');
    const switched = body.isOff === true ? ('by_admin' as const) : null;
    const after = {
      ...before,
      url: url.href,
      events: body.events === undefined ? before.events : [...new Set(body.events)],
      wentOff: body.isOff === undefined ? before.wentOff : switched,
      revision: before.revision + 1,
    };
    await updateWebhook(ctx.tx, organizationId, after);
    if (after.wentOff !== null) await giveUpWaiting(ctx.tx, organizationId, after.webhookId);
    const factsOf = (one: typeof before) => ({
      host: new URL(one.url).host,
      events: one.events.join(', '),
      isOff: one.wentOff !== null,
    });
    const details = differences(factsOf(before), factsOf(after));
    const subjectId = params.webhookId;
    await writeAudit(ctx, { organizationId, employeeId, action: 'webhook.changed', subjectId, details });
    return accept(after);
  };
