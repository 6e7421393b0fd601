/** Milliseconds after which a task is done although the page is busy. */
const longestWait = 5_000;

/**
 * Does one task after another, each once the page has nothing else to do: what is fetched ahead must not hold up what is pressed. A task
 * that fails is passed over.
 *
 * @returns ends it; a task that has begun goes on
 */
export function whenIdle(tasks: readonly (() => Promise<unknown>)[]): () => void {
  let isEnded = false;
  const next = async (rest: readonly (() => Promise<unknown>)[]): Promise<void> => {
    const [task, ...others] = rest;
    if (task === undefined) return;
    await idle();
    if (isEnded) return;
    await task().catch(() => undefined);
    return next(others);
  };
  void next(tasks);
  return () => {
    isEnded = true;
  };
}

/** Safari cannot tell when it is idle: there a moment's rest stands for it. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: longestWait });
    else setTimeout(resolve, 50);
  });
