import type { TeamSchedule } from '../../../contract/schedule.ts';
import { addDays, dateAt } from '../../../domain/kernel/time.ts';
import { hasLeftBy } from '../../../domain/people/last-day.ts';
import { movedTo } from '../../../domain/schedule/move.ts';
import { isUnplannable } from '../../../domain/schedule/planning-rules.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { conflictChecker } from './conflict-checker.ts';

/** What was planned once, as it can be planned in another week. */
export interface PlannedAgain {
  readonly plans: readonly ShiftPlan[];
  /** So many of them are open, since whoever had them does not work here any more. */
  readonly opened: number;
  /** So many a rule of the organization refuses. */
  readonly refused: number;
}

/** Of shifts that were meant for another week, what can be planned in this one. */
export function planAgain(schedule: TeamSchedule, wanted: readonly ShiftPlan[]): PlannedAgain {
  const here = new Map(
    schedule.people.flatMap(({ employeeId, mayBePlanned, lastDay }) =>
      mayBePlanned ? [[employeeId, lastDay] as const] : [],
    ),
  );
  const offered = new Set(schedule.positions.flatMap(({ id, isOpen }) => (isOpen ? id : [])) as (string | null)[]);
  /** A position that is closed meanwhile is given to nothing new: it is to be chosen again. */
  const asOffered = (plan: ShiftPlan): ShiftPlan =>
    offered.has(plan.positionId) ? plan : { ...plan, positionId: null };
  const isHere = ({ employeeId, startsAt }: ShiftPlan): boolean => {
    if (employeeId === null) return true;
    const lastDay = here.get(employeeId);
    return lastDay !== undefined && !hasLeftBy(dateAt(startsAt, schedule.location.zone), lastDay);
  };
  const check = conflictChecker(schedule);
  const plans = wanted
    .map((plan) => asOffered(isHere(plan) ? plan : { ...plan, employeeId: null }))
    .filter((plan) => !isUnplannable(check(undefined, plan), schedule.levels));
  return {
    plans,
    opened: wanted.filter((plan) => !isHere(plan)).length,
    refused: wanted.length - plans.length,
  };
}

/** What was planned for the week before, a week later by the clock on the wall; nothing of it is told to anybody yet. */
export const plansWeekLater = ({ shifts, location }: TeamSchedule): readonly ShiftPlan[] =>
  shifts.flatMap(({ planned: plan }) =>
    plan === null || plan.locationId !== location.id
      ? []
      : [movedTo(plan, addDays(dateAt(plan.startsAt, location.zone), 7), location.zone)],
  );
