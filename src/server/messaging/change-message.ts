import type { Message } from '../../contract/messaging/messages.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { firstWords } from '../../domain/messaging/first-words.ts';
import { wordsOf } from '../../domain/messaging/message-words.ts';
import { decideChange } from '../../domain/messaging/message.ts';
import type { ActorContext } from '../kernel/context.ts';
import { correctNotices } from '../notifications/correct-notices.ts';
import { withdrawNotices } from '../notifications/withdraw-notices.ts';
import { isAcknowledged } from './acknowledgements.repository.ts';
import { findConversation, holdConversation } from './conversations.repository.ts';
import { appendChange, findMessage } from './messages.repository.ts';
import { messageOf } from './read.ts';
import { tellPeople } from './tell-people.ts';
import { dropWords, keepWords } from './words.repository.ts';

interface OfMessage {
  readonly conversationId: string;
  readonly messageId: string;
}
type Refused = 'not_found' | 'not_your_message' | 'message_withdrawn' | 'message_too_old';

/**
 * Appends how a message of the actor's reads from now on.
 *
 * @param text null, it is withdrawn
 */
export async function changeMessage(ctx: ActorContext, of: OfMessage, text: null): Promise<Result<Message, Refused>>;
export async function changeMessage(
  ctx: ActorContext,
  of: OfMessage,
  text: string,
): Promise<Result<Message, Refused | 'message_acknowledged'>>;
export async function changeMessage(
  ctx: ActorContext,
  { conversationId, messageId }: OfMessage,
  text: string | null,
): Promise<Result<Message, Refused | 'message_acknowledged'>> {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  // Of an edit and a withdrawal at once, the second sees the first.
  await holdConversation(tx, organizationId, conversationId);
  if ((await findConversation(tx, actor, conversationId)) === undefined) return refuse('not_found');
  const said = await findMessage(tx, organizationId, conversationId, messageId);
  if (said === undefined) return refuse('not_found');
  const wish = {
    employeeId,
    isEdit: text !== null,
    isAcknowledged: said.asksAcknowledgement && (await isAcknowledged(tx, { organizationId, messageId })),
  };
  const decided = decideChange(said, wish, now);
  if (!decided.ok) return decided;
  if (text !== said.text) {
    const sequence = said.changes + 1;
    await appendChange(tx, { organizationId, conversationId, messageId, sequence, text, changedAt: now });
    const found = { organizationId, conversationId, number: said.number, sentAt: said.sentAt };
    const words = new Set(wordsOf(text ?? ''));
    const gone = wordsOf(said.text ?? '').filter((word) => !words.has(word));
    await dropWords(tx, found, gone);
    await keepWords(tx, found, [...words]);
    await tellPeople(ctx, conversationId);
    if (said.asksAcknowledgement) await changeTold(ctx, { organizationId, aboutId: messageId }, text);
  }
  return accept(await messageOf(tx, actor, conversationId, messageId));
}

/** The lines in the lists of those whom it asks have its first words: they follow it. */
const changeTold = (
  ctx: ActorContext,
  of: { readonly organizationId: string; readonly aboutId: string },
  text: string | null,
): Promise<void> =>
  text === null
    ? withdrawNotices(ctx, of.organizationId, of.aboutId)
    : correctNotices(ctx, of, { name: 'about', value: firstWords(text) });
