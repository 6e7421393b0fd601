import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { fillOpenShifts, type OpenShift, type UnfilledShift } from '../../../domain/schedule/fill-open.ts';
import { plannedMinutes } from '../../../domain/schedule/planned-minutes.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { conflictChecker } from './conflict-checker.ts';
import { paidByOf } from './paid-by.ts';
import type { Grid } from './view.ts';

/** Whom the open shifts of a week would go to, which stay open, both as they begin, and then as people stand in the week; and what is to be planned for it. */
export interface WeekFilling {
  readonly filled: readonly OpenShift[];
  readonly unfilled: readonly UnfilledShift[];
  readonly steps: readonly PlanStep[];
}

/** Works out whom the open shifts of the week would go to, by everything that speaks against a shift where it is dragged. */
export function fillingOf(schedule: TeamSchedule, { open, rows }: Pick<Grid, 'open' | 'rows'>): WeekFilling {
  const shifts = open.cells.flat().filter(({ state }) => state !== 'gone');
  const here = new Map(
    schedule.people.flatMap((person) => {
      const paid = paidByOf(person, schedule.policies);
      return person.mayBePlanned && paid !== undefined ? [[person.employeeId, paid] as const] : [];
    }),
  );
  const candidates = rows.flatMap(({ employeeId, minutes, elsewhereMinutes }) => {
    const paid = here.get(employeeId ?? '');
    if (employeeId === null || paid === undefined) return [];
    const minutesOf = (plan: ShiftPlan) => plannedMinutes(plan, paid);
    return [{ employeeId, minutes: minutes + elsewhereMinutes, minutesOf }];
  });
  const given = fillOpenShifts(shifts, candidates, (before) => {
    const check = conflictChecker(before.length === 0 ? schedule : withGiven(schedule, before));
    return ({ shiftId, plan }) => check(shiftId, plan);
  });
  const order = new Map(rows.map(({ employeeId }, index) => [employeeId, index]));
  const rowOf = ({ plan }: OpenShift) => order.get(plan.employeeId) ?? 0;
  const filled = given.filled.toSorted((a, b) => byBeginning(a, b) || rowOf(a) - rowOf(b));
  const unfilled = given.unfilled.toSorted(byBeginning);
  const before = new Map(shifts.map(({ shiftId, plan }) => [shiftId, plan]));
  const steps = filled.map(({ shiftId, plan }) => ({ shiftId, before: before.get(shiftId), after: plan }));
  return { filled, unfilled, steps };
}

const byBeginning = (a: OpenShift, b: OpenShift): number => a.plan.startsAt - b.plan.startsAt;

/** Whether the open shifts of a week would go where they went when it was looked at: others may have planned meanwhile. */
export const isSameFilling = (looked: WeekFilling, now: WeekFilling): boolean =>
  looked.unfilled.length === now.unfilled.length &&
  looked.unfilled.every(({ shiftId }, index) => now.unfilled[index]?.shiftId === shiftId) &&
  looked.steps.length === now.steps.length &&
  looked.steps.every((step, index) => isSameStep(step, now.steps[index]));

const isSameStep = (a: PlanStep, b: PlanStep | undefined): boolean =>
  a.shiftId === b?.shiftId && isSameOrNone(a.before, b.before) && isSameOrNone(a.after, b.after);

const isSameOrNone = (a: ShiftPlan | undefined, b: ShiftPlan | undefined): boolean =>
  a === undefined || b === undefined ? a === b : isSamePlan(a, b);

function withGiven(schedule: TeamSchedule, given: readonly OpenShift[]): TeamSchedule {
  const plans = new Map(given.map(({ shiftId, plan }) => [shiftId, plan]));
  const shifts = schedule.shifts.map((shift) => {
    const plan = plans.get(shift.shiftId);
    return plan === undefined ? shift : { ...shift, planned: plan };
  });
  return { ...schedule, shifts };
}
