import type { openDirect as endpoint } from '../../contract/messaging.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { pairOf } from '../../domain/messaging/conversation.ts';
import type { UseCase } from '../kernel/route.ts';
import { findConversation, findDirect, insertConversation } from './conversations.repository.ts';
import { conversationOf, correspondentsOf } from './read.ts';

/** Opens the one conversation of a pair. Who writes with whom is theirs: the audit log, which admins read, is not told. */
export const openDirect: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const pair = pairOf(employeeId, body.employeeId);
  const known = await findDirect(tx, organizationId, pair);
  if (known !== undefined && (await findConversation(tx, actor, known)) !== undefined) {
    return accept(await conversationOf(tx, actor, known));
  }
  const reachable = await correspondentsOf(tx, actor);
  if (reachable === undefined) return refuse('employment_over');
  if (!reachable.some((one) => one.employeeId === body.employeeId)) return refuse('not_found');
  const id = ctx.newId();
  const as = { kind: 'direct', pair } as const;
  await insertConversation(tx, { organizationId, id, openedBy: employeeId, openedAt: now, memberIds: pair, as });
  return accept(await conversationOf(tx, actor, id));
};
