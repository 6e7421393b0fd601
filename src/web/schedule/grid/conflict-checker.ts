import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt, weekdayOf } from '../../../domain/kernel/time.ts';
import { youngOn } from '../../../domain/profile/young-age.ts';
import { conflictsOf, isOver, type Conflict } from '../../../domain/schedule/conflict.ts';
import { minded } from '../../../domain/schedule/planning-rules.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { minutesOfWeek } from '../../../domain/schedule/week-ahead.ts';
import { paidByOf } from './paid-by.ts';
import { remembering } from './remembering.ts';
import { standingIn } from './week-span.ts';

/**
 * What speaks against a shift being like this; a new one has no id yet. Shifts that are left out are as if nobody had planned them; those
 * beside it, as if they stood already.
 */
export type ConflictChecker = (
  shiftId: string | undefined,
  plan: ShiftPlan,
  without?: ReadonlySet<string>,
  beside?: readonly ShiftPlan[],
) => readonly Conflict[];

/** When somebody is planned; those elsewhere have no name here. */
type Standing = Omit<ShiftPlan, 'note'> & { readonly shiftId?: string };

const checkerOf = remembering<ConflictChecker>();

/** Knows when everybody is anywhere, here and elsewhere, and checks plans against it: one of each week, whoever asks for it. */
export const conflictChecker = (schedule: TeamSchedule): ConflictChecker =>
  checkerOf(schedule, [], () => checkerFor(schedule));

function checkerFor(schedule: TeamSchedule): ConflictChecker {
  const { shifts, elsewhere, location, weeklyTargetMinutes, people, policies, positions, levels } = schedule;
  const week = { zone: location.zone, weekStartsOn: weekdayOf(schedule.startsOn) };
  // What is planned away from here, or into another week, is among those elsewhere.
  const isHere = standingIn(schedule);
  const here = shifts.flatMap(({ shiftId, planned: plan }) =>
    plan !== null && isHere(plan) ? [{ ...plan, shiftId }] : [],
  );
  const everywhere: readonly Standing[] = [...here, ...elsewhere];
  const byPerson = Map.groupBy(everywhere, ({ employeeId }) => employeeId);
  const persons = new Map(people.map((person) => [person.employeeId, { ...person, paid: paidByOf(person, policies) }]));
  const asked = new Map(positions.map(({ id, skillIds }) => [id, skillIds]));
  return (shiftId, plan, without, beside = []) => {
    const known = persons.get(plan.employeeId ?? '');
    if (known === undefined) return [];
    const date = dateAt(plan.startsAt, location.zone);
    const person = {
      ...known,
      isHere: known.mayBePlanned || isOver(date, schedule.today),
      young: youngOn(known.young, date),
    };
    const all: readonly Standing[] = [...(byPerson.get(plan.employeeId) ?? []), ...beside];
    const others = all.filter(
      (one) => one.shiftId === undefined || (one.shiftId !== shiftId && without?.has(one.shiftId) !== true),
    );
    const paid = levels.over_target === 'off' ? undefined : person.paid;
    const minutes = paid === undefined ? 0 : minutesOfWeek(plan, others, week, paid);
    const hours = { minutes, targetMinutes: weeklyTargetMinutes };
    const needed = asked.get(plan.positionId ?? '') ?? [];
    return minded(conflictsOf(plan, others, hours, person, needed, location.zone), levels);
  };
}
