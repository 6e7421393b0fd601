import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { addDays, dateAt } from '../../../domain/kernel/time.ts';
import { takeOnTop } from '../../../domain/schedule/in-turn.ts';
import { movedTo } from '../../../domain/schedule/move.ts';
import { planOf, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { conflictChecker } from './conflict-checker.ts';
import { plansAnew } from './plan-anew.ts';

/** What was planned once, as it can be planned in another week. */
export interface PlannedAgain {
  readonly plans: readonly ShiftPlan[];
  /** So many of these are open, since whoever had them does not work here any more. */
  readonly opened: number;
  /** These a rule of the organization refuses, perhaps only beside the others of that person. */
  readonly refused: readonly ShiftPlan[];
  /** Of these whoever has them works then already. */
  readonly busy: readonly ShiftPlan[];
  /** So many are planned just like that already, and not once more. */
  readonly known: number;
}

/** Of shifts that were meant for another week, what can be planned in this one. */
export function planAgain(schedule: TeamSchedule, wanted: readonly ShiftPlan[]): PlannedAgain {
  const anew = plansAnew(schedule);
  const check = conflictChecker(schedule);
  const wishes = wanted.map((was) => {
    const plan = anew(was);
    return { plan, isOpened: plan.employeeId !== was.employeeId };
  });
  const missing = missingFrom(schedule, wishes);
  const inOrder = missing.toSorted((a, b) => a.plan.startsAt - b.plan.startsAt);
  const { taken, left, busy } = takeOnTop(inOrder, schedule.levels, ({ plan }, before) =>
    check(
      undefined,
      plan,
      undefined,
      before.map((one) => one.plan),
    ),
  );
  const fit = new Set(taken);
  const planned = missing.filter((wish) => fit.has(wish));
  return {
    plans: planned.map(({ plan }) => plan),
    opened: planned.filter(({ isOpened }) => isOpened).length,
    refused: left.map(({ plan }) => plan),
    busy: busy.map(({ plan }) => plan),
    known: wanted.length - missing.length,
  };
}

/** Those that a week does not have yet: copied twice, nobody is planned twice. Of several that are alike each counts. */
function missingFrom<Wish extends { readonly plan: ShiftPlan }>(
  { shifts }: TeamSchedule,
  wishes: readonly Wish[],
): readonly Wish[] {
  const standing = new Map<string, number>();
  for (const { planned } of shifts) {
    if (planned !== null) standing.set(nameOf(planned), (standing.get(nameOf(planned)) ?? 0) + 1);
  }
  return wishes.filter(({ plan }) => {
    const left = standing.get(nameOf(plan)) ?? 0;
    standing.set(nameOf(plan), left - 1);
    return left <= 0;
  });
}

const nameOf = (plan: ShiftPlan): string => JSON.stringify(planOf(plan));

/** Which shifts of a week are planned just like one of some plans: with them it is sent what was looked at before these were planned. */
export function seenAlike({ shifts }: Pick<TeamSchedule, 'shifts'>, plans: readonly ShiftPlan[]): readonly string[] {
  const names = new Set(plans.map(nameOf));
  return shifts.flatMap(({ shiftId, planned }) => (planned !== null && names.has(nameOf(planned)) ? shiftId : []));
}

/** What was planned for the week before, a week later by the clock on the wall; nothing of it is told to anybody yet. */
export const plansWeekLater = ({ shifts, location }: TeamSchedule): readonly ShiftPlan[] =>
  shifts.flatMap(({ planned: plan }) =>
    plan === null || plan.locationId !== location.id
      ? []
      : [movedTo(plan, addDays(dateAt(plan.startsAt, location.zone), 7), location.zone)],
  );
