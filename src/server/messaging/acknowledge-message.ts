import type { acknowledgeMessage as endpoint } from '../../contract/messaging/acknowledgements.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideAcknowledging } from '../../domain/messaging/acknowledgement.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { markNoticesSettled } from '../notifications/mark-notices-settled.ts';
import { insertAcknowledgement } from './acknowledgements.repository.ts';
import { findConversation, holdConversation } from './conversations.repository.ts';
import { findMessage } from './messages.repository.ts';
import { messageOf } from './read.ts';

/** Notes, once, that somebody heard what was announced: nothing reminds them any more, and whoever announced it sees it. */
export const acknowledgeMessage: UseCase<typeof endpoint> = async (ctx, { params, query }) => {
  const { tx, actor, now, announce } = ctx;
  const { organizationId, employeeId } = actor;
  const { conversationId, messageId } = params;
  // Of an edit and an acknowledgement at once, the second sees the first.
  await holdConversation(tx, organizationId, conversationId);
  const conversation = await findConversation(tx, actor, conversationId);
  if (conversation === undefined) return refuse('not_found');
  const said = await findMessage(tx, organizationId, conversationId, messageId);
  if (said === undefined) return refuse('not_found');
  const decided = decideAcknowledging(said, query.editedAt ?? null);
  if (!decided.ok) return decided;
  if (await insertAcknowledgement(tx, { organizationId, conversationId, messageId, employeeId, at: now })) {
    await markNoticesSettled(ctx, organizationId, messageId, employeeId);
    const details = { name: conversation.name };
    const action = 'announcement.acknowledged';
    await writeAudit(ctx, { organizationId, employeeId, action, subjectId: messageId, details });
    for (const one of [employeeId, said.senderId]) announce({ organizationId, employeeId: one }, 'messages');
  }
  return accept(await messageOf(tx, actor, conversationId, messageId));
};
