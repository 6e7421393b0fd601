import type { removeFromConversation as endpoint } from '../../contract/messaging/groups.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { holdOwnGroup, tellOfGroup } from './change-group.ts';
import { leaveHeld } from './leave-conversation.ts';
import { endMembership, findIsMember } from './members.repository.ts';

/** Takes somebody out of a group; whoever is out already stays out. */
export const removeFromConversation: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const { conversationId, employeeId } = params;
  const held = await holdOwnGroup(ctx, conversationId);
  if (!held.ok) return held;
  const isMember = await findIsMember(tx, { organizationId, employeeId }, conversationId);
  if (isMember === undefined) return refuse('not_found');
  if (!isMember) return accept();
  if (employeeId === actor.employeeId) await leaveHeld(ctx, held.value);
  else {
    const details = { name: held.value.name, people: 1 };
    const told = { kind: 'removed', people: [employeeId], action: 'conversation.person_removed', details } as const;
    // While they are in it still: their own devices are told as well.
    await tellOfGroup(ctx, conversationId, told);
    await endMembership(tx, { organizationId, employeeId }, conversationId, now);
    // What they were told of it is in their list no more.
    ctx.announce({ organizationId, employeeId }, 'notices');
  }
  return accept();
};
