import { webhookEvents } from '../../domain/webhooks/webhook.ts';
import type { AuditEntry } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { raiseEvents, type RaisedEvent } from './raise-events.ts';

/** Fields of an audit entry that a message carries. Reasons, sums and what somebody wrote are none of them: whoever may know asks the API. */
const carried = ['requestId', 'paymentId', 'payRunId', 'adjustmentId', 'startsOn', 'from', 'to', 'date'] as const;

/** What is told to the audit log is told to webhooks as well, in the same transaction: so no use-case can forget it. */
export async function raiseAudited(ctx: Context): Promise<void> {
  const raised = ctx.audited.flatMap((entry) => eventOf(entry) ?? []);
  for (const organizationId of new Set(raised.map((one) => one.organizationId))) {
    const events = raised.filter((one) => one.organizationId === organizationId).map(({ event }) => event);
    await raiseEvents(ctx, organizationId, events);
  }
}

function eventOf({
  organizationId,
  action,
  employeeId,
  subjectId,
  details = {},
}: AuditEntry): { readonly organizationId: string; readonly event: RaisedEvent } | undefined {
  const type = webhookEvents.find((one) => one === action);
  if (type === undefined) return undefined;
  const about = subjectId ?? null;
  // All but a published week are about somebody.
  const subject = type === 'schedule.published' ? { locationId: about } : { employeeId: about };
  const rest = Object.fromEntries(carried.flatMap((field) => (field in details ? [[field, details[field]]] : [])));
  return { organizationId, event: { type, data: { ...subject, doneBy: employeeId ?? null, ...rest } } };
}
