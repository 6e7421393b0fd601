import * as z from 'zod/mini';
import { largestAttachmentBytes } from '../../domain/attachments/attachment.ts';
import { attachment, attachmentFaults } from '../attachments.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { clientMadeId, id, line } from '../kernel/schemas.ts';

const mayMessage = { action: 'message' } as const;

export const addAttachment = endpoint({
  name: 'addAttachment',
  method: 'PUT',
  path: '/api/conversations/:conversationId/attachments/:attachmentId',
  sentence:
    'Keeps a picture (JPEG, PNG or WebP, drawn anew) or a PDF for a message that is to be sent within a day, under an id that the client made.',
  mayRepeat: true,
  access: mayMessage,
  params: z.object({ conversationId: id, attachmentId: clientMadeId }),
  query: z.object({ name: line(100) }),
  upload: { largestBytes: largestAttachmentBytes, orPdf: true },
  reply: attachment,
  refusals: [refusal('not_found', 404), refusal('only_announcers_write', 403), ...attachmentFaults],
});

const ofAttachment = z.object({ conversationId: id, attachmentId: id });

export const removeAttachment = endpoint({
  name: 'removeAttachment',
  method: 'DELETE',
  path: '/api/conversations/:conversationId/attachments/:attachmentId',
  sentence: 'Forgets a file of one’s own that was not sent.',
  access: mayMessage,
  params: ofAttachment,
  refusals: [refusal('not_found', 404)],
});

export const readAttachment = endpoint({
  name: 'readAttachment',
  method: 'GET',
  path: '/api/conversations/:conversationId/attachments/:attachmentId',
  sentence:
    'A file of a conversation, to those who are in it, for as long as its message stands; a picture also small.',
  access: mayMessage,
  params: ofAttachment,
  query: z.object({ size: z._default(z.enum(['preview', 'full']), 'full') }),
  file: true,
  refusals: [refusal('not_found', 404)],
});
