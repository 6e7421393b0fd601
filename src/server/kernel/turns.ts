/** Work that takes its turn: so many at once, so many waiting, and everybody else is sent away. */
export interface Turns {
  /** Does `work` when its turn comes; undefined, at once, when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T | undefined>;
  /** Whether whoever came now would be sent away. */
  areFull(): boolean;
}

/** What is heavy must not starve the punches of processor and memory. */
export function makeTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  let busy = 0;
  const queue: (() => void)[] = [];
  return {
    areFull: () => queue.length >= waiting,
    async take(work) {
      if (busy >= atOnce) {
        if (queue.length >= waiting) return undefined;
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        busy += 1;
      }
      try {
        return await work();
      } finally {
        const next = queue.shift();
        // The turn is handed on as it is, so that nobody slips in between.
        if (next === undefined) busy -= 1;
        else next();
      }
    },
  };
}
