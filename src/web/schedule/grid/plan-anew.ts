import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { hasLeftBy } from '../../../domain/people/last-day.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';

/**
 * How what was planned once can be planned now: open, where whoever had it does not work here any more; without its position, where that
 * is closed and the shift does not have it.
 */
export function plansAnew({
  people,
  positions,
  location,
}: TeamSchedule): (plan: ShiftPlan, kept?: readonly (string | null | undefined)[]) => ShiftPlan {
  const here = new Map(
    people.flatMap(({ employeeId, mayBePlanned, lastDay }) => (mayBePlanned ? [[employeeId, lastDay] as const] : [])),
  );
  const offered = new Set(positions.flatMap(({ id, isOpen }) => (isOpen ? id : [])) as (string | null)[]);
  const isHere = ({ employeeId, startsAt }: ShiftPlan): boolean => {
    if (employeeId === null) return true;
    const lastDay = here.get(employeeId);
    return lastDay !== undefined && !hasLeftBy(dateAt(startsAt, location.zone), lastDay);
  };
  return (plan, kept = []) => ({
    ...plan,
    employeeId: isHere(plan) ? plan.employeeId : null,
    positionId: offered.has(plan.positionId) || kept.includes(plan.positionId) ? plan.positionId : null,
  });
}
