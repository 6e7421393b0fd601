import * as z from 'zod/mini';
import { languages } from '../domain/kernel/language.ts';
import { endpoint } from './kernel/endpoint.ts';
import { id, instant } from './kernel/schemas.ts';

const outboxMessage = z.object({
  id,
  channel: z.enum(['mail', 'text']),
  recipient: z.string(),
  language: z.enum(languages),
  /** Of a mail. */
  subject: z.nullable(z.string()),
  body: z.string(),
  keptAt: instant,
});
/** A mail or text message that would have been sent. */
export type OutboxMessage = z.output<typeof outboxMessage>;

export const readOutbox = endpoint({
  name: 'readOutbox',
  method: 'GET',
  path: '/api/dev/outbox',
  sentence:
    'Lists the mail and text messages that were kept for want of a service to send them. In development and in the demo only: in production there is nothing here.',
  access: 'anyone',
  reply: z.object({ messages: z.array(outboxMessage) }),
  refusals: [],
});

/** Where a mail of the outbox can be looked at as it would be seen: a page of its own, in a sandbox. */
export const outboxPage = {
  path: '/api/dev/outbox/:id/page',
  of: (message: { readonly id: string }): string => `/api/dev/outbox/${message.id}/page`,
} as const;
