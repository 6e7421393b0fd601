import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** All that a stream names, what everything else hangs on first. Whoever may have missed something reads each of them again. */
export const liveTopics = [
  'session',
  'clock',
  'presence',
  'cards',
  'schedule',
  'confirmations',
  'approvals',
  'time_off',
  'payments',
  'exports',
  'messages',
  'notices',
] as const;

/**
 * What a stream of server-sent events tells: that something of the reader's changed, never
 * what. The reader asks again, and is answered by the permissions of that moment.
 * `presence` is the clock of anybody whom the reader may answer for. `session` is the answer to who is signed in: that it ended, or what it says of them.
 */
export const liveEvent = z.object({ topic: z.enum(liveTopics) });
export type LiveTopic = (typeof liveTopics)[number];

export const followChanges = endpoint({
  name: 'followChanges',
  method: 'GET',
  path: '/api/live',
  sentence: 'A stream of server-sent events (text/event-stream) that names what to read again.',
  access: 'person',
  stream: true,
  refusals: [],
});
