import type { markRead as endpoint } from '../../contract/messaging.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { markNoticesSettled } from '../notifications/mark-notices-settled.ts';
import { findConversation, raiseRead } from './conversations.repository.ts';
import { tellPeople } from './tell-people.ts';

/** Nobody has read what was not sent yet: a greater number counts as the last. */
export const markRead: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { tx, actor, now } = ctx;
  const { conversationId } = params;
  const conversation = await findConversation(tx, actor, conversationId);
  if (conversation === undefined) return refuse('not_found');
  const upTo = Math.min(body.upTo, conversation.lastNumber);
  if (upTo > 0 && (await raiseRead(tx, actor, conversationId, upTo, now))) {
    await tellPeople(ctx, conversationId);
    if (upTo === conversation.lastNumber) {
      await markNoticesSettled(ctx, actor.organizationId, conversationId, actor.employeeId);
    }
  }
  return accept();
};
