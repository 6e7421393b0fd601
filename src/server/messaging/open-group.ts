import type { openGroup as endpoint } from '../../contract/messaging.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { insertConversation } from './conversations.repository.ts';
import { conversationOf, correspondentsOf } from './read.ts';

/** Opens a conversation among people whom the actor may all write to. */
export const openGroup: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const named = new Set(body.employeeIds.filter((id) => id !== employeeId));
  const correspondents = await correspondentsOf(tx, actor);
  if (correspondents === undefined) return refuse('employment_over');
  const reachable = new Set(correspondents.map((one) => one.employeeId));
  if (named.size === 0 || [...named].some((id) => !reachable.has(id))) return refuse('not_found');
  const id = ctx.newId();
  const memberIds = [employeeId, ...named];
  const as = { kind: 'group', name: body.name } as const;
  await insertConversation(tx, { organizationId, id, openedBy: employeeId, openedAt: now, memberIds, as });
  const details = { name: body.name, people: memberIds.length };
  await writeAudit(ctx, { organizationId, employeeId, action: 'conversation.opened', subjectId: id, details });
  for (const member of named) ctx.announce({ organizationId, employeeId: member }, 'messages');
  return accept(await conversationOf(tx, actor, id));
};
