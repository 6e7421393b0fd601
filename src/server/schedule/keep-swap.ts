import type { SwapStepKind } from '../../contract/schedule/swaps.ts';
import type { AnsweredWarnings } from '../../domain/schedule/answered-warnings.ts';
import type { Lapse } from '../../domain/schedule/offer.ts';
import { agreedIn, doneIn, type Swap, type SwapStep } from '../../domain/schedule/swap.ts';
import { withdrawAskedAbout } from '../approvals/withdraw-asked.ts';
import type { Context } from '../kernel/context.ts';
import { endOffer } from './offers.repository.ts';
import { insertProposal, insertStep, setProposalOutcome, type StoredSwap } from './swaps.repository.ts';

const kindOf: Record<SwapStep['kind'], SwapStepKind> = {
  take: 'taken',
  propose: 'proposed',
  withdraw: 'withdrawn',
  decline: 'declined',
  accept_proposal: 'accepted',
  decline_proposal: 'proposal_declined',
  withdraw_proposal: 'proposal_withdrawn',
  approve: 'approved',
  reject: 'rejected',
  lapse: 'lapsed',
  lapse_proposal: 'proposal_lapsed',
};

/**
 * Saves what a step made of a swap, and the step in its history. What waited for a manager and does no longer is taken back there too.
 *
 * @param next as the rule decided
 * @param more.why of what ends by itself
 * @param more.answered what was warned of, and why the step was taken all the same
 * @param more.returned the publication in which a shift that is proposed in return stands
 */
export async function keepSwap(
  ctx: Context,
  organizationId: string,
  swap: StoredSwap,
  { step, next }: { readonly step: SwapStep; readonly next: Swap },
  more: {
    readonly remark?: string | null;
    readonly returned?: string | undefined;
    readonly why?: Lapse;
    readonly answered?: AnsweredWarnings | undefined;
  } = {},
): Promise<void> {
  const { tx, now } = ctx;
  const { offerId, offeredBy } = swap;
  const by = 'by' in step ? step.by : null;
  if (next.outcome !== null) {
    await endOffer(tx, organizationId, offerId, { outcome: next.outcome, endedBy: by, endedAt: now });
  }
  const former = new Map(swap.proposals.map((one) => [one.id, one]));
  // What ends goes first: one that is agreed on may take the place of another.
  for (const one of next.proposals) {
    const was = former.get(one.id);
    if (was !== undefined && was.outcome !== one.outcome) await setProposalOutcome(tx, organizationId, one);
  }
  for (const one of next.proposals) {
    if (former.has(one.id)) continue;
    const kept = { publicationId: more.returned ?? null, proposedAt: now };
    await insertProposal(tx, { organizationId, offerId, offeredBy }, one, kept);
  }
  await insertStep(tx, {
    organizationId,
    id: ctx.newId(),
    offerId,
    proposalId: 'proposalId' in step ? step.proposalId : null,
    kind: kindOf[step.kind],
    takenBy: by,
    takenAt: now,
    remark: more.remark ?? null,
    why: more.why ?? null,
    ...more.answered,
  });
  const waited = agreedIn(swap);
  if (waited !== undefined && agreedIn(next) === undefined && doneIn(next) === undefined && step.kind !== 'reject') {
    const about = { organizationId, kind: 'swap' as const, subjectId: waited.id };
    await withdrawAskedAbout(ctx, about, by ?? offeredBy);
  }
}
