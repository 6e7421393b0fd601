import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../../kernel/after-paint.ts';
import { holdPage } from '../../kernel/unrecorded.ts';
import { Said } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { planQueue, type PlanQueue } from './plan-queue.ts';
import { planCalls, readScheduleAgain, takeShifts } from './queries.ts';
import { sayFailure } from './say-failure.tsx';

/** The queue of a page on which somebody plans shifts: it outlives the week, the place and the view that are looked at, and says while it waits. */
export function usePlanQueue(employeeId: string): {
  readonly queue: PlanQueue;
  /** Nobody answers at the moment. */
  readonly isWaiting: boolean;
} {
  const [queue] = useState(() => heldQueue(employeeId));
  useEffect(() => queue.stand(), [queue]);
  const { isWaiting } = useSyncExternalStore(queue.watch, queue.queued);
  useEffect(
    () =>
      isWaiting
        ? showToast({ text: <Said of={(words) => words.say('schedule.waits')} /> }, { untilClosed: true })
        : undefined,
    [isWaiting],
  );
  return { queue, isWaiting };
}

/** A queue that holds the page for as long as something of it is not recorded, on whichever screen. */
function heldQueue(employeeId: string): PlanQueue {
  const queue = planQueue(
    { ...planCalls(employeeId), took: takeShifts, readAgain: readScheduleAgain, pause, drawn },
    ({ failure }) => sayFailure(failure, undefined),
  );
  let release: (() => void) | undefined;
  queue.watch(() => {
    if (queue.queued().groups.length > 0) release ??= holdPage(queue.drop);
    else {
      release?.();
      release = undefined;
    }
  });
  return queue;
}

const drawn = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve));

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
