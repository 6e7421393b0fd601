import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt, weekdayOf } from '../../../domain/kernel/time.ts';
import { youngOn } from '../../../domain/profile/young-age.ts';
import { conflictsOf, isOver, type Conflict } from '../../../domain/schedule/conflict.ts';
import { minded } from '../../../domain/schedule/planning-rules.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { minutesOfWeek } from '../../../domain/schedule/week-ahead.ts';
import { awayOf, peopleById, shiftsByPerson } from './by-person.ts';
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

/** When somebody is planned. */
type Standing = Omit<ShiftPlan, 'note'>;

const checkerOf = remembering<ConflictChecker>();

/** Knows when everybody is anywhere, here and elsewhere, and checks plans against it: one of each week, whoever asks for it. */
export const conflictChecker = (schedule: TeamSchedule): ConflictChecker =>
  checkerOf(schedule, [], () => checkerFor(schedule));

function checkerFor(schedule: TeamSchedule): ConflictChecker {
  const { elsewhere, location, weeklyTargetMinutes, people, policies, positions, levels } = schedule;
  const week = { zone: location.zone, weekStartsOn: weekdayOf(schedule.startsOn) };
  // What is planned away from here, or into another week, is among those elsewhere.
  const isHere = standingIn(schedule);
  const persons = peopleById(people);
  const shifts = shiftsByPerson(schedule);
  return (shiftId, plan, without, beside = []) => {
    const person = persons.get(plan.employeeId ?? '');
    if (person === undefined) return [];
    const { employeeId } = person;
    const here = (shifts.get(employeeId) ?? []).flatMap(({ shiftId: other, planned }): ShiftPlan[] =>
      planned !== null && isHere(planned) && other !== shiftId && without?.has(other) !== true ? [planned] : [],
    );
    const others: readonly Standing[] = [...here, ...awayOf(elsewhere, employeeId), ...beside];
    const date = dateAt(plan.startsAt, location.zone);
    const paid = paidByOf(person, policies);
    const thatDay = {
      ...person,
      paid,
      isHere: person.mayBePlanned || isOver(date, schedule.today),
      young: youngOn(person.young, date),
    };
    const isCounted = paid !== undefined && levels.over_target !== 'off';
    const hours = {
      minutes: isCounted ? minutesOfWeek(plan, others, week, paid) : 0,
      targetMinutes: weeklyTargetMinutes,
    };
    const needed = positions.find(({ id }) => id === plan.positionId)?.skillIds ?? [];
    return minded(conflictsOf(plan, others, hours, thatDay, needed, location.zone), levels);
  };
}
