import type { addShifts as endpoint } from '../../contract/schedule/planned-shifts.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isSamePlan } from '../../domain/schedule/shift.ts';
import type { UseCase } from '../kernel/route.ts';
import { decidePlans, shownShift } from './read.ts';
import { holdShifts, insertShifts, listAlike, queueToCopy, type StoredShift } from './shifts.repository.ts';
import { listUnplannable } from './show-conflicts.ts';
import { tellPlanned } from './tell-planned.ts';

/** Plans shifts, all of them or none; sent again, they are there once. */
export const addShifts: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: changedBy } = actor;
  const wanted = new Map(body.shifts.map(({ id, plan }) => [id, plan]));
  if (wanted.size < body.shifts.length) return refuse('shift_id_reused');
  const ids = [...wanted.keys()];
  if (body.seenAlike !== undefined) await queueToCopy(tx, organizationId);
  const known = await holdShifts(tx, organizationId, ids);
  /** Of a shift that is planned elsewhere no more is told than that its id is taken. */
  const isMeant = ({ shiftId, locationId, planned }: StoredShift): boolean => {
    const plan = wanted.get(shiftId);
    const isKnown = planned !== undefined && plan !== undefined && isSamePlan(planned, plan);
    return isKnown && mayAt(actor, 'edit_schedule', locationId);
  };
  const fresh = body.shifts.filter(({ id }) => known.every(({ shiftId }) => shiftId !== id));
  const decided = await decidePlans(ctx, fresh);
  if (!decided.ok) return decided;
  if (!known.every(isMeant)) return refuse('shift_id_reused');
  const wishes = fresh.map(({ id: shiftId, plan }) => ({ shiftId, plan }));
  if (body.seenAlike !== undefined) {
    const alike = await listAlike(tx, organizationId, wishes, [...ids, ...body.seenAlike]);
    const [last] = alike;
    if (last !== undefined) return refuse('planned_alike_meanwhile', { count: alike.length, by: last.changedBy });
  }
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
  const shifts = ids.flatMap((id) => stored.get(id) ?? []);
  // An id that another organization took, or somebody in the same moment: its shift is not the one that was meant.
  if (shifts.length < ids.length || !shifts.every(isMeant)) return refuse('shift_id_reused');
  return accept({ shifts: shifts.map((shift) => shownShift(actor, shift)) });
};
