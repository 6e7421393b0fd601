import type { remindUnacknowledged as endpoint } from '../../contract/messaging/acknowledgements.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideReminding } from '../../domain/messaging/acknowledgement.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLastTelling, insertReminder, listAsked } from './acknowledgements.repository.ts';
import { planReminding } from './ask-acknowledgement.ts';
import { holdConversation } from './conversations.repository.ts';
import { findAnnounced } from './read-acknowledgements.ts';

/** Has those told again who have not acknowledged; by the queue, since they may be many. */
export const remindUnacknowledged: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  // Of two who press at once the second finds that everybody is told.
  await holdConversation(tx, organizationId, params.conversationId);
  const announced = await findAnnounced(ctx, params);
  if (announced === undefined || announced.isForgotten) return refuse('not_found');
  const of = { organizationId, ...params };
  const missing = (await listAsked(tx, of)).filter(({ acknowledgedAt }) => acknowledgedAt === null).length;
  const decided = decideReminding({ missing, lastToldAt: await findLastTelling(tx, of) }, now);
  if (!decided.ok) return decided;
  const reminderId = ctx.newId();
  await insertReminder(tx, { ...of, id: reminderId, askedBy: employeeId, people: missing, at: now });
  await planReminding(ctx, { ...params, senderId: announced.senderId, reminderId });
  const { messageId: subjectId } = params;
  const details = { name: announced.conversationName, people: missing };
  await writeAudit(ctx, { organizationId, employeeId, action: 'announcement.reminded', subjectId, details });
  return accept();
};
