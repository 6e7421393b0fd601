import type { acceptProposal as endpoint } from '../../contract/schedule/proposals.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { listOffersOf } from './swaps.repository.ts';
import { takeSwapStep } from './take-swap-step.ts';

/** Accepts the shift that a colleague proposes in return, knowing what is warned of in it. */
export const acceptProposal: UseCase<typeof endpoint> = async (
  ctx,
  { params: { proposalId }, body: { knowing, reason } },
) => {
  const { organizationId, employeeId: by } = ctx.actor;
  const offerId = (await listOffersOf(ctx.tx, organizationId, [proposalId])).get(proposalId);
  if (offerId === undefined) return refuse('not_found');
  const said = { knowing: [{ employeeId: by, warnings: knowing }], reason };
  const accepted = await takeSwapStep(ctx, offerId, { kind: 'accept_proposal', by, proposalId }, said);
  return accepted.ok ? accept({ waitsForApproval: accepted.value.waitsForApproval }) : accepted;
};
