import { accept, refuse, type Result } from '../kernel/result.ts';
import type { OfferOutcome } from './offer.ts';

/** How an answer to an offer may end; `agreed` waits for a manager, `done` has changed hands. */
export type ProposalOutcome = 'agreed' | 'done' | 'withdrawn' | 'declined' | 'rejected' | 'lapsed';

/** A colleague's answer to an offer. */
export interface Proposal {
  readonly id: string;
  readonly by: string;
  /** The shift that they propose in return; null, they take the offered one alone. */
  readonly shiftId: string | null;
  /** Null, it waits for whoever offers. */
  readonly outcome: ProposalOutcome | null;
}

/** An offered shift with every answer to it. */
export interface Swap {
  readonly offeredBy: string;
  /** Null, to everybody who could. */
  readonly offeredTo: string | null;
  readonly outcome: OfferOutcome | null;
  readonly proposals: readonly Proposal[];
}

/** A step of each of these kinds, about one answer. */
type About<Kind> = Kind extends string
  ? { readonly kind: Kind; readonly by: string; readonly proposalId: string }
  : never;

/** What somebody does about a swap; `lapse` does nobody, but a shift that began, or became another one. */
export type SwapStep =
  | { readonly kind: 'take'; readonly by: string; readonly proposalId: string }
  | { readonly kind: 'propose'; readonly by: string; readonly proposalId: string; readonly shiftId: string }
  | { readonly kind: 'withdraw'; readonly by: string }
  | { readonly kind: 'decline'; readonly by: string }
  | About<'accept_proposal' | 'decline_proposal' | 'withdraw_proposal' | 'approve' | 'reject'>
  | { readonly kind: 'lapse' }
  | { readonly kind: 'lapse_proposal'; readonly proposalId: string };

type AnyRefusal = 'not_found' | 'offer_is_over' | 'proposal_is_over' | 'already_proposed' | 'own_request';

/** Why a step of a kind is not taken. */
export type SwapRefusal<Kind> =
  | 'not_found'
  | 'offer_is_over'
  | (Kind extends 'propose' ? 'already_proposed' : never)
  | (Kind extends `${string}_proposal` | 'approve' | 'reject' ? 'proposal_is_over' : never)
  | (Kind extends 'approve' | 'reject' ? 'own_request' : never);

/** The answer that was agreed on and waits for a manager's yes. */
export const agreedIn = ({ outcome, proposals }: Swap): Proposal | undefined =>
  outcome === null ? proposals.find((one) => one.outcome === 'agreed') : undefined;

/** Whether a step leaves an offer open that somebody had taken: who could take it may do so after all. */
export const isOpenAgain = (swap: Swap, next: Swap): boolean =>
  agreedIn(swap) !== undefined && next.outcome === null && agreedIn(next) === undefined;

export const standings = ['open', 'proposed', 'agreed'] as const;
/** Of an offer that is not over: nobody has answered it, whoever offers is asked for theirs, or a manager is. */
export type Standing = (typeof standings)[number];

/**
 * Where an offer stands that is not over.
 *
 * | nobody answered, or all was declined and taken back | open     |
 * | a shift is proposed in return                       | proposed |
 * | the two agreed                                      | agreed   |
 */
export function standingOf(swap: Swap): Standing {
  if (agreedIn(swap) !== undefined) return 'agreed';
  return swap.proposals.some(({ outcome }) => outcome === null) ? 'proposed' : 'open';
}

/** The answer by which the shifts changed hands. */
export const doneIn = ({ proposals }: Swap): Proposal | undefined =>
  proposals.find(({ outcome }) => outcome === 'done');

/**
 * What a step makes of a swap. Nothing else changes one; what the shifts themselves say (begun, planned otherwise, somebody works then)
 * is asked beside it. The shifts change hands with the step that makes an answer `done`, and with none besides.
 *
 * | open   | whoever it is offered to takes it, or the offerer accepts what is proposed | done; agreed where a manager is asked |
 * | agreed | a manager who is in it neither way approves                                | done                                  |
 * | agreed | a manager rejects, either of the two withdraws                              | nobody's shift has moved              |
 * | over   | anything                                                                    | refused                               |
 */
export const proceed = <Step extends SwapStep>(swap: Swap, step: Step, needsApproval: boolean) =>
  // Which kind of step meets which refusal stands in the table of its type.
  decide(swap, step, needsApproval) as Result<Swap, SwapRefusal<Step['kind']>>;

function decide(swap: Swap, step: SwapStep, needsApproval: boolean): Result<Swap, AnyRefusal> {
  if (!isConcerned(swap, step)) return refuse('not_found');
  if (swap.outcome !== null) return refuse('offer_is_over');
  switch (step.kind) {
    case 'take':
    case 'propose':
      return answer(swap, step, needsApproval);
    case 'withdraw':
      return accept(ended(swap, 'withdrawn'));
    case 'lapse':
      return accept(ended(swap, 'lapsed'));
    case 'decline':
      return agreedIn(swap) === undefined ? accept(ended(swap, 'declined')) : refuse('offer_is_over');
    default:
      return settle(swap, step, needsApproval);
  }
}

/** Whether whoever takes a step has a part in it: to anybody else there is nothing. */
function isConcerned(swap: Swap, step: SwapStep): boolean {
  const { offeredBy, offeredTo, proposals } = swap;
  switch (step.kind) {
    case 'take':
    case 'propose':
      return step.by !== offeredBy;
    case 'withdraw':
    case 'accept_proposal':
    case 'decline_proposal':
      return step.by === offeredBy;
    case 'decline':
      return step.by === offeredTo;
    case 'withdraw_proposal':
      return proposals.some(({ id, by }) => id === step.proposalId && by === step.by);
    default:
      return true;
  }
}

function answer(
  swap: Swap,
  step: Extract<SwapStep, { readonly kind: 'take' | 'propose' }>,
  needsApproval: boolean,
): Result<Swap, AnyRefusal> {
  const { by, proposalId: id } = step;
  const isForThem = swap.offeredTo === null || swap.offeredTo === by;
  if (agreedIn(swap) !== undefined || !isForThem) return refuse('offer_is_over');
  const standing = swap.proposals.find((one) => one.by === by && one.outcome === null);
  if (step.kind === 'propose') {
    if (standing !== undefined) return refuse('already_proposed');
    return accept(withProposal(swap, { id, by, shiftId: step.shiftId, outcome: null }));
  }
  // Whoever takes it after all asks for nothing in return any more.
  const without = standing === undefined ? swap : changed(swap, standing, 'withdrawn');
  const taken = withProposal(without, { id, by, shiftId: null, outcome: null });
  return accept(agreed(taken, id, needsApproval));
}

function settle(
  swap: Swap,
  step: Extract<SwapStep, { readonly proposalId: string }>,
  needsApproval: boolean,
): Result<Swap, AnyRefusal> {
  const { kind, proposalId } = step;
  const proposal = swap.proposals.find(({ id }) => id === proposalId);
  const isStanding = proposal?.outcome === null || proposal?.outcome === 'agreed';
  if (proposal === undefined || !isStanding) return refuse('proposal_is_over');
  const isAgreed = proposal.outcome === 'agreed';
  switch (kind) {
    case 'withdraw_proposal':
      return accept(changed(swap, proposal, 'withdrawn'));
    case 'lapse_proposal':
      return accept(changed(swap, proposal, 'lapsed'));
    case 'decline_proposal':
      return isAgreed ? refuse('proposal_is_over') : accept(changed(swap, proposal, 'declined'));
    case 'accept_proposal':
      return agreedIn(swap) === undefined
        ? accept(agreed(swap, proposalId, needsApproval))
        : refuse('proposal_is_over');
    default:
      if (!isAgreed || !('by' in step)) return refuse('proposal_is_over');
      if (step.by === swap.offeredBy || step.by === proposal.by) return refuse('own_request');
      return accept(
        kind === 'approve' ? agreed(swap, proposalId, false) : ended(changed(swap, proposal, 'rejected'), 'rejected'),
      );
  }
}

function agreed(swap: Swap, proposalId: string, needsApproval: boolean): Swap {
  const proposals = swap.proposals.map((one) =>
    one.id === proposalId ? { ...one, outcome: needsApproval ? ('agreed' as const) : ('done' as const) } : one,
  );
  return needsApproval ? { ...swap, proposals } : ended({ ...swap, proposals }, 'taken');
}

/** Ends an offer, and with it every answer that waits. */
const ended = (swap: Swap, outcome: OfferOutcome): Swap => ({
  ...swap,
  outcome,
  proposals: swap.proposals.map((one) =>
    one.outcome === null || one.outcome === 'agreed' ? { ...one, outcome: 'lapsed' as const } : one,
  ),
});

const withProposal = (swap: Swap, proposal: Proposal): Swap => ({
  ...swap,
  proposals: [...swap.proposals, proposal],
});

const changed = (swap: Swap, { id }: Proposal, outcome: ProposalOutcome): Swap => ({
  ...swap,
  proposals: swap.proposals.map((one) => (one.id === id ? { ...one, outcome } : one)),
});
