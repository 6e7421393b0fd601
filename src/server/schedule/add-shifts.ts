import type { addShifts as endpoint } from '../../contract/schedule.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isSamePlan } from '../../domain/schedule/shift.ts';
import type { UseCase } from '../kernel/route.ts';
import { decidePlans, shownShift } from './read.ts';
import { holdShifts, insertShifts } from './shifts.repository.ts';
import { listUnplannable } from './show-conflicts.ts';
import { tellPlanned } from './tell-planned.ts';

/** Plans shifts, all of them or none; sent again, they are there once. */
export const addShifts: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: changedBy } = actor;
  const wanted = new Map(body.shifts.map(({ id, plan }) => [id, plan]));
  if (wanted.size < body.shifts.length) return refuse('shift_id_reused');
  const ids = [...wanted.keys()];
  const known = await holdShifts(tx, organizationId, ids);
  const isReused = known.some(({ shiftId, planned }) => {
    const plan = wanted.get(shiftId);
    return planned === undefined || plan === undefined || !isSamePlan(planned, plan);
  });
  const fresh = body.shifts.filter(({ id }) => known.every(({ shiftId }) => shiftId !== id));
  const decided = await decidePlans(ctx, fresh);
  if (!decided.ok) return decided;
  if (isReused) return refuse('shift_id_reused');
  const wishes = fresh.map(({ id: shiftId, plan }) => ({ shiftId, plan }));
  if ((await listUnplannable(ctx, wishes)).length > 0) return refuse('shift_blocked');
  if (fresh.length > 0) {
    await insertShifts(tx, { organizationId, changedBy, changedAt: now }, fresh);
    await tellPlanned(
      ctx,
      'shift.added',
      fresh.map(({ plan }) => ({ before: undefined, after: plan })),
    );
  }
  const stored = new Map((await holdShifts(tx, organizationId, ids)).map((shift) => [shift.shiftId, shift]));
  const shifts = ids.map((id) => stored.get(id));
  // An id that another organization or another moment took: its shift is not the one that was meant.
  if (shifts.some((shift) => shift === undefined)) return refuse('shift_id_reused');
  return accept({ shifts: shifts.flatMap((shift) => (shift === undefined ? [] : [shownShift(shift)])) });
};
