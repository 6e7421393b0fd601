import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import { remembering } from './remembering.ts';

/** Whether a shift has to do with the week that is shown: a series reaches into others, and what waits may be of another place. */
export function isOfWeek(
  { shifts, startsOn, endsOn, location }: TeamSchedule,
  { shiftId, planned, published }: Pick<ManagedShift, 'shiftId' | 'planned' | 'published'>,
): boolean {
  const begins = [planned, published].some((plan) => {
    if (plan?.locationId !== location.id) return false;
    const date = dateAt(plan.startsAt, location.zone);
    return date >= startsOn && date <= endsOn;
  });
  return begins || shifts.some((known) => known.shiftId === shiftId);
}

/** Whether what was asked of a shift has to do with the week that is shown, as it was or as it was to be. */
export const isStepOfWeek = (week: TeamSchedule, { shiftId, before, after }: PlanStep): boolean =>
  [before, after].some((plan) => isOfWeek(week, { shiftId, planned: plan ?? null, published: null }));

const shownOf = remembering<TeamSchedule>();

/** A week with what waits in the queue, group by group: the same as long as both are. */
export const withQueued = (schedule: TeamSchedule, groups: readonly (readonly PlanStep[])[]): TeamSchedule =>
  shownOf(schedule, [groups], () => withPending(schedule, groups.flat()));

/** A week as the server knows it, with what it has not answered yet on top: no answer to something else takes that away. */
export function withPending(schedule: TeamSchedule, steps: readonly PlanStep[]): TeamSchedule {
  if (steps.length === 0) return schedule;
  // A few among thousands of shifts: what is not touched is only passed by.
  const pending = Map.groupBy(steps, ({ shiftId }) => shiftId);
  const plannedIn = (own: readonly PlanStep[]) => own.at(-1)?.after ?? null;
  const shifts = schedule.shifts.map((shift) => {
    const own = pending.get(shift.shiftId);
    if (own === undefined) return shift;
    pending.delete(shift.shiftId);
    return { ...shift, planned: plannedIn(own) };
  });
  for (const [shiftId, own] of pending) {
    const isAdded = own.some(({ after }) => isOfWeek(schedule, { shiftId, planned: after ?? null, published: null }));
    if (isAdded) shifts.push({ shiftId, seriesId: null, revision: 0, planned: plannedIn(own), published: null });
  }
  return { ...schedule, shifts };
}
