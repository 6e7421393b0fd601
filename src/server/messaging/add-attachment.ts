import type { addAttachment as endpoint } from '../../contract/messaging/attachments.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import {
  attachmentName,
  decideAdding,
  decideAttaching,
  hoursNotSent,
  type AttachmentKind,
} from '../../domain/messaging/attachment.ts';
import { decideSpeaking } from '../../domain/messaging/conversation.ts';
import { measuresFault, mostPhotoPixels } from '../../domain/profile/photo.ts';
import { drawPicture, type Drawn } from '../kernel/draw-picture.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { findNotSent, forgetNotSent, insertAttachment } from './attachments.repository.ts';
import { findConversation } from './conversations.repository.ts';

/** As large as a screen shows it, and as a conversation does. */
const shapes = { full: { side: 2048, fit: 'whole' }, preview: { side: 640, fit: 'whole' } } as const;

interface Checked {
  readonly kind: AttachmentKind;
  readonly drawn: Readonly<Record<keyof typeof shapes, Drawn>> | undefined;
}

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

  async work(_, { body }) {
    const kind = decideAttaching(body);
    if (!kind.ok) return kind;
    if (kind.value === 'pdf') return accept({ kind: 'pdf', drawn: undefined });
    const drawn = await drawPicture(body, mostPhotoPixels, shapes, ({ width, height }) =>
      measuresFault(width, height) === 'photo_too_large' ? 'photo_too_large' : undefined,
    );
    return drawn.ok ? accept({ kind: 'image', drawn: drawn.value }) : drawn;
  },

  async save({ tx, actor, now }, { params, query, body }, { kind, drawn }) {
    const { conversationId, attachmentId } = params;
    const { organizationId, employeeId } = actor;
    // Drawing takes its time, and meanwhile somebody may have gone.
    if ((await findConversation(tx, actor, conversationId)) === undefined) return refuse('not_found');
    const known = await findNotSent(tx, actor, conversationId, attachmentId);
    if (known !== undefined) return accept(known);
    const adding = decideAdding(
      await forgetNotSent(tx, actor, addMilliseconds(now, -hoursNotSent * millisecondsPerHour)),
    );
    if (!adding.ok) return adding;
    const content = drawn?.full.bytes ?? Buffer.from(body);
    const [width, height] = [drawn?.full.width ?? null, drawn?.full.height ?? null];
    const shown = { id: attachmentId, kind, name: attachmentName(query.name, kind), width, height };
    const whose = { organizationId, conversationId, uploadedBy: employeeId, uploadedAt: now };
    const isNew = await insertAttachment(tx, { ...whose, ...shown, content, preview: drawn?.preview.bytes ?? null });
    return isNew ? accept({ ...shown, bytes: content.length }) : refuse('attachment_id_reused');
  },
};
