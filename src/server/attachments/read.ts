import { createHash } from 'node:crypto';
import type { FileReply } from '../../contract/kernel/endpoint.ts';
import { decideAttaching, type AttachmentKind } from '../../domain/attachments/attachment.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { measuresFault, mostPhotoPixels } from '../../domain/profile/photo.ts';
import { drawPicture, type Drawn } from '../kernel/draw-picture.ts';
import type { WaitingAttachment } from './repository.ts';

export { lockAdding, type AttachmentRow, type NewAttachment, type WaitingAttachment } from './repository.ts';

/** As large as a screen shows it, and as a conversation or a card does. */
const shapes = { full: { side: 2048, fit: 'whole' }, preview: { side: 640, fit: 'whole' } } as const;

export interface Checked {
  readonly kind: AttachmentKind;
  /** Undefined, it is no picture. */
  readonly drawn: Readonly<Record<keyof typeof shapes, Drawn>> | undefined;
}

/** What a file is, by its first bytes. A picture is drawn anew, so that nothing comes along that nobody sees. */
export async function checkAttachment(bytes: Uint8Array) {
  const kind = decideAttaching(bytes);
  if (!kind.ok) return kind;
  if (kind.value === 'pdf') return accept<Checked>({ kind: 'pdf', drawn: undefined });
  const drawn = await drawPicture(bytes, mostPhotoPixels, shapes, ({ width, height }) =>
    measuresFault(width, height) === 'photo_too_large' ? 'photo_too_large' : undefined,
  );
  return drawn.ok ? accept<Checked>({ kind: 'image', drawn: drawn.value }) : drawn;
}

/** What is kept of a checked file. */
export function keptOf({ drawn }: Checked, bytes: Uint8Array) {
  return {
    content: drawn?.full.bytes ?? Buffer.from(bytes),
    preview: drawn?.preview.bytes ?? null,
    width: drawn?.full.width ?? null,
    height: drawn?.full.height ?? null,
  };
}

/** What is answered where an id is in use already: the file that waits under it, if it is the one that came again. What is drawn from the same picture is the same. */
export const answerKnown = ({ contentHash, ...known }: WaitingAttachment, content: Uint8Array) =>
  createHash('sha256').update(content).digest().equals(contentHash) ? accept(known) : refuse('attachment_id_reused');

interface Content {
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly content: Buffer;
  readonly preview: Buffer | null;
}

/** A kept file as it is answered: a picture is shown; anything else is kept, and never opened inside of Meridian. */
export function attachmentReply({ kind, name, content, preview }: Content, size: 'preview' | 'full'): FileReply {
  const bytes = size === 'preview' ? (preview ?? content) : content;
  const etag = createHash('sha256').update(bytes).digest('base64url');
  return kind === 'image' ? { type: 'image/webp', etag, bytes } : { type: 'application/pdf', name, etag, bytes };
}
