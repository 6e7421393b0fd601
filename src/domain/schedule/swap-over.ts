import type { Lapse } from './offer.ts';
import type { Swap, SwapStep } from './swap.ts';

/** Why something of a swap came to nothing for somebody: `closed`, the offer ended over others; `return`, what was proposed in return is no more what it was. */
type SwapOver = 'taken' | 'withdrawn' | 'rejected' | 'closed' | 'return' | Lapse;

/**
 * What is over for somebody: their swap; a proposal to them, and their offer stands; an offer to them, which they did not answer; or their own
 * answer to an offer, which stands: that was declined, and nothing else ends it alone without them.
 */
type Ending =
  | { readonly employeeId: string; readonly of: 'swap' | 'proposal' | 'offer'; readonly why: SwapOver }
  | { readonly employeeId: string; readonly of: 'answer'; readonly why: 'declined' };

/**
 * For whom something is over by a step; whoever took it knows.
 *
 * | whoever offers           | is rejected, lapses                        | their swap                                           |
 * |                          | a proposal is withdrawn or lapses          | that proposal                                        |
 * | whoever proposed         | their proposal is declined                 | that answer: the offer stands                        |
 * |                          | it stood, and stands no longer otherwise   | their swap                                           |
 * | whoever it was offered to alone | is withdrawn, lapses                | the offer, unless a proposal of theirs ended with it |
 *
 * @param why of what ends by itself
 */
export function endingsBy(swap: Swap, next: Swap, step: SwapStep, why: Lapse | undefined): readonly Ending[] {
  const ended = swap.proposals.filter(({ id, outcome }) => {
    const now = next.proposals.find((one) => one.id === id)?.outcome;
    return (outcome === null || outcome === 'agreed') && now !== outcome && now !== 'done' && now !== 'agreed';
  });
  const ofProposals = ended.map(({ id, by: employeeId }): Ending =>
    step.kind === 'decline_proposal'
      ? { employeeId, of: 'answer', why: 'declined' }
      : { employeeId, of: 'swap', why: whyOf(step, why, id) },
  );
  const by = 'by' in step ? step.by : undefined;
  return [...ofOfferer(swap, step, why), ...ofProposals, ...ofAddressee(swap, step, why, ended)].filter(
    ({ employeeId }) => employeeId !== by,
  );
}

function ofOfferer({ offeredBy: employeeId }: Swap, step: SwapStep, why: Lapse | undefined): readonly Ending[] {
  switch (step.kind) {
    case 'reject':
      return [{ employeeId, of: 'swap', why: 'rejected' }];
    case 'lapse':
      return [{ employeeId, of: 'swap', why: whyOf(step, why) }];
    case 'withdraw_proposal':
    case 'lapse_proposal':
      return [{ employeeId, of: 'proposal', why: whyOf(step, why) }];
    default:
      return [];
  }
}

function ofAddressee(
  { offeredTo: employeeId }: Swap,
  step: SwapStep,
  why: Lapse | undefined,
  ended: Swap['proposals'],
): readonly Ending[] {
  const isOver = step.kind === 'withdraw' || step.kind === 'lapse';
  if (!isOver || employeeId === null || ended.some(({ by }) => by === employeeId)) return [];
  return [{ employeeId, of: 'offer', why: whyOf(step, why) }];
}

/** @param endedId the proposal that ended by it */
function whyOf(step: SwapStep, why: Lapse | undefined, endedId?: string): SwapOver {
  switch (step.kind) {
    case 'lapse':
      return why ?? 'changed';
    case 'lapse_proposal':
      return why === 'left' ? 'left' : 'return';
    case 'withdraw':
    case 'withdraw_proposal':
      return 'withdrawn';
    case 'reject':
      return endedId === step.proposalId ? 'rejected' : 'closed';
    default:
      return 'taken';
  }
}
