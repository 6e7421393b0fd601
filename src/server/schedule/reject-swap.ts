import type { Answered } from '../approvals/answer-request.ts';
import type { ActorContext } from '../kernel/context.ts';
import { recordSwapStep } from './record-swap-step.ts';
import { listOffersOf } from './swaps.repository.ts';

/** Ends a swap that a manager rejected; both read why. */
export async function rejectSwap(ctx: ActorContext, { request, decision }: Answered): Promise<void> {
  const { organizationId, subjectId: proposalId } = request;
  const offerId = (await listOffersOf(ctx.tx, organizationId, [proposalId])).get(proposalId) ?? '';
  const step = { kind: 'reject', by: ctx.actor.employeeId, proposalId } as const;
  const rejected = await recordSwapStep(ctx, organizationId, offerId, step, decision.reason);
  if (!rejected.ok) throw new Error(`a swap that waited is not rejected: ${rejected.refusal}`);
}
