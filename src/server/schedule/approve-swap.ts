import type { approveSwap as endpoint } from '../../contract/schedule/swaps.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { answeredOf, auditedOf } from '../../domain/schedule/answered-warnings.ts';
import { answerRequest } from '../approvals/answer-request.ts';
import type { UseCase } from '../kernel/route.ts';
import { lockGiving, findKnown } from './published.repository.ts';
import { listOffersOf, listSwaps } from './swaps.repository.ts';
import { takeSwapStep } from './take-swap-step.ts';

/** Approves what two agreed on, knowing what is warned of for each: their shifts change hands, if both are still what they were. */
export const approveSwap: UseCase<typeof endpoint> = async (
  ctx,
  { params: { requestId }, body: { knowing, reason } },
) => {
  const { tx, actor } = ctx;
  const { organizationId, employeeId: by } = actor;
  await lockGiving(tx, organizationId);
  const answered = await answerRequest(ctx, {
    requestId,
    kind: 'swap',
    outcome: 'approved',
    ...(reason !== undefined && { reason }),
    details: auditedOf(answeredOf(knowing, null)),
  });
  if (!answered.ok) return answered;
  const { request, decision } = answered.value;
  const proposalId = request.subjectId;
  const offerId = (await listOffersOf(tx, organizationId, [proposalId])).get(proposalId);
  if (offerId === undefined) return refuse('not_found');
  // An exchange is of two shifts: whoever approves it answers for the place of each.
  const [swap] = await listSwaps(tx, organizationId, [offerId]);
  const returned = swap?.proposals.find(({ id }) => id === proposalId)?.shiftId ?? null;
  const known = returned === null ? undefined : await findKnown(tx, organizationId, returned);
  if (known !== undefined && !mayAt(actor, 'decide_requests', known.locationId)) return refuse('return_is_elsewhere');
  const done = await takeSwapStep(ctx, offerId, { kind: 'approve', by, proposalId }, { knowing, reason });
  return done.ok ? accept(decision) : done;
};
