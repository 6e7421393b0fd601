import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../../kernel/after-paint.ts';
import { Said } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { planQueue, type PlanQueue } from './plan-queue.ts';
import { callAddShifts, callChangeShifts, readScheduleAgain, takeShifts } from './queries.ts';
import { sayFailure } from './say-failure.tsx';

/** The queue of a page on which shifts are planned: it outlives the week, the place and the view that are looked at, and says while it waits. */
export function usePlanQueue(): {
  readonly queue: PlanQueue;
  /** Nobody answers at the moment. */
  readonly isWaiting: boolean;
  /** Something is not recorded yet, be it only since it was done a moment ago. */
  readonly isSending: boolean;
} {
  const [queue] = useState(() =>
    planQueue(
      { add: callAddShifts, change: callChangeShifts, took: takeShifts, readAgain: readScheduleAgain, pause, drawn },
      ({ failure }) => sayFailure(failure, undefined),
    ),
  );
  useEffect(() => queue.stand(), [queue]);
  const { groups, isWaiting } = useSyncExternalStore(queue.watch, queue.queued);
  useEffect(
    () =>
      isWaiting
        ? showToast({ text: <Said of={(words) => words.say('schedule.waits')} /> }, { untilClosed: true })
        : undefined,
    [isWaiting],
  );
  return { queue, isWaiting, isSending: groups.length > 0 };
}

const drawn = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve));

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
