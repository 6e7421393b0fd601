import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant } from '../kernel/schemas.ts';
import { correspondent } from '../messaging.ts';
import { message } from './messages.ts';

const ofMessage = z.object({ conversationId: id, messageId: id });

export const acknowledgeMessage = endpoint({
  name: 'acknowledgeMessage',
  method: 'PUT',
  path: '/api/conversations/:conversationId/messages/:messageId/acknowledgement',
  sentence:
    'Notes that the reader has heard an announcement that asks for it, as it stood before them; once, however often it is said.',
  access: { action: 'acknowledge' },
  params: ofMessage,
  query: z.object({
    /** When it had last been edited, as the reader read it; left out, it had not. */
    editedAt: z.optional(instant),
  }),
  reply: message,
  refusals: [
    refusal('not_found', 404),
    refusal('nothing_to_acknowledge', 409),
    refusal('message_changed_meanwhile', 409),
  ],
});

export const readAcknowledgements = endpoint({
  name: 'readAcknowledgements',
  method: 'GET',
  path: '/api/conversations/:conversationId/messages/:messageId/acknowledgements',
  sentence:
    'Lists whom an announcement asks, by name, with when each acknowledged it; for those who may announce there.',
  access: { action: 'announce' },
  params: ofMessage,
  reply: z.object({
    people: z.array(z.object({ ...correspondent.shape, acknowledgedAt: z.nullable(instant) })),
    /** When those who had not acknowledged were last told of it; null, before they were. */
    lastToldAt: z.nullable(instant),
  }),
  refusals: [refusal('not_found', 404)],
});

export const remindUnacknowledged = endpoint({
  name: 'remindUnacknowledged',
  method: 'POST',
  path: '/api/conversations/:conversationId/messages/:messageId/acknowledgements/reminders',
  sentence: 'Has everybody told again who has not acknowledged an announcement; once an hour at most.',
  access: { action: 'announce' },
  params: ofMessage,
  refusals: [refusal('not_found', 404), refusal('everybody_acknowledged', 409), refusal('reminded_lately', 409)],
});
