import type { approveSwap as endpoint } from '../../contract/schedule/swaps.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { answerRequest } from '../approvals/answer-request.ts';
import type { UseCase } from '../kernel/route.ts';
import { lockGiving } from './published.repository.ts';
import { listOffersOf } from './swaps.repository.ts';
import { takeSwapStep } from './take-swap-step.ts';

/** Approves what two agreed on: their shifts change hands, if both are still what they were. */
export const approveSwap: UseCase<typeof endpoint> = async (ctx, { params: { requestId } }) => {
  const { tx, actor } = ctx;
  const { organizationId, employeeId: by } = actor;
  await lockGiving(tx, organizationId);
  const answered = await answerRequest(ctx, { requestId, kind: 'swap', outcome: 'approved' });
  if (!answered.ok) return answered;
  const { request, decision } = answered.value;
  const proposalId = request.subjectId;
  const offerId = (await listOffersOf(tx, organizationId, [proposalId])).get(proposalId);
  if (offerId === undefined) return refuse('not_found');
  const done = await takeSwapStep(ctx, offerId, { kind: 'approve', by, proposalId });
  return done.ok ? accept(decision) : done;
};
