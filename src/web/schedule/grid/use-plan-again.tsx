import { useRef } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { addDays } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { Said } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { sayPlannedAgain } from './again-words.ts';
import { planAgain, plansWeekLater, seenAlike } from './plan-again.ts';
import type { Planning } from './plan-history.ts';
import { fetchSchedule } from './queries.ts';
import { sayFailure } from './say-failure.tsx';

/** Plans in a week what was planned in another or kept in a template, and says what came of it. */
export function usePlanAgain() {
  /** Takes away what was said of the last copy: it was said before anybody knew whether it is taken. */
  const unsay = useRef<() => void>(undefined);
  /** The weeks, by their places and first dates, into which the one before is being copied. */
  const copying = useRef(new Set<string>());
  const plan = (
    schedule: TeamSchedule,
    planning: Planning,
    wanted: readonly ShiftPlan[],
    done: 'schedule.copiedWeek' | 'schedule.templates.applied',
  ): void => {
    const outcome = planAgain(schedule, wanted);
    planning.add(outcome.plans, seenAlike(schedule, outcome.plans));
    const text = <Said of={(words) => sayPlannedAgain(outcome, done, schedule, words)} />;
    unsay.current = showToast({ text }, { untilClosed: outcome.refused.length + outcome.busy.length > 0 });
  };
  return {
    unsay: () => unsay.current?.(),
    planTemplate: (schedule: TeamSchedule, planning: Planning, plans: readonly ShiftPlan[]) =>
      plan(schedule, planning, plans, 'schedule.templates.applied'),
    /** Into the week that is shown as it is asked for. */
    copyLastWeek: async (planning: Planning): Promise<void> => {
      const schedule = planning.shown();
      const name = `${schedule?.location.id} ${schedule?.startsOn}`;
      // Pressed twice it is one wish.
      if (schedule === undefined || copying.current.has(name)) return;
      copying.current.add(name);
      const before = await fetchSchedule(schedule.location.id, addDays(schedule.startsOn, -7)).catch(() => undefined);
      copying.current.delete(name);
      if (before === undefined) sayFailure(undefined, schedule);
      else plan(schedule, planning, plansWeekLater(planning.asPlanned(before)), 'schedule.copiedWeek');
    },
  };
}
