import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { isTheirsNoLonger, isUnplannable } from '../../../domain/schedule/planning-rules.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { Said, type Words } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { conflictChecker } from './conflict-checker.ts';
import { sayConflicts } from './conflict-words.ts';
import type { Planning } from './plan-history.ts';
import type { useRoving } from './use-roving.ts';
import type { GridShift } from './view.ts';

/** What would be said of a shift, were it like this, and whether it cannot be. */
export interface Verdict {
  readonly isRefused: boolean;
  readonly say: (words: Words) => readonly string[];
}

/** Judges where a shift might go, and puts it there unless it cannot; in a week as in a day. */
export function usePlacing(
  schedule: TeamSchedule,
  planning: Planning,
  { focusOn, leave }: Pick<ReturnType<typeof useRoving>, 'focusOn' | 'leave'>,
) {
  const check = conflictChecker(schedule);
  const judge = (shiftId: string | undefined, plan: ShiftPlan): Verdict => {
    const conflicts = check(shiftId, plan);
    return {
      isRefused: isTheirsNoLonger(conflicts) || isUnplannable(conflicts, schedule.levels),
      say: (words) => sayConflicts(conflicts, schedule, words),
    };
  };
  /** Says why, where it cannot be. */
  const isRefused = (shiftId: string | undefined, plan: ShiftPlan): boolean => {
    const verdict = judge(shiftId, plan);
    if (verdict.isRefused) showToast({ text: <Said of={(words) => verdict.say(words).join(' ')} /> });
    return verdict.isRefused;
  };
  const add = (plan: ShiftPlan): void => {
    if (isRefused(undefined, plan)) return;
    const [added] = planning.add([plan]);
    if (added !== undefined) focusOn(added);
  };
  return {
    judge,
    add,
    /** Makes a shift another one, or leaves it and adds the other. */
    place: (shift: GridShift, plan: ShiftPlan, isCopy: boolean): void => {
      if (shift.state === 'gone') return;
      if (isCopy) return add(plan);
      if (isSamePlan(plan, shift.plan) || isRefused(shift.shiftId, plan)) return;
      planning.set(shift.shiftId, shift.plan, plan);
      focusOn(shift.shiftId);
    },
    cancel: (shift: GridShift): void => {
      if (shift.state === 'gone') return;
      // What people know stands there until they are told; what they do not is gone at once.
      if (shift.state === 'published') focusOn(shift.shiftId);
      else leave(shift.shiftId);
      planning.set(shift.shiftId, shift.plan, undefined);
    },
  };
}
