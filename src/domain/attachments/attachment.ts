import { accept, refuse, type Result } from '../kernel/result.ts';
import { isHeic, photoKindOf } from '../profile/photo.ts';

/** What may go with a message. */
export const attachmentKinds = ['image', 'pdf'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

export const largestAttachmentBytes = 10 * 1024 * 1024;
/** Of one message. */
export const mostAttachments = 5;
/** Of one person, that wait to be sent: more than any message carries, and too few to fill a disk with. */
const mostNotSent = 20;
/** For how many hours a file waits for its message. */
export const hoursNotSent = 24;

const pdfHead = '%PDF-';
const pdfEnd = '%%EOF';
/** Readers look for the end of a PDF in so many of its last bytes, since some programs write a little after it. */
const endBytes = 1024;

/** Whether a file begins as a PDF and is whole: one that was cut off nobody can open. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => String.fromCharCode(...part);
  return text(bytes.subarray(0, pdfHead.length)) === pdfHead && text(bytes.subarray(-endBytes)).includes(pdfEnd);
}

/** What a file is by its own bytes, whatever its name or its sender says; a drawing in SVG is text, and none of these. */
export function decideAttaching(
  bytes: Uint8Array,
): Result<AttachmentKind, 'attachment_kind_unknown' | 'photo_is_heic'> {
  if (photoKindOf(bytes) !== undefined) return accept('image');
  if (isPdf(bytes)) return accept('pdf');
  return refuse(isHeic(bytes) ? 'photo_is_heic' : 'attachment_kind_unknown');
}

/** Whether somebody may add one more to those of theirs that wait. */
export const decideAdding = (waiting: number): Result<undefined, 'too_many_attachments'> =>
  waiting < mostNotSent ? accept() : refuse('too_many_attachments');

const endings: Readonly<Record<AttachmentKind, string>> = { image: '.webp', pdf: '.pdf' };
const longestEnding = 5;

/** What a file is called from now on: as its sender calls it, with the ending of what it is. */
export function attachmentName(name: string, kind: AttachmentKind): string {
  const own = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const dot = own.lastIndexOf('.');
  const isEnding = dot > 0 && own.length - dot <= longestEnding;
  const bare = (isEnding ? own.slice(0, dot) : own).trim();
  return `${bare === '' ? kind : bare}${endings[kind]}`;
}
