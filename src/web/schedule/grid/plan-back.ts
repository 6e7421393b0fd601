import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { takeInTurn } from '../../../domain/schedule/in-turn.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { conflictChecker } from './conflict-checker.ts';
import { plansAnew } from './plan-anew.ts';

/** What a week was, as it can be planned by now. */
export interface PlannedBack {
  readonly steps: readonly PlanStep[];
  /** So many of these are open, since whoever had them does not work here any more. */
  readonly opened: number;
  /** So many others should have been theirs again, and stay open as they are. */
  readonly stillOpen: number;
  /** These a rule of the organization refuses by now: their shifts stay as they are. */
  readonly refused: readonly ShiftPlan[];
}

type Wish = PlanStep & { readonly plan: ShiftPlan };

/** Of the way back to a week as it once was, what can be gone: one shift that cannot be planned like that any more holds up no other. */
export function planBack(schedule: TeamSchedule, steps: readonly PlanStep[]): PlannedBack {
  const anew = plansAnew(schedule);
  const known = new Map(schedule.shifts.map((shift) => [shift.shiftId, shift]));
  const wishes = steps
    .flatMap((step): Wish[] => {
      const { planned, published } = known.get(step.shiftId) ?? {};
      const kept = [step.before?.positionId, planned?.positionId, published?.positionId];
      return step.after === undefined ? [] : [{ ...step, plan: anew(step.after, kept) }];
    })
    .toSorted((a, b) => a.plan.startsAt - b.plan.startsAt);
  const gone = steps.filter(({ after }) => after === undefined);
  let fit: readonly Wish[] = wishes;
  const refused: ShiftPlan[] = [];
  for (let left = wishes.length; left > 0;) {
    // What is refused stays where it is, and may be in the way of another.
    const outcome = takeInTurn(fit, schedule.levels, checkOf(schedule, [...gone, ...fit]));
    fit = outcome.taken;
    refused.push(...outcome.left.map(({ plan }) => plan));
    left = outcome.left.length;
  }
  const taken = new Map(fit.map((wish) => [wish.shiftId, wish.plan]));
  const back = steps.flatMap(({ shiftId, before, after }): PlanStep[] => {
    if (after === undefined) return [{ shiftId, before, after }];
    const plan = taken.get(shiftId);
    const isThere = plan !== undefined && before !== undefined && isSamePlan(before, plan);
    return plan === undefined || isThere ? [] : [{ shiftId, before, after: plan }];
  });
  const done = new Set(back.map(({ shiftId }) => shiftId));
  const open = fit.filter(({ plan, after }) => plan.employeeId !== after?.employeeId);
  const opened = open.filter(({ shiftId }) => done.has(shiftId)).length;
  return { steps: back, opened, stillOpen: open.length - opened, refused };
}

/** What speaks against a plan where all of these shifts go from where they are. */
function checkOf(schedule: TeamSchedule, going: readonly PlanStep[]) {
  const without = new Set(going.map(({ shiftId }) => shiftId));
  // Those that stand elsewhere by now have no id there.
  const left = going.flatMap(({ before }) => before ?? []);
  const elsewhere = schedule.elsewhere.filter((busy) => !left.some((plan) => isAt(plan, busy)));
  const check = conflictChecker({ ...schedule, elsewhere });
  return ({ shiftId, plan }: Wish, taken: readonly Wish[]) =>
    check(
      shiftId,
      plan,
      without,
      taken.map((one) => one.plan),
    );
}

const isAt = (plan: ShiftPlan, busy: TeamSchedule['elsewhere'][number]): boolean =>
  plan.employeeId === busy.employeeId &&
  plan.locationId === busy.locationId &&
  plan.startsAt === busy.startsAt &&
  plan.endsAt === busy.endsAt;
