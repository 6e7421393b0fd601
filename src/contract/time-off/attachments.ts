import * as z from 'zod/mini';
import { largestAttachmentBytes } from '../../domain/attachments/attachment.ts';
import { attachment, attachmentFaults } from '../attachments.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { clientMadeId, id, line } from '../kernel/schemas.ts';

const notFound = refusal('not_found', 404);

export const addTimeOffAttachment = endpoint({
  name: 'addTimeOffAttachment',
  method: 'PUT',
  path: '/api/time-off-attachments/:attachmentId',
  sentence:
    'Keeps a picture (JPEG, PNG or WebP, drawn anew) or a PDF for a request for time off that is to be sent within a day, under an id that the client made.',
  mayRepeat: true,
  access: { action: 'request_time_off' },
  params: z.object({ attachmentId: clientMadeId }),
  query: z.object({ name: line(100) }),
  upload: { largestBytes: largestAttachmentBytes, orPdf: true },
  reply: attachment,
  refusals: [...attachmentFaults],
});

export const removeTimeOffAttachment = endpoint({
  name: 'removeTimeOffAttachment',
  method: 'DELETE',
  path: '/api/time-off-attachments/:attachmentId',
  sentence: 'Forgets a file of one’s own that went with no request.',
  access: { action: 'request_time_off' },
  params: z.object({ attachmentId: id }),
  refusals: [notFound],
});

export const readTimeOffAttachment = endpoint({
  name: 'readTimeOffAttachment',
  method: 'GET',
  path: '/api/time-off-requests/:timeOffId/attachment',
  sentence:
    'The file that went with a request for time off, to whoever asked and to those who answer for them; a picture also small.',
  access: { action: 'see_time_off' },
  params: z.object({ timeOffId: id }),
  query: z.object({ size: z._default(z.enum(['preview', 'full']), 'full') }),
  file: true,
  refusals: [notFound],
});
