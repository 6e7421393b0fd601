import * as z from 'zod/mini';
import type { InputOf, RefusalOf, ReplyOf } from '../../contract/kernel/endpoint.ts';
import { shiftPlan } from '../../contract/schedule.ts';
import type { addSeries as endpoint } from '../../contract/schedule/series.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse, type Accepted } from '../../domain/kernel/result.ts';
import { plansOfSeries } from '../../domain/schedule/series.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { listAfterLastDay } from './read-last-days.ts';
import { decidePlans, findEditableLocation } from './read.ts';
import { findSeries, insertSeries, listSeries, lockSeries } from './series.repository.ts';
import { insertShifts, listShifts } from './shifts.repository.ts';
import { listUnplannable } from './show-conflicts.ts';
import { tellEditors } from './tell-planned.ts';

/** Plans a shift again and again; what a rule of the organization refuses, or is after a last day, is left out, and counted. */
export const addSeries: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: changedBy } = actor;
  const { seriesId, plan, ...repetition } = body;
  const location = await findEditableLocation(ctx, plan.locationId);
  if (location === undefined) return refuse('not_found');
  await lockSeries(tx, seriesId);
  const known = await answerOfFirst(ctx, body);
  if (known !== undefined) return known;
  const { weekStartsOn: weekStart } = await readOrganization(tx, organizationId);
  const plans = plansOfSeries(plan, repetition, { zone: location.zone, weekStart });
  if (typeof plans === 'string') return refuse(plans);
  const all = plans.map((one) => ({ shiftId: ctx.newId(), plan: one }));
  const late = await listAfterLastDay(ctx, all);
  const wishes = all.filter((wish) => !late.has(wish));
  // Where all of it is after a last day, that is what is said.
  const decided = await decidePlans(ctx, wishes.length === 0 ? all : wishes);
  if (!decided.ok) return decided;
  const left = new Set(await listUnplannable(ctx, wishes));
  const fit = wishes.filter((wish) => !left.has(wish));
  if (fit.length === 0) return refuse('shift_blocked');
  const came = { planned: fit.length, refused: all.length - fit.length };
  const series = { organizationId, id: seriesId, asked: askedOf(body), ...came, plannedBy: changedBy, plannedAt: now };
  await insertSeries(tx, series);
  const shifts = fit.map((wish) => ({ id: wish.shiftId, plan: wish.plan }));
  await insertShifts(tx, { organizationId, changedBy, changedAt: now }, shifts, seriesId);
  const details = { after: { ...z.encode(shiftPlan, plan), ...repetition, shifts: shifts.length } };
  await writeAudit(ctx, { ...actor, action: 'shift.series_added', subjectId: location.id, details });
  await tellEditors(ctx, [location.id]);
  const steps = fit.map((wish) => ({ shiftId: wish.shiftId, revision: 1, before: null, after: wish.plan }));
  return accept({ ...came, steps });
};

type Wish = InputOf<typeof endpoint>['body'];

/**
 * What somebody hears who sends a series again: the same as the first time, with those of its shifts that still are planned where they
 * plan. Undefined, the id is free; one that stands for something else is taken, whatever that is.
 */
async function answerOfFirst(
  { tx, actor }: ActorContext,
  wish: Wish,
): Promise<Accepted<ReplyOf<typeof endpoint>> | RefusalOf<typeof endpoint> | undefined> {
  const { organizationId } = actor;
  const series = await findSeries(tx, organizationId, wish.seriesId, askedOf(wish));
  const ids = (await listSeries(tx, organizationId, wish.seriesId)).map(({ id }) => id);
  if (series === undefined) return ids.length === 0 ? undefined : refuse('series_id_reused');
  if (!series.isSame) return refuse('series_id_reused');
  const steps = (await listShifts(tx, organizationId, ids)).flatMap(({ shiftId, revision, locationId, planned }) =>
    planned !== undefined && mayAt(actor, 'edit_schedule', locationId)
      ? [{ shiftId, revision, before: null, after: planned }]
      : [],
  );
  return accept({ planned: series.planned, refused: series.refused, steps });
}

/** What was asked for, as the database keeps it: weekdays in one order, since theirs says nothing. */
const askedOf = ({ plan, everyWeeks, weekdays, endsOn }: Wish) => ({
  plan: z.encode(shiftPlan, plan),
  everyWeeks,
  weekdays: weekdays.toSorted(),
  endsOn,
});
