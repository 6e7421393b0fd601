import type { proposeSwap as endpoint } from '../../contract/schedule/proposals.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { enqueue } from '../kernel/queue.ts';
import type { UseCase } from '../kernel/route.ts';
import { settleSwaps } from './jobs.ts';
import { findKnown } from './published.repository.ts';
import { listSwaps } from './swaps.repository.ts';
import { takeSwapStep } from './take-swap-step.ts';

/** Proposes one of the actor's own shifts in return for one that a colleague offers. */
export const proposeSwap: UseCase<typeof endpoint> = async (
  ctx,
  { params: { offerId }, body: { shiftId, remark, knowing, reason } },
) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: by } = actor;
  const [swap] = await listSwaps(tx, organizationId, [offerId]);
  const offered = swap && (await findKnown(tx, organizationId, swap.shiftId));
  if (offered === undefined || !mayAt(actor, 'see_shifts', offered.locationId)) return refuse('not_found');
  const own = await findKnown(tx, organizationId, shiftId);
  if (own?.employeeId !== by) return refuse('return_is_over');
  const proposalId = ctx.newId();
  const said = { remark, knowing: [{ employeeId: by, warnings: knowing }], reason };
  const proposed = await takeSwapStep(ctx, offerId, { kind: 'propose', by, proposalId, shiftId }, said);
  if (!proposed.ok) return proposed;
  await enqueue(tx, settleSwaps, { organizationId, shiftId }, own.startsAt - now);
  return accept({ proposalId });
};
