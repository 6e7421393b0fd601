import type { withdrawProposal as endpoint } from '../../contract/schedule/proposals.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { recordSwapStep } from './record-swap-step.ts';
import { listOffersOf } from './swaps.repository.ts';
import { tellPlaces } from './tell-offer.ts';

/** Takes one’s own answer to an offer back, also where it waits for a manager: the offer is open again. */
export const withdrawProposal: UseCase<typeof endpoint> = async (ctx, { params: { proposalId } }) => {
  const { organizationId, employeeId: by } = ctx.actor;
  const offerId = (await listOffersOf(ctx.tx, organizationId, [proposalId])).get(proposalId);
  if (offerId === undefined) return refuse('not_found');
  const step = { kind: 'withdraw_proposal', by, proposalId } as const;
  const withdrawn = await recordSwapStep(ctx, organizationId, offerId, step);
  if (!withdrawn.ok) return withdrawn;
  await tellPlaces(ctx, withdrawn.value.shiftId);
  return accept(undefined);
};
