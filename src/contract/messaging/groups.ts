import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, line, revision } from '../kernel/schemas.ts';
import { conversation } from '../messaging.ts';

const mayMessage = { action: 'message' } as const;
const ofConversation = z.object({ conversationId: id });
const notRun = [
  refusal('not_found', 404),
  /** It is between two people: it has no name of its own, and nobody comes or goes. */
  refusal('conversation_is_of_two', 409),
  /** Who is in it is no choice of anybody's. */
  refusal('conversation_follows_rule', 409),
  refusal('group_not_yours', 403),
] as const;

export const renameConversation = endpoint({
  name: 'renameConversation',
  method: 'PUT',
  path: '/api/conversations/:conversationId/name',
  sentence:
    'Gives a group whose people were named another name, unless it got one meanwhile: for whoever started it, and once they are gone for everybody in it.',
  access: mayMessage,
  params: ofConversation,
  body: z.strictObject({ name: line(80), revision }),
  reply: conversation,
  refusals: [...notRun, refusal('conversation_changed_meanwhile', 409, conversation)],
});

export const addToConversation = endpoint({
  name: 'addToConversation',
  method: 'POST',
  path: '/api/conversations/:conversationId/people',
  sentence:
    'Adds people to a group whose people were named, by whoever runs it: they read what was said before, and it is no news to them. Who is in it already stays.',
  access: mayMessage,
  params: ofConversation,
  body: z.strictObject({ employeeIds: z.array(id).check(z.minLength(1), z.maxLength(2_000)) }),
  reply: conversation,
  refusals: notRun,
});

export const removeFromConversation = endpoint({
  name: 'removeFromConversation',
  method: 'DELETE',
  path: '/api/conversations/:conversationId/people/:employeeId',
  sentence:
    'Takes somebody out of a group whose people were named, by whoever runs it: they lose it at once. Who is out already stays out.',
  access: mayMessage,
  params: z.object({ conversationId: id, employeeId: id }),
  refusals: notRun,
});
