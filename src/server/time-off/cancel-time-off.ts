import type { cancelTimeOff as endpoint } from '../../contract/time-off.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { decideCancelling } from '../../domain/time-off/decide-cancelling.ts';
import { findRequest } from '../approvals/read.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee, readSelf } from '../people/read.ts';
import { insertCancellation } from './cancellations.repository.ts';
import { correctingLedger } from './correct-ledger.ts';
import { findUse, insertEntry } from './ledger.repository.ts';
import type { EarnedBy } from './record-accruals.ts';
import { releaseDays } from './release-days.ts';
import { findTimeOff, type StoredTimeOff } from './requests.repository.ts';
import { tellCancelled, tellDecidersOfCancelled, type TellPlanners } from './tell-answered.ts';

/**
 * Takes approved time off back: its days are free again, and the ledger gets the row that revokes what was taken.
 *
 * @param inPlan tells who plans their shifts; the schedule knows
 * @param earnedBy by what a balance is worked out that began a year since the time off
 */
export const cancelTimeOff =
  (inPlan: TellPlanners['back'], earnedBy: EarnedBy): UseCase<typeof endpoint> =>
  async (ctx, { params: { requestId }, body: { reason } }) => {
    const { tx, actor, now } = ctx;
    const { organizationId } = actor;
    const request = await findRequest(tx, organizationId, requestId);
    if (request?.kind !== 'time_off') return refuse('not_found');
    const employee = await findEmployee(tx, organizationId, request.employeeId);
    if (employee === undefined || !may(actor, 'cancel_time_off', thingOf(employee))) return refuse('not_found');
    const timeOff = await findTimeOff(tx, organizationId, request.subjectId);
    const { self } = await readSelf(tx, request);
    const isOwn = request.employeeId === actor.employeeId;
    const facts = {
      startsOn: timeOff.startsOn,
      outcome: request.decision?.outcome ?? null,
      isCancelled: timeOff.cancellation !== null,
    };
    const decided = decideCancelling(facts, isOwn, reason, dateAt(now, self.home.zone));
    if (!decided.ok) return decided;
    const cancelledBy = actor.employeeId;
    const takeBack = async () => {
      await insertCancellation(tx, { organizationId, requestId: timeOff.id, cancelledBy, cancelledAt: now, reason });
      await revokeUse(ctx, timeOff, reason);
    };
    const { id, type } = timeOff;
    const change = { ...timeOff, typeId: type.typeId, name: `without ${id}` as const, requestId: id };
    if (type.isPaid) await correctingLedger(ctx, change, earnedBy, takeBack);
    else await takeBack();
    await releaseDays(ctx, request);
    await writeAudit(ctx, {
      ...actor,
      action: 'time_off.cancelled',
      subjectId: request.employeeId,
      details: { requestId, from: timeOff.startsOn, to: timeOff.endsOn, ...(reason !== null && { reason }) },
    });
    if (!isOwn) await tellCancelled(ctx, timeOff, reason ?? '');
    await inPlan(ctx, timeOff, await tellDecidersOfCancelled(ctx, timeOff, self.home.id));
    return accept();
  };

/** What was taken is had again, from the same date on; where nothing was taken there is nothing to write. */
async function revokeUse(ctx: ActorContext, timeOff: StoredTimeOff, reason: string | null): Promise<void> {
  const { organizationId, employeeId } = timeOff;
  const use = await findUse(ctx.tx, organizationId, timeOff.id);
  if (use === undefined) return;
  await insertEntry(ctx.tx, {
    organizationId,
    id: ctx.newId(),
    employeeId,
    typeId: timeOff.type.typeId,
    kind: 'revoked',
    onDate: timeOff.startsOn,
    minutes: -use.minutes,
    period: null,
    requestId: timeOff.id,
    revokesId: use.id,
    reason,
    recordedBy: ctx.actor.employeeId,
    recordedAt: ctx.now,
  });
}
