import { mayAt } from '../../domain/access/may.ts';
import type { Lapse } from '../../domain/schedule/offer.ts';
import { agreedIn } from '../../domain/schedule/swap.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { lapsesOf } from './lapse-swaps.ts';
import type { PromisedAs } from './read-promised.ts';
import type { StoredProposal, StoredStep, StoredSwap } from './swaps.repository.ts';

export type Lapses = Awaited<ReturnType<typeof lapsesOf>>;

/** Whether the actor may know of a swap: they have a part in it, or answer requests where its shift was as it was offered. */
export const isSeenBy = (actor: ActorContext['actor'], swap: StoredSwap): boolean =>
  partakersOf(swap).includes(actor.employeeId) || mayAt(actor, 'decide_requests', swap.locationId);

/** Whoever ever had a part in it, also those whose answer is over. */
const partakersOf = ({ offeredBy, offeredTo, proposals }: StoredSwap) => [
  offeredBy,
  offeredTo,
  ...proposals.map(({ by }) => by),
];

/** A swap as it is told of: the shift as it was offered, by whom, and where it stands. */
export function headingOf(
  swap: StoredSwap,
  { promised, shownTo }: PromisedAs,
  { ofOffer }: Lapses,
  steps: readonly StoredStep[] = [],
) {
  const standing = agreedIn(swap) === undefined ? ('open' as const) : ('agreed' as const);
  return {
    offerId: swap.offerId,
    shift: shownTo(promised(swap), swap.offeredBy),
    by: { employeeId: swap.offeredBy, name: swap.offeredByName },
    state: (swap.outcome === 'lapsed' ? endIn(steps) : undefined) ?? swap.outcome ?? ofOffer(swap) ?? standing,
  };
}

/** What would be had in return is counted for whoever offered. */
export function shownProposal(
  { offeredBy }: Pick<StoredSwap, 'offeredBy'>,
  proposal: StoredProposal,
  { promised, shownTo }: PromisedAs,
  lapses: Lapses,
  steps: readonly StoredStep[] = [],
) {
  const { id: proposalId, by, byName: name, shiftId } = proposal;
  return {
    proposalId,
    by: { employeeId: by, name },
    shift: shiftId === null ? null : shownTo(promised(proposal), offeredBy),
    state: stateOfProposal(proposal, lapses, steps),
  };
}

/** Where an answer stands, or how it ended. */
export function stateOfProposal(proposal: StoredProposal, { ofProposal }: Lapses, steps: readonly StoredStep[] = []) {
  const { id, outcome } = proposal;
  const isStanding = outcome === null || outcome === 'agreed';
  const end = isStanding ? ofProposal(proposal) : outcome === 'lapsed' ? endIn(steps, id) : undefined;
  return end ?? outcome ?? ('waiting' as const);
}

/** Why it ended by itself, as its history has it; of an answer, its own end before that of the whole. */
function endIn(steps: readonly StoredStep[], proposalId?: string): Lapse | undefined {
  const own = steps.find((step) => step.kind === 'proposal_lapsed' && step.proposalId === proposalId);
  return (own ?? steps.find(({ kind }) => kind === 'lapsed'))?.why ?? undefined;
}
