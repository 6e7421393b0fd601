/** One attempt at sending; answers milliseconds until the next, or undefined when there is nothing to send. */
export type Attempt = (wokenAt: number | undefined) => Promise<number | undefined>;

export interface Sender {
  /** Tries now, or as soon as another tab lets go. */
  wake(): void;
  /** Helps: tries when another tab stopped before it was done, without cutting its pauses short. */
  help(): void;
}

/**
 * Calls `attempt` whenever it may be worth while, in one tab of the browser at a time: now, when the
 * network returns, when the page is seen again, and when a pause is over. All tabs queue for the same
 * lock, so that the next takes over when its holder is closed or crashes in the middle.
 *
 * @param lock names what is sent: each kind has its own
 */
export function startSender(lock: string, attempt: Attempt, stop: AbortSignal): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: { wokenAt: number | undefined } | undefined;

  const queue = (wokenAt: number | undefined): void => {
    if (stop.aborted) return;
    if (turn !== undefined) {
      turn.wokenAt = wokenAt ?? turn.wokenAt;
      return;
    }
    const mine = { wokenAt };
    turn = mine;
    void oneTabAtATime(lock, stop, async () => {
      turn = undefined;
      clearTimeout(timer);
      const pause = await attempt(mine.wokenAt);
      if (pause !== undefined && !stop.aborted) timer = setTimeout(() => queue(undefined), pause);
    });
  };
  const wake = (): void => queue(Date.now());

  const signal = { signal: stop };
  globalThis.addEventListener('online', wake, signal);
  globalThis.addEventListener('pageshow', wake, signal);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), signal);
  stop.addEventListener('abort', () => clearTimeout(timer));
  return { wake, help: () => queue(undefined) };
}

async function oneTabAtATime(lock: string, stop: AbortSignal, turn: () => Promise<void>): Promise<void> {
  // Only pages on a secure origin have locks; without them the server still stores each id once.
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return turn();
  try {
    await locks.request(lock, { signal: stop }, turn);
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}
