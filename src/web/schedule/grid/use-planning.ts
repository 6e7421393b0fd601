import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { withQueued } from './pending-steps.ts';
import { planHistory, type Planning } from './plan-history.ts';
import type { LostPlan, PlanQueue } from './plan-queue.ts';
import type { Failure } from './send-steps.ts';

/** A week while it is planned. */
export interface PlannedWeek {
  /** The week with what was done to it, answered or not. */
  readonly shown: TeamSchedule | undefined;
  /** The same from one change to the next: what is drawn of it alone is not drawn again. */
  readonly planning: Planning;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** So many changes wait on this page because nobody answers, of weeks and places that were left as well. */
  readonly unsaved: number;
}

/**
 * Changes the plan on the screen at once and has the queue tell the server. What it refuses is said, what was done on top of it is dropped, and
 * the week is read again: somebody else was quicker.
 *
 * @param queue of the page; it goes on with what was planned here when the week is left
 * @param onFailure told why, whether it is of the week that is shown, and of a single shift what was planned of it, so that nothing has to be
 *   typed again
 */
export function usePlanning(
  queue: PlanQueue,
  schedule: TeamSchedule | undefined,
  onFailure: (failure: Failure, isHere: boolean, lost: LostPlan | undefined) => void,
): PlannedWeek {
  const [history] = useState(() => planHistory(queue));
  const { past, future } = useSyncExternalStore(history.watch, history.steps);
  const { groups, isWaiting } = useSyncExternalStore(queue.watch, queue.queued);
  useLayoutEffect(() => history.stand(schedule), [history, schedule]);
  useEffect(() =>
    queue.hear(({ steps, failure, lost, ...part }) => {
      history.giveUp(part);
      onFailure(failure, steps.some(history.isHereNow()), lost);
    }),
  );
  return {
    shown: schedule && withQueued(schedule, groups),
    planning: history,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    unsaved: isWaiting ? groups.length : 0,
  };
}
