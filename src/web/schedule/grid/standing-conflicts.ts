import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { Conflict } from '../../../domain/schedule/conflict.ts';
import type { ConflictChecker } from './conflict-checker.ts';
import { remembering } from './remembering.ts';

type Person = TeamSchedule['people'][number];

const checkedOf = remembering<ReadonlyMap<string, readonly Conflict[]>>();
const nothing: readonly Conflict[] = [];

/** Of a week, whatever its shifts are checked by and is the same for everybody. */
export const behindAll = ({
  location,
  startsOn,
  endsOn,
  today,
  weeklyTargetMinutes,
  policies,
  positions,
  levels,
}: TeamSchedule): readonly unknown[] => [
  location,
  startsOn,
  endsOn,
  today,
  weeklyTargetMinutes,
  policies,
  positions,
  levels,
];

/** What speaks against each shift as it is planned. Somebody of whose week nothing changed is not checked anew. */
export function standingConflicts(
  schedule: TeamSchedule,
  check: ConflictChecker,
): (shift: ManagedShift) => readonly Conflict[] {
  const rules = behindAll(schedule);
  const persons = new Map(schedule.people.map((person) => [person.employeeId, person]));
  const theirs = Map.groupBy(schedule.shifts, ({ planned }) => planned?.employeeId ?? '');
  const away = Map.groupBy(schedule.elsewhere, ({ employeeId }) => employeeId);
  const checked = new Map<string, ReadonlyMap<string, readonly Conflict[]>>();
  const ofPerson = (person: Person) => {
    const shifts = theirs.get(person.employeeId) ?? [];
    return checkedOf(
      person,
      [...rules, ...shifts, ...(away.get(person.employeeId) ?? [])],
      () => new Map(shifts.flatMap(({ shiftId, planned }) => (planned ? [[shiftId, check(shiftId, planned)]] : []))),
    );
  };
  return ({ shiftId, planned }) => {
    const person = persons.get(planned?.employeeId ?? '');
    if (person === undefined) return nothing;
    const known = checked.get(person.employeeId) ?? ofPerson(person);
    checked.set(person.employeeId, known);
    return known.get(shiftId) ?? nothing;
  };
}
