import * as z from 'zod/mini';
import { concerns, supportStates } from '../domain/support/support-request.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { slowDown } from './kernel/refusals.ts';
import { id, instant, line, paging, paragraphs } from './kernel/schemas.ts';

const someone = z.object({ employeeId: id, name: z.string(), photoUrl: z.nullable(z.string()) });

/** A question to the admins, and how it ended. */
export const supportRequest = z.object({
  id,
  from: someone,
  concern: z.enum(concerns),
  subject: z.string(),
  message: z.string(),
  askedAt: instant,
  state: z.enum(supportStates),
  answer: z.nullable(z.string()),
  /** Who answered or closed it; null while it is open. */
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(instant),
});
export type SupportRequest = z.output<typeof supportRequest>;

export const askSupport = endpoint({
  name: 'askSupport',
  method: 'POST',
  path: '/api/me/support-requests',
  sentence: 'Asks the admins of the organization; each of them gets a letter.',
  access: { action: 'ask_support' },
  body: z.strictObject({ concern: z.enum(concerns), subject: line(120), message: paragraphs(4000) }),
  reply: supportRequest,
  refusals: [refusal('too_many_open_requests', 409), slowDown],
});

export const readOwnSupportRequests = endpoint({
  name: 'readOwnSupportRequests',
  method: 'GET',
  path: '/api/me/support-requests',
  sentence: 'What the signed-in person asked, newest first, in pages, and what they were answered.',
  access: { action: 'ask_support' },
  query: z.object(paging),
  reply: z.object({ requests: z.array(supportRequest), next: z.nullable(z.string()) }),
  refusals: [],
});

export const readSupportRequests = endpoint({
  name: 'readSupportRequests',
  method: 'GET',
  path: '/api/support-requests',
  sentence: 'What the people of the organization asked: open ones first, then the newest, in pages.',
  access: { action: 'answer_support' },
  query: z.object(paging),
  reply: z.object({ requests: z.array(supportRequest), next: z.nullable(z.string()) }),
  refusals: [],
});

const ended = [refusal('not_found', 404), refusal('support_request_ended', 409)] as const;

export const answerSupport = endpoint({
  name: 'answerSupport',
  method: 'POST',
  path: '/api/support-requests/:requestId/answer',
  sentence: 'Answers a question; whoever asked gets a letter.',
  access: { action: 'answer_support' },
  params: z.object({ requestId: id }),
  body: z.strictObject({ answer: paragraphs(4000) }),
  reply: supportRequest,
  refusals: ended,
});

export const closeSupport = endpoint({
  name: 'closeSupport',
  method: 'POST',
  path: '/api/support-requests/:requestId/close',
  sentence: 'Closes a question that needs no answer.',
  access: { action: 'answer_support' },
  params: z.object({ requestId: id }),
  reply: supportRequest,
  refusals: ended,
});
