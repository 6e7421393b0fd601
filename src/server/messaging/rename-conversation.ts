import type { renameConversation as endpoint } from '../../contract/messaging/groups.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { holdOwnGroup, tellOfGroup } from './change-group.ts';
import { updateName } from './conversations.repository.ts';
import { conversationOf } from './read.ts';

/** Gives a group another name, unless somebody else did meanwhile; the one that it has already changes nothing. */
export const renameConversation: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { tx, actor } = ctx;
  const { conversationId } = params;
  const held = await holdOwnGroup(ctx, conversationId);
  if (!held.ok) return held;
  const { name: before } = held.value;
  const { name, revision } = body;
  if (name !== before) {
    const shown = await conversationOf(tx, actor, conversationId);
    if (shown.revision !== revision) return refuse('conversation_changed_meanwhile', shown);
    await updateName(tx, { organizationId: actor.organizationId, id: conversationId, name });
    const details = { before, after: name };
    await tellOfGroup(ctx, conversationId, { kind: 'renamed', name, action: 'conversation.renamed', details });
  }
  return accept(await conversationOf(tx, actor, conversationId));
};
