import type { approveAdjustment as endpoint } from '../../contract/adjustments.ts';
import { accept } from '../../domain/kernel/result.ts';
import { answerRequest } from '../approvals/answer-request.ts';
import type { UseCase } from '../kernel/route.ts';
import { recordCorrection } from './record-correction.ts';
import { listAdjustments } from './repository.ts';
import { tellCorrected } from './tell-corrected.ts';

/** Approves an adjustment, as asked or with other times, and records it; the person is told. */
export const approveAdjustment: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const answered = await answerRequest(ctx, { ...params, kind: 'adjustment', outcome: 'approved' });
  if (!answered.ok) return answered;
  const { request, decision } = answered.value;
  const [adjustment] = await listAdjustments(ctx.tx, request.organizationId, [request.subjectId]);
  if (adjustment === undefined) throw new Error('a request for an adjustment is about none');
  const recorded = await recordCorrection(ctx, adjustment, body.changed, body.seen);
  if (!recorded.ok) return recorded;
  await tellCorrected(ctx, 'adjustment_approved', adjustment, recorded.value);
  return accept(decision);
};
