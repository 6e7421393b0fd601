import type { changeShifts as endpoint } from '../../contract/schedule/planned-shifts.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isSamePlan, type ShiftPlan } from '../../domain/schedule/shift.ts';
import type { UseCase } from '../kernel/route.ts';
import { changedMeanwhile, decidePlans, shownShift } from './read.ts';
import { holdShifts, updateShifts, type StoredShift } from './shifts.repository.ts';
import { listUnplannable } from './show-conflicts.ts';
import { tellPlanned } from './tell-planned.ts';

/**
 * Plans shifts otherwise, all of them or none: moves them, gives them to somebody, opens them again, takes them away. Of two who do, the
 * second learns what the first did; whoever sends the same again, since its answer was lost, is answered as they were.
 */
export const changeShifts: UseCase<typeof endpoint> = async (ctx, { body: { shifts: wishes } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: changedBy } = actor;
  const ids = wishes.map(({ shiftId }) => shiftId);
  const held = new Map((await holdShifts(tx, organizationId, ids)).map((shift) => [shift.shiftId, shift]));
  const steps = [];
  for (const { shiftId, revision, plan } of wishes) {
    const shift = held.get(shiftId);
    if (shift === undefined || !mayAt(actor, 'edit_schedule', shift.locationId)) return refuse('not_found');
    if (shift.changedById === changedBy && isDone(shift, revision, plan)) continue;
    const isGone = shift.planned === undefined && plan === null;
    if (shift.revision !== revision || isGone) return changedMeanwhile(actor, shift);
    // What is planned again after it was cancelled is what it was; and what people know may be planned as it is known.
    const kept = [shift.positionId, shift.published?.positionId];
    steps.push({ shiftId, before: shift.planned, after: plan ?? undefined, kept });
  }
  const decided = await decidePlans(
    ctx,
    steps.flatMap(({ after, kept }) => (after === undefined ? [] : [{ plan: after, kept }])),
  );
  if (!decided.ok) return decided;
  const wanted = steps.flatMap(({ shiftId, after }) => (after === undefined ? [] : [{ shiftId, plan: after }]));
  if ((await listUnplannable(ctx, wanted)).length > 0) return refuse('shift_blocked');
  const change = { organizationId, changedBy, changedAt: now };
  await updateShifts(tx, change, steps);
  const [gone, changed] = [
    steps.filter(({ after }) => after === undefined),
    steps.filter(({ after }) => after !== undefined),
  ];
  await tellPlanned(ctx, 'shift.cancelled', gone);
  await tellPlanned(ctx, 'shift.changed', changed);
  const stored = new Map(
    (await holdShifts(tx, organizationId, ids)).map((shift) => [shift.shiftId, shownShift(actor, shift)]),
  );
  return accept({ shifts: ids.flatMap((id) => stored.get(id) ?? []) });
};

/** Whether a change of a shift is the last that was made of it. */
const isDone = ({ revision, planned }: StoredShift, from: number, plan: ShiftPlan | null): boolean =>
  revision === from + 1 &&
  (planned === undefined || plan === null ? planned === undefined && plan === null : isSamePlan(planned, plan));
