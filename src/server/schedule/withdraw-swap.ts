import type { Answered } from '../approvals/answer-request.ts';
import type { Context } from '../kernel/context.ts';
import { recordSwapStep } from './record-swap-step.ts';
import { listOffersOf } from './swaps.repository.ts';

/** Ends a swap whose offerer took the request for it back. */
export async function withdrawSwap(ctx: Context, { request }: Answered): Promise<void> {
  const { organizationId, employeeId: by, subjectId } = request;
  const offerId = (await listOffersOf(ctx.tx, organizationId, [subjectId])).get(subjectId) ?? '';
  const withdrawn = await recordSwapStep(ctx, organizationId, offerId, { kind: 'withdraw', by });
  if (!withdrawn.ok) throw new Error(`a swap that waited is not withdrawn: ${withdrawn.refusal}`);
}
