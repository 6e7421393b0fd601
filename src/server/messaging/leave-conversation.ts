import type { leaveConversation as endpoint } from '../../contract/messaging.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideLeaving } from '../../domain/messaging/conversation.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { tellOfGroup } from './change-group.ts';
import { findConversation, holdConversation, type StoredConversation } from './conversations.repository.ts';
import { endMembership } from './members.repository.ts';

export const leaveConversation: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor } = ctx;
  const { conversationId } = params;
  await holdConversation(tx, actor.organizationId, conversationId);
  const conversation = await findConversation(tx, actor, conversationId);
  if (conversation === undefined) return refuse('not_found');
  const decided = decideLeaving(conversation);
  if (!decided.ok) return decided;
  await leaveHeld(ctx, conversation);
  return accept();
};

/** The actor leaves a group that is held. */
export async function leaveHeld(ctx: ActorContext, { id, name }: StoredConversation): Promise<void> {
  // While they are in it still: their own other devices are told as well.
  await tellOfGroup(ctx, id, { kind: 'left', action: 'conversation.left', details: { name } });
  await endMembership(ctx.tx, ctx.actor, id, ctx.now);
  // What they were told of it is in their list no more.
  ctx.announce(ctx.actor, 'notices');
}
