import type { changeSeries as endpoint } from '../../contract/schedule/series.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { goesWithSeries, planAlike } from '../../domain/schedule/series.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { listAfterLastDay } from './read-last-days.ts';
import { changedMeanwhile, decidePlans, findEditable } from './read.ts';
import { listSeries } from './series.repository.ts';
import { holdShifts, updateShifts } from './shifts.repository.ts';
import { listUnplannable } from './show-conflicts.ts';
import { tellPlanned } from './tell-planned.ts';

/**
 * Plans a shift of a series otherwise, and with it those after it, or all to come. Those that were planned otherwise by themselves,
 * those that a rule of the organization would refuse, and those that would be after a last day, stay as they are.
 */
export const changeSeries: UseCase<typeof endpoint> = async (ctx, { params: { shiftId }, body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: changedBy } = actor;
  const { plan, revision, scope } = body;
  const edited = await findEditable(ctx, shiftId);
  if (edited === undefined || edited.seriesId === null) return refuse('not_found');
  const before = edited.planned;
  if (edited.revision !== revision || before === undefined) return changedMeanwhile(actor, edited);
  const zone = (await listLocations(tx, organizationId)).find(({ id }) => id === before.locationId)?.zone;
  if (zone === undefined) throw new Error('a shift is planned at a location that is not there');
  const since = scope === 'following' ? before.startsAt : now;
  const series = await listSeries(tx, organizationId, edited.seriesId);
  const concerned = series
    .filter(({ id, startsAt, isPlanned }) => isPlanned && (id === shiftId || startsAt >= since))
    .map(({ id }) => id);
  const steps = (await holdShifts(tx, organizationId, concerned)).flatMap(({ shiftId: id, planned, ...stored }) => {
    if (planned === undefined) return [];
    // The one that was edited is meant, however it came to be what it is.
    if (id !== shiftId && !goesWithSeries(before, { planned, isApart: stored.isApart }, zone)) return [];
    return [
      {
        shiftId: id,
        // Counted on by the change that follows.
        revision: stored.revision + 1,
        before: planned,
        after: plan === null ? undefined : planAlike(before, plan, planned, zone),
      },
    ];
  });
  // The one that was edited comes first: where they are too many, another is left.
  const all = steps
    .flatMap(({ shiftId: id, after }) => (after === undefined ? [] : [{ shiftId: id, plan: after }]))
    .toSorted((a, b) => Number(b.shiftId === shiftId) - Number(a.shiftId === shiftId));
  const late = await listAfterLastDay(ctx, all);
  // Of the one that was edited it is said.
  const wishes = all.filter((wish) => wish.shiftId === shiftId || !late.has(wish));
  // Each keeps as what it was.
  const keptBy = new Map(steps.map((step) => [step.shiftId, step.before.positionId]));
  const decided = await decidePlans(
    ctx,
    wishes.map((wish) => ({ plan: wish.plan, kept: [keptBy.get(wish.shiftId), before.positionId] })),
  );
  if (!decided.ok) return decided;
  const refused = new Set([...late, ...(await listUnplannable(ctx, wishes))].map((wish) => wish.shiftId));
  if (refused.has(shiftId)) return refuse('shift_blocked');
  const taken = steps.filter((step) => !refused.has(step.shiftId));
  await updateShifts(tx, { organizationId, changedBy, changedAt: now }, taken, 'series');
  await tellPlanned(ctx, plan === null ? 'shift.cancelled' : 'shift.changed', taken);
  const done = taken.map(({ after = null, ...step }) => ({ ...step, after }));
  return accept({ changed: taken.length, left: concerned.length - taken.length, steps: done });
};
