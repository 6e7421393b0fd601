import type { leaveConversation as endpoint } from '../../contract/messaging.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideLeaving } from '../../domain/messaging/conversation.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { endMembership, findConversation } from './conversations.repository.ts';
import { tellPeople } from './tell-people.ts';

export const leaveConversation: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const { conversationId } = params;
  const conversation = await findConversation(tx, actor, conversationId);
  if (conversation === undefined) return refuse('not_found');
  const decided = decideLeaving(conversation);
  if (!decided.ok) return decided;
  // Their own other devices are told as well.
  await tellPeople(ctx, conversationId);
  await endMembership(tx, actor, conversationId, now);
  const details = { name: conversation.name };
  await writeAudit(ctx, {
    organizationId,
    employeeId,
    action: 'conversation.left',
    subjectId: conversationId,
    details,
  });
  return accept();
};
