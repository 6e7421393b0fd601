import type { approveTimeOff as endpoint } from '../../contract/time-off.ts';
import { accept } from '../../domain/kernel/result.ts';
import { answerRequest } from '../approvals/answer-request.ts';
import type { UseCase } from '../kernel/route.ts';
import { mayBeApproved } from './ask-again.ts';
import { lockAbsences } from './away-limits.repository.ts';
import { correctingLedger } from './correct-ledger.ts';
import { insertEntry } from './ledger.repository.ts';
import type { EarnedBy } from './record-accruals.ts';
import { findTimeOff } from './requests.repository.ts';
import { findRefusingLimit } from './show-away-limits.ts';
import { tellAnswered, type TellPlanners } from './tell-answered.ts';

/**
 * Approves time off, and takes it from the balance of its type, if that has one; the person is told.
 *
 * @param inPlan what follows from it in the plan; the schedule knows
 * @param earnedBy by what a balance is worked out that begins a year after the time off, where it is answered late
 */
export const approveTimeOff =
  (inPlan: TellPlanners['away'], earnedBy: EarnedBy): UseCase<typeof endpoint> =>
  async (ctx, { params }) => {
    // Before the request is held: opening its shifts takes the two in this order.
    await lockAbsences(ctx.tx, ctx.actor.organizationId);
    const answered = await answerRequest(ctx, { ...params, kind: 'time_off', outcome: 'approved' });
    if (!answered.ok) return answered;
    const { request, decision } = answered.value;
    const timeOff = await findTimeOff(ctx.tx, request.organizationId, request.subjectId);
    const may = await mayBeApproved(ctx, request, timeOff);
    if (!may.ok) return may;
    const limited = await findRefusingLimit(ctx.tx, request, timeOff, 'approved');
    if (limited !== undefined) return limited;
    if (timeOff.type.isPaid && timeOff.chargedMinutes > 0) {
      const { typeId } = timeOff.type;
      const change = { ...timeOff, typeId, name: `by ${timeOff.id}` as const, requestId: timeOff.id };
      await correctingLedger(ctx, change, earnedBy, () =>
        insertEntry(ctx.tx, {
          organizationId: request.organizationId,
          id: ctx.newId(),
          employeeId: timeOff.employeeId,
          typeId,
          kind: 'used',
          onDate: timeOff.startsOn,
          minutes: -timeOff.chargedMinutes,
          period: null,
          requestId: timeOff.id,
          reason: null,
          recordedBy: ctx.actor.employeeId,
          recordedAt: ctx.now,
        }),
      );
    }
    await tellAnswered(ctx, answered.value);
    await inPlan(ctx, timeOff);
    return accept(decision);
  };
