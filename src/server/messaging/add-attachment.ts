import type { addAttachment as endpoint } from '../../contract/messaging/attachments.ts';
import { attachmentName, decideAdding, hoursNotSent } from '../../domain/attachments/attachment.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { decideSpeaking } from '../../domain/messaging/conversation.ts';
import { answerKnown, checkAttachment, keptOf, lockAdding, type Checked } from '../attachments/read.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { findNotSent, forgetNotSent, insertAttachment } from './attachments.repository.ts';
import { findConversation } from './conversations.repository.ts';

/**
 * Keeps a file for a message that is to be sent. What it is, its first bytes say; a picture is drawn anew, so that nothing comes along
 * that nobody sees. The ledger of messages says who sent it: the audit log is told nothing of what people say to each other.
 */
export const addAttachment: SlowUseCase<typeof endpoint, undefined, Checked> = {
  async load({ tx, actor }, { params }) {
    const conversation = await findConversation(tx, actor, params.conversationId);
    if (conversation === undefined) return refuse('not_found');
    const speaking = decideSpeaking(actor, conversation);
    return speaking.ok ? accept() : speaking;
  },

  work: (_, { body }) => checkAttachment(body),

  async save({ tx, actor, now }, { params, query, body }, checked) {
    const { conversationId, attachmentId } = params;
    const { organizationId, employeeId } = actor;
    // Drawing takes its time, and meanwhile somebody may have gone.
    if ((await findConversation(tx, actor, conversationId)) === undefined) return refuse('not_found');
    await lockAdding(tx, actor);
    const known = await findNotSent(tx, actor, conversationId, attachmentId);
    const { content, preview, width, height } = keptOf(checked, body);
    if (known !== undefined) return answerKnown(known, content);
    const adding = decideAdding(
      await forgetNotSent(tx, actor, addMilliseconds(now, -hoursNotSent * millisecondsPerHour)),
    );
    if (!adding.ok) return adding;
    const { kind } = checked;
    const shown = { id: attachmentId, kind, name: attachmentName(query.name, kind), width, height };
    const whose = { organizationId, conversationId, uploadedBy: employeeId, uploadedAt: now };
    const isNew = await insertAttachment(tx, { ...whose, ...shown, content, preview });
    return isNew ? accept({ ...shown, bytes: content.length }) : refuse('attachment_id_reused');
  },
};
