import type { readSwap as endpoint } from '../../contract/schedule/swaps.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { Weight } from '../../domain/schedule/offer.ts';
import { agreedIn } from '../../domain/schedule/swap.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { lapsesOf } from './lapse-swaps.ts';
import { becameIn, promisedIn } from './read-promised.ts';
import { headingOf, isSeenBy, shownProposal, type Lapses } from './read-swap-state.ts';
import { weighTakings } from './show-conflicts.ts';
import { findNeedsApproval } from './swap-rules.repository.ts';
import { listSteps, listSwaps, type StoredStep, type StoredSwap } from './swaps.repository.ts';

/** A swap, where the actor may know of it. */
export async function findSeenSwap({ tx, actor }: ActorContext, offerId: string): Promise<StoredSwap | undefined> {
  const [swap] = await listSwaps(tx, actor.organizationId, [offerId]);
  return swap !== undefined && isSeenBy(actor, swap) ? swap : undefined;
}

/** One swap with all that was done and written in it. */
export const readSwap: UseCase<typeof endpoint> = async (ctx, { params: { offerId } }) => {
  const { tx, actor } = ctx;
  const swap = await findSeenSwap(ctx, offerId);
  if (swap === undefined) return refuse('not_found');
  const lapses = await lapsesOf(ctx, actor.organizationId, [swap]);
  const promised = await promisedIn(ctx, [swap]);
  const steps = await listSteps(tx, actor.organizationId, [offerId]);
  const became = await becameIn(ctx, swap, promised);
  const { offeredTo, offeredToName } = swap;
  const weights = await weightsOfProposals(ctx, swap, lapses);
  const needsApproval = await findNeedsApproval(tx, actor.organizationId);
  const answersThere = mayAt(actor, 'decide_requests', swap.locationId);
  const names = new Map([
    [swap.offeredBy, swap.offeredByName],
    ...swap.proposals.map(({ by, byName }) => [by, byName] as const),
  ]);
  const heading = headingOf(swap, promised, lapses, steps);
  const isOneOfTwo = [swap.offeredBy, agreedIn(swap)?.by].includes(actor.employeeId);
  return accept({
    ...heading,
    to: offeredTo === null || offeredToName === null ? null : { employeeId: offeredTo, name: offeredToName },
    mayAnswer: heading.state === 'agreed' && answersThere && !isOneOfTwo,
    proposals: swap.proposals.map((proposal) => {
      const { warnings = [], askWhy = [] } = weights.get(proposal.id) ?? {};
      const needsReason = askWhy.length > 0 && !needsApproval;
      return Object.assign(shownProposal(swap, proposal, promised, lapses, steps), {
        warnings: [...warnings],
        needsReason,
      });
    }),
    steps: steps.map((step) => {
      // What somebody is warned of is theirs and their managers': the other of the two reads neither that nor the reason.
      const isTold = answersThere || step.takenBy === actor.employeeId;
      // Why a manager says no is about the two who had agreed: whoever else proposed does not read it.
      const isForThem = step.kind !== 'rejected' || answersThere || agreedBy(swap, step).includes(actor.employeeId);
      return Object.assign(shownStep(step), {
        remark: isForThem ? step.remark : null,
        became: became(step),
        warned: (isTold ? (step.warnings ?? []) : []).map(({ employeeId, warnings }) => ({
          person: { employeeId, name: names.get(employeeId) ?? '' },
          warnings: [...warnings],
        })),
        reason: isTold ? step.reason : null,
      });
    }),
  });
};

/** Of a step about a proposal, the two whom that would have had exchange. */
const agreedBy = ({ offeredBy, proposals }: StoredSwap, { proposalId }: StoredStep): readonly string[] => [
  offeredBy,
  ...proposals.flatMap(({ id, by }) => (id === proposalId ? [by] : [])),
];

const shownStep = ({ stepId, kind, takenBy, takenByName, takenAt: at, remark, why }: StoredStep) => ({
  stepId,
  kind,
  by: takenBy === null || takenByName === null ? null : { employeeId: takenBy, name: takenByName },
  at,
  remark,
  why,
});

/** Of what the actor may accept in return for a shift of theirs, what speaks against each for them. */
async function weightsOfProposals(
  ctx: ActorContext,
  swap: StoredSwap,
  { known, ofOffer, ofProposal }: Lapses,
): Promise<ReadonlyMap<string, Weight>> {
  const { employeeId } = ctx.actor;
  const offered = known.get(swap.shiftId);
  const isTheirs = swap.offeredBy === employeeId && swap.outcome === null && ofOffer(swap) === undefined;
  if (!isTheirs || offered === undefined) return new Map();
  const takings = swap.proposals.flatMap((proposal) => {
    const shift = known.get(proposal.shiftId ?? '');
    const isWaiting = proposal.outcome === null && ofProposal(proposal) === undefined;
    return shift !== undefined && isWaiting ? [{ shift, instead: offered, employeeId, proposalId: proposal.id }] : [];
  });
  const weighed = await weighTakings(ctx, takings);
  return new Map(weighed.map(({ taking, weight }) => [taking.proposalId, weight]));
}
