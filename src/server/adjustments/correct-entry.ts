import type { correctEntry as endpoint } from '../../contract/adjustments.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { answerRequest } from '../approvals/answer-request.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee } from '../people/read.ts';
import { askAdjustment } from './ask-adjustment.ts';
import { recordCorrection } from './record-correction.ts';
import { tellCorrected } from './tell-corrected.ts';

/** A manager's own edit: asked and approved in one step, with a reason, by the rules of any other adjustment. */
export const correctEntry: UseCase<typeof endpoint> = async (ctx, { params: { employeeId }, body }) => {
  const { actor } = ctx;
  const employee = await findEmployee(ctx.tx, actor.organizationId, employeeId);
  if (employee === undefined || !may(actor, 'correct_time_cards', thingOf(employee))) return refuse('not_found');
  if (employeeId === actor.employeeId) return refuse('own_request');
  const { seen, ...wish } = body;
  const asked = await askAdjustment(ctx, { ...wish, employeeId });
  if (!asked.ok) return asked;
  const { adjustment, requestId, isRepeated } = asked.value;
  if (isRepeated) return accept({ requestId });
  const answered = await answerRequest(ctx, {
    requestId,
    kind: 'adjustment',
    outcome: 'approved',
    // A program that may correct hours decides no other requests.
    by: 'correct_time_cards',
    reason: body.reason,
  });
  if (!answered.ok) return answered;
  const recorded = await recordCorrection(ctx, adjustment, undefined, seen);
  if (!recorded.ok) return recorded;
  await tellCorrected(ctx, 'time_corrected', adjustment, recorded.value);
  return accept({ requestId });
};
