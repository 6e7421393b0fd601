import * as z from 'zod/mini';
import { letterTopics, undeliveredReasons } from '../../domain/notifications/undelivered.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, paging } from '../kernel/schemas.ts';

const access = { action: 'send_letters_again' } as const;

const undelivered = z.object({
  letterId: id,
  channel: z.enum(['mail', 'text', 'push']),
  /** What it is about, and nothing of what it says. */
  topic: z.enum(letterTopics),
  /** The address, masked; for what was pushed, whose device it is. Null where that device is gone. */
  to: z.nullable(z.string()),
  state: z.enum(['waiting', 'delivered', 'given_up']),
  tries: z.int(),
  postedAt: instant,
  /** When it was given up, or arrived since; null while it waits. One that nobody has tried for a day was given up at its last try. */
  settledAt: z.nullable(instant),
  /** Why it was given up the last time; null where it was not. */
  reason: z.nullable(z.enum(undeliveredReasons)),
  /** What the service that refused it answered. */
  status: z.nullable(z.int()),
  /** Whether whom it was for has access still; true where it was for nobody who works here. */
  hasReader: z.boolean(),
  canBeSentAgain: z.boolean(),
});
/** A letter that was given up, and what became of it since. */
export type UndeliveredLetter = z.output<typeof undelivered>;

export const readUndelivered = endpoint({
  name: 'readUndelivered',
  method: 'GET',
  path: '/api/undelivered-letters',
  sentence:
    'Lists emails, text messages and notifications of the last ninety days that could not be delivered, the latest first, in pages; never what they say.',
  access,
  query: z.object(paging),
  reply: z.object({ letters: z.array(undelivered), next: z.nullable(z.string()) }),
  refusals: [],
});

export const resendLetter = endpoint({
  name: 'resendLetter',
  method: 'POST',
  path: '/api/undelivered-letters/:letterId/resend',
  sentence: 'Sends a letter once more that was given up in the last thirty days, to the address that it had.',
  access,
  params: z.object({ letterId: id }),
  reply: undelivered,
  refusals: [
    refusal('not_found', 404),
    refusal('letter_waits', 409),
    refusal('letter_was_delivered', 409),
    refusal('letter_is_forgotten', 409),
    refusal('letter_has_no_reader', 409),
  ],
});
