import type { sendMessage as endpoint } from '../../contract/messaging/messages.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideAsking } from '../../domain/messaging/acknowledgement.ts';
import { decideSpeaking } from '../../domain/messaging/conversation.ts';
import { wordsOf } from '../../domain/messaging/message-words.ts';
import { decideSaying, decideSending, decideWriting } from '../../domain/messaging/message.ts';
import { decideUrging } from '../../domain/messaging/telling.ts';
import type { UseCase } from '../kernel/route.ts';
import { insertAsked } from './acknowledgements.repository.ts';
import { planAsking } from './ask-acknowledgement.ts';
import { attachTo } from './attachments.repository.ts';
import { findConversation, holdConversation, takeNumber } from './conversations.repository.ts';
import { appendMessage, findMessage, findSent } from './messages.repository.ts';
import { listPeopleIds } from './people.repository.ts';
import { maySee } from './read-shared-thing.ts';
import { messageOf } from './read.ts';
import { planTellingOf } from './tell-message.ts';
import { tellPeople } from './tell-people.ts';
import { keepWords } from './words.repository.ts';

/** Appends a message to a conversation that its sender is in, once. The messages are a ledger of their own: the audit log has no copy. */
export const sendMessage: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const { conversationId } = params;
  await holdConversation(tx, organizationId, conversationId);
  const conversation = await findConversation(tx, actor, conversationId);
  if (conversation === undefined) return refuse('not_found');
  const speaking = decideSpeaking(actor, conversation);
  if (!speaking.ok) return speaking;
  const {
    replyToId = null,
    asksAcknowledgement = false,
    isUrgent = false,
    attachmentIds = [],
    about = null,
    text,
  } = body;
  const urging = decideUrging(actor, isUrgent);
  if (!urging.ok) return urging;
  const asking = decideAsking(asksAcknowledgement, conversation.kind);
  if (!asking.ok) return asking;
  const sent = {
    conversationId,
    senderId: employeeId,
    text,
    replyToId,
    asksAcknowledgement,
    isUrgent,
    attachmentIds,
    about,
  };
  const saying = decideSaying(sent);
  if (!saying.ok) return saying;
  const decided = decideSending(sent, await findSent(tx, organizationId, body.id));
  if (!decided.ok) return decided;
  if (decided.value === 'new') {
    const writing = decideWriting((await listPeopleIds(tx, organizationId, conversationId)).length);
    if (!writing.ok) return writing;
    const isAnswer = replyToId !== null;
    if (isAnswer && (await findMessage(tx, organizationId, conversationId, replyToId)) === undefined) {
      return refuse('not_found');
    }
    // Nobody learns by sending it whether there is such a thing.
    if (about !== null && !(await maySee(ctx, about))) return refuse('not_found');
    const number = await takeNumber(tx, organizationId, conversationId);
    // The clocks of two servers differ: what is said in a conversation is never before that was opened, or it would be news to nobody in it.
    const sentAt = now < conversation.openedAt ? conversation.openedAt : now;
    const isAppended = await appendMessage(tx, { organizationId, id: body.id, number, sentAt, ...sent });
    if (!isAppended) return refuse('message_id_reused');
    await keepWords(tx, { organizationId, conversationId, number, sentAt }, wordsOf(text));
    const attached = await attachTo(tx, actor, { conversationId, messageId: body.id, sentAt }, attachmentIds);
    if (attached !== attachmentIds.length) return refuse('attachment_gone');
    await tellPeople(ctx, conversationId);
    const of = { conversationId, messageId: body.id };
    // What asks to be acknowledged is told by its asking, and not twice.
    if (asksAcknowledgement) {
      await insertAsked(tx, { organizationId, ...of }, employeeId);
      await planAsking(ctx, of);
    } else await planTellingOf(ctx, { ...of, isUrgent });
  }
  return accept(await messageOf(tx, actor, conversationId, body.id));
};
