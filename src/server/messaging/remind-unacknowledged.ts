import type { remindUnacknowledged as endpoint } from '../../contract/messaging/acknowledgements.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideReminding } from '../../domain/messaging/acknowledgement.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLastTelling, listAsked } from './acknowledgements.repository.ts';
import { planAsking } from './ask-acknowledgement.ts';
import { findAnnounced } from './read-acknowledgements.ts';

/** Has those told again who have not acknowledged; by the queue, since they may be many. */
export const remindUnacknowledged: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const announced = await findAnnounced(ctx, params);
  if (announced === undefined || announced.isForgotten) return refuse('not_found');
  const of = { organizationId, ...params };
  const missing = (await listAsked(tx, of)).filter(({ acknowledgedAt }) => acknowledgedAt === null).length;
  const decided = decideReminding({ missing, lastToldAt: await findLastTelling(tx, of) }, now);
  if (!decided.ok) return decided;
  await planAsking(ctx, { ...params, senderId: announced.senderId });
  const { messageId: subjectId } = params;
  const details = { name: announced.conversationName, people: missing };
  await writeAudit(ctx, { organizationId, employeeId, action: 'announcement.reminded', subjectId, details });
  return accept();
};
