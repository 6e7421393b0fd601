import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { Conflict } from '../../../domain/schedule/conflict.ts';
import {
  changesToPublish,
  publishableAt,
  type PlannedShift,
  type ShiftChange,
} from '../../../domain/schedule/publication.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { awayOf, peopleById, shiftsByPerson } from './by-person.ts';
import { conflictChecker, type ConflictChecker } from './conflict-checker.ts';
import { laidAtLast } from './long-weeks.ts';
import { remembering } from './remembering.ts';
import { standingIn } from './week-span.ts';

/** A shift as it stands in a cell. */
export interface GridShift {
  readonly shiftId: string;
  readonly plan: ShiftPlan;
  /** `draft`: people do not know it like this; `gone`: it is cancelled, and people do not know that. */
  readonly state: 'published' | 'draft' | 'gone';
  readonly conflicts: readonly Conflict[];
}

/** What of a week hangs on the shifts of one person alone, or on those that nobody has. */
export interface PersonWeek {
  /** Those that stand in the week of the location, with what speaks against each. */
  readonly shifts: readonly GridShift[];
  /** As their reader may publish them: what they may not stays as people know it. */
  readonly publishable: readonly PlannedShift[];
  /** What publishing changes. */
  readonly changes: readonly ShiftChange[];
  /** Changes besides that wait for somebody who plans where the shift comes from and where it goes. */
  readonly waiting: number;
  /** Shifts that something speaks against. */
  readonly conflicts: number;
}

const weekOfPerson = remembering<PersonWeek>();
const weekOfNobody = remembering<PersonWeek>();
const rulesOf = remembering<object>();

/** Of a week, whatever its shifts are checked by and is the same for everybody: another thing once any of it is another. */
function behindAll(schedule: TeamSchedule, plansAt: (locationId: string) => boolean): object {
  const { location, startsOn, endsOn, today, weeklyTargetMinutes, policies, positions, levels } = schedule;
  const rules = [startsOn, endsOn, today, weeklyTargetMinutes, policies, positions, levels, plansAt];
  return rulesOf(location, rules, () => ({}));
}

/**
 * Tells the part of a week that is somebody's. Of whom nothing changed it is the very same as before: of a week of thousands of shifts one changes at
 * a time, and only who had it and who has it now are looked at again.
 *
 * @param plansAt whether its reader plans at a location
 */
export function weeksOfPersons(
  schedule: TeamSchedule,
  plansAt: (locationId: string) => boolean,
): (employeeId: string | null) => PersonWeek {
  const { location, people, elsewhere } = schedule;
  const rules = behindAll(schedule, plansAt);
  const persons = peopleById(people);
  const shifts = shiftsByPerson(schedule);
  const isHere = standingIn(schedule);
  return (employeeId) => {
    const theirs = shifts.get(employeeId) ?? [];
    const make = () => weekOf(theirs, isHere, plansAt, conflictChecker(schedule));
    if (employeeId === null) return weekOfNobody(location, [rules, ...theirs], make);
    const person = persons.get(employeeId);
    // Whoever is not among its people has no row, and nothing speaks against their shifts.
    if (person === undefined) return make();
    return weekOfPerson(person, [rules, ...theirs, ...awayOf(elsewhere, employeeId)], make);
  };
}

function weekOf(
  theirs: readonly ManagedShift[],
  isHere: (plan: ShiftPlan) => boolean,
  plansAt: (locationId: string) => boolean,
  check: ConflictChecker,
): PersonWeek {
  const { shifts: publishable, waiting } = publishableAt(theirs.map(plannedShiftOf), plansAt);
  const changes = changesToPublish(publishable);
  const standing = theirs.flatMap((shift) => gridShift(shift, isHere, check));
  const laid = laidAtLast(standing, new Set(changes.map(({ shiftId }) => shiftId)), check);
  const shifts = standing.map(({ shiftId, plan, state, conflicts }) => ({
    shiftId,
    plan,
    state,
    conflicts: laid.get(shiftId) ?? conflicts,
  }));
  return {
    shifts,
    publishable,
    changes,
    waiting,
    conflicts: shifts.filter(({ conflicts }) => conflicts.length > 0).length,
  };
}

/** A shift as the rules take it: nothing where the contract says null. */
const plannedShiftOf = ({ shiftId, planned, published }: ManagedShift): PlannedShift => ({
  shiftId,
  planned: planned ?? undefined,
  published: published ?? undefined,
});

const nothing: readonly Conflict[] = [];

function gridShift(
  { shiftId, planned, published }: ManagedShift,
  isHere: (plan: ShiftPlan) => boolean,
  check: ConflictChecker,
): GridShift[] {
  const plan = planned ?? published;
  // Moved to another location or week: it stands in the plan of that one.
  if (plan === null || !isHere(plan)) return [];
  const conflicts = planned === null ? nothing : check(shiftId, planned);
  return [{ shiftId, plan, state: stateOf(planned, published), conflicts }];
}

function stateOf(planned: ShiftPlan | null, published: ShiftPlan | null): GridShift['state'] {
  if (planned === null) return 'gone';
  return published !== null && isSamePlan(planned, published) ? 'published' : 'draft';
}
