import type { postSwapRemark as endpoint } from '../../contract/schedule/swaps.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findSeenSwap } from './show-swap.ts';
import { insertStep, isStepTaken } from './swaps.repository.ts';
import { tellRemark } from './tell-swap.ts';

/** Writes a remark in a swap, under an id once; the others concerned are told, and the managers once it waits for them. */
export const postSwapRemark: UseCase<typeof endpoint> = async (ctx, { params: { offerId }, body: { id, text } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const swap = await findSeenSwap(ctx, offerId);
  if (swap === undefined) return refuse('not_found');
  const step = { organizationId, id, offerId, proposalId: null, kind: 'remark' } as const;
  const said = { ...step, takenBy: employeeId, remark: text };
  if (!(await insertStep(tx, { ...said, takenAt: now }))) {
    return (await isStepTaken(tx, said)) ? accept(undefined) : refuse('message_id_reused');
  }
  await writeAudit(ctx, { ...actor, action: 'swap.remarked', subjectId: swap.offeredBy, details: { offerId } });
  await tellRemark(ctx, swap, text);
  return accept(undefined);
};
