import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { decideRunning, type NotRun } from '../../domain/messaging/conversation.ts';
import type { AuditAction } from '../../words/audit-sentence.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { JsonObject } from '../kernel/schema.ts';
import { appendConversationChange, type NewConversationChange } from './changes.repository.ts';
import { findConversation, holdConversation, type StoredConversation } from './conversations.repository.ts';
import { tellPeople } from './tell-people.ts';

/** A group that the actor runs, held until the transaction ends: two who change it at once come one after the other. */
export async function holdOwnGroup(
  { tx, actor }: ActorContext,
  conversationId: string,
): Promise<Result<StoredConversation, 'not_found' | NotRun>> {
  await holdConversation(tx, actor.organizationId, conversationId);
  const conversation = await findConversation(tx, actor, conversationId);
  if (conversation === undefined) return refuse('not_found');
  const running = decideRunning(conversation, actor.employeeId);
  return running.ok ? accept(conversation) : running;
}

interface Told extends Pick<NewConversationChange, 'kind'>, Partial<Pick<NewConversationChange, 'people' | 'name'>> {
  readonly action: AuditAction;
  readonly details: JsonObject;
}

/** Tells what becomes of a group: in its thread, in the audit log, and on the devices of everybody in it now. */
export async function tellOfGroup(
  ctx: ActorContext,
  conversationId: string,
  { kind, people = [], name = null, action, details }: Told,
): Promise<void> {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const change = { organizationId, conversationId, kind, changedBy: employeeId, people, name, changedAt: now };
  await appendConversationChange(tx, change);
  await writeAudit(ctx, { organizationId, employeeId, action, subjectId: conversationId, details });
  await tellPeople(ctx, conversationId);
}
