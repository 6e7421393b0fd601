import type { addToConversation as endpoint } from '../../contract/messaging/groups.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { holdOwnGroup, tellOfGroup } from './change-group.ts';
import { insertMembers } from './members.repository.ts';
import { listPeopleIds } from './people.repository.ts';
import { conversationOf, correspondentsOf } from './read.ts';

/** Adds people to a group, each of whom the actor may write to; whoever is in it already stays as they are. */
export const addToConversation: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const { conversationId } = params;
  const held = await holdOwnGroup(ctx, conversationId);
  if (!held.ok) return held;
  const inIt = new Set(await listPeopleIds(tx, organizationId, conversationId));
  const people = [...new Set(body.employeeIds)].filter((id) => !inIt.has(id));
  if (people.length > 0) {
    const reachable = new Set((await correspondentsOf(tx, actor))?.map(({ employeeId }) => employeeId));
    if (people.some((id) => !reachable.has(id))) return refuse('not_found');
    await insertMembers(tx, { organizationId, conversationId, employeeIds: people }, now);
    // Who is in a group is for those in it to know, and not for whoever reads the log.
    const details = { name: held.value.name, people: people.length };
    // Whoever was in it before reads again what they were told of it.
    for (const id of people) ctx.announce({ organizationId, employeeId: id }, 'notices');
    await tellOfGroup(ctx, conversationId, { kind: 'added', people, action: 'conversation.people_added', details });
  }
  return accept(await conversationOf(tx, actor, conversationId));
};
