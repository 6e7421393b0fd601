import { accept, refuse, type Result } from '../kernel/result.ts';

/** What a question is about, in the words of whoever asks. */
export const concerns = ['clock', 'hours', 'pay', 'account', 'other'] as const;
export type Concern = (typeof concerns)[number];

export const supportStates = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];

/** So that a list of questions stays one that somebody reads. */
const mostOpenRequests = 20;

/** Where a question stands: it ends with an answer, or is closed without one. */
export function supportStateOf(request: { readonly answeredAt: unknown; readonly closedAt: unknown }): SupportState {
  if (request.answeredAt !== null) return 'answered';
  return request.closedAt === null ? 'open' : 'closed';
}

/** Whether one more may be asked, beside those of the same person that are open. */
export const decideAsking = (open: number): Result<undefined, 'too_many_open_requests'> =>
  open >= mostOpenRequests ? refuse('too_many_open_requests') : accept();

/** Whether a question may still be answered or closed: what has ended stays as it is. */
export const decideEnding = (state: SupportState): Result<undefined, 'support_request_ended'> =>
  state === 'open' ? accept() : refuse('support_request_ended');
