import type { SwapHeading, SwapReply } from '../../../contract/schedule/swaps.ts';

/** Where a swap stands for one of those in it: to whoever answered an offer it is what came of their answer. */
export type OwnStanding = SwapHeading['state'] | 'waiting' | 'proposal_declined';

/**
 * | reader offers, or has not answered | where the offer stands                            |
 * | their answer is declined           | that, wherever the offer stands by now            |
 * | their answer waits                 | waiting, while the offer is open                  |
 * | the offer went another way         | lapsed: that it is done, or rejected, is another’s |
 */
export function standingForReader({
  isOwn,
  state,
  answer,
}: Pick<SwapHeading, 'isOwn' | 'state' | 'answer'>): OwnStanding {
  if (isOwn) return state;
  if (answer === 'declined') return 'proposal_declined';
  if (answer === 'waiting') return state === 'open' ? 'waiting' : state;
  return answer === 'lapsed' && (state === 'taken' || state === 'rejected') ? 'lapsed' : state;
}

/** Those that a colleague offers to the reader by name and that wait for their answer: in an offer to everybody nobody has a part before they answer it. */
export const askOf = (swaps: readonly SwapHeading[]): readonly SwapHeading[] =>
  swaps.filter(({ isOwn, state, answer }) => !isOwn && state === 'open' && answer === null);

/** Whose answer a swap was agreed on with, or done by, and what they give in return; undefined, nobody has the shift by it. */
export function takingIn({ proposals }: Pick<SwapReply, 'proposals'>) {
  const taking = proposals.find(({ state }) => state === 'agreed' || state === 'done');
  return taking && { taker: taking.by, inReturn: taking.shift };
}
