import * as z from 'zod/mini';
import { shiftPlan } from '../../contract/schedule.ts';
import type { addSeries as endpoint } from '../../contract/schedule/series.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { plansOfSeries } from '../../domain/schedule/series.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { decidePlans, findEditableLocation } from './read.ts';
import { insertShifts, listSeries, listShifts, lockSeries } from './shifts.repository.ts';
import { listUnplannable } from './show-conflicts.ts';
import { tellEditors } from './tell-planned.ts';

/** Plans a shift again and again; what a rule of the organization refuses is left out, and counted. */
export const addSeries: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: changedBy } = actor;
  const { seriesId, plan, ...repetition } = body;
  const location = await findEditableLocation(ctx, plan.locationId);
  if (location === undefined) return refuse('not_found');
  await lockSeries(tx, seriesId);
  const known = await listSeries(tx, organizationId, seriesId);
  if (known.length > 0) {
    const ids = known.map(({ id }) => id);
    const shifts = await listShifts(tx, organizationId, ids);
    // Somebody else's, who plans where the actor does not: it is none that they could know of.
    if (!shifts.every(({ locationId }) => mayAt(actor, 'edit_schedule', locationId))) return refuse('not_found');
    const steps = shifts.map(({ shiftId, revision, planned = null }) => ({
      shiftId,
      revision,
      before: null,
      after: planned,
    }));
    return accept({ planned: known.length, refused: 0, steps });
  }
  const { weekStartsOn: weekStart } = await readOrganization(tx, organizationId);
  const plans = plansOfSeries(plan, repetition, { zone: location.zone, weekStart });
  if (typeof plans === 'string') return refuse(plans);
  const decided = await decidePlans(
    ctx,
    plans.map((one) => ({ plan: one })),
  );
  if (!decided.ok) return decided;
  const wishes = plans.map((one) => ({ shiftId: ctx.newId(), plan: one }));
  const refused = new Set(await listUnplannable(ctx, wishes));
  const fit = wishes.filter((wish) => !refused.has(wish));
  if (fit.length === 0) return refuse('shift_blocked');
  const shifts = fit.map((wish) => ({ id: wish.shiftId, plan: wish.plan }));
  await insertShifts(tx, { organizationId, changedBy, changedAt: now }, shifts, seriesId);
  const details = { after: { ...z.encode(shiftPlan, plan), ...repetition, shifts: shifts.length } };
  await writeAudit(ctx, { ...actor, action: 'shift.series_added', subjectId: location.id, details });
  await tellEditors(ctx, [location.id]);
  const steps = fit.map((wish) => ({ shiftId: wish.shiftId, revision: 1, before: null, after: wish.plan }));
  return accept({ planned: fit.length, refused: refused.size, steps });
};
