import type { approveSwap as endpoint } from '../../contract/schedule/pending-swaps.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { auditedOf } from '../../domain/schedule/answered-warnings.ts';
import { findAnswerable, keepAnswer } from '../approvals/answer-request.ts';
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
  const asked = await findAnswerable(ctx, { requestId, kind: 'swap' });
  if (!asked.ok) return asked;
  const proposalId = asked.value.request.subjectId;
  const offerId = (await listOffersOf(tx, organizationId, [proposalId])).get(proposalId);
  if (offerId === undefined) return refuse('not_found');
  // An exchange is of two shifts: whoever approves it answers for the place of each.
  const [swap] = await listSwaps(tx, organizationId, [offerId]);
  const returned = swap?.proposals.find(({ id }) => id === proposalId)?.shiftId ?? null;
  const known = returned === null ? undefined : await findKnown(tx, organizationId, returned);
  if (known !== undefined && !mayAt(actor, 'decide_requests', known.locationId)) return refuse('return_is_elsewhere');
  const done = await takeSwapStep(ctx, offerId, { kind: 'approve', by, proposalId }, { knowing, reason });
  if (!done.ok) return done;
  // What was weighed stands in the log, and not what was sent: that may name what nothing warns of.
  const details = auditedOf(done.value.answered);
  const answer = { outcome: 'approved' as const, ...(reason !== undefined && { reason }), details };
  return accept((await keepAnswer(ctx, asked.value, answer)).decision);
};
