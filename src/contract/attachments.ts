import * as z from 'zod/mini';
import { attachmentKinds } from '../domain/attachments/attachment.ts';
import { refusal } from './kernel/endpoint.ts';
import { id } from './kernel/schemas.ts';

/** A picture or a document that goes with something. */
export const attachment = z.object({
  id,
  kind: z.enum(attachmentKinds),
  name: z.string(),
  bytes: z.int(),
  /** Of a picture, in pixels. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Attachment = z.output<typeof attachment>;

/** Why a file is not taken, wherever it is to go. */
export const attachmentFaults = [
  refusal('attachment_kind_unknown', 422),
  refusal('photo_is_heic', 422),
  refusal('photo_damaged', 422),
  refusal('photo_too_large', 422),
  refusal('photo_busy', 503),
  refusal('too_many_attachments', 409),
  refusal('attachment_id_reused', 409),
] as const;
