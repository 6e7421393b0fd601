import type { markRead } from '../../../contract/messaging.ts';
import { retryPause } from '../../kernel/backoff.ts';
import type { CallAnswer } from '../../kernel/call.ts';
import { Unreachable } from '../../kernel/unreachable.ts';
import { isFinal } from '../outbox/answer.ts';

/** Whether there is no more to do: it is noted, or it is refused for good. */
async function isSettled(noted: Promise<CallAnswer<typeof markRead>>): Promise<boolean> {
  try {
    const answer = await noted;
    return answer.ok || isFinal(answer.refusal);
  } catch (error) {
    if (error instanceof Unreachable) return false;
    throw error;
  }
}

/**
 * Notes that somebody has read something, and again until that has arrived: what was read is no news, however late the server hears of it.
 *
 * @param note undefined while nobody looks at it
 */
export function startMarking(note: () => Promise<CallAnswer<typeof markRead>> | undefined) {
  let tries = 0;
  let isUnderWay = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    clearTimeout(timer);
    const noted = isOver || isUnderWay ? undefined : note();
    if (noted === undefined) return;
    isUnderWay = true;
    void isSettled(noted).then((settled) => {
      isUnderWay = false;
      if (settled) isOver = true;
      else if (!isOver) timer = setTimeout(again, retryPause((tries += 1), Math.random()));
    }, reportError);
  };
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
  };
  again();
  return { again, stop };
}
