import type { declineProposal as endpoint } from '../../contract/schedule/proposals.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { recordSwapStep } from './record-swap-step.ts';
import { listOffersOf } from './swaps.repository.ts';

/** Says no to a shift that a colleague proposes in return; the offer stays open for others. */
export const declineProposal: UseCase<typeof endpoint> = async (ctx, { params: { proposalId } }) => {
  const { organizationId, employeeId: by } = ctx.actor;
  const offerId = (await listOffersOf(ctx.tx, organizationId, [proposalId])).get(proposalId);
  if (offerId === undefined) return refuse('not_found');
  const step = { kind: 'decline_proposal', by, proposalId } as const;
  const declined = await recordSwapStep(ctx, organizationId, offerId, step);
  return declined.ok ? accept(undefined) : declined;
};
