/** Runs work as one of a key, no more of which run at a time than a share allows; without a key it runs at once. */
export type Share = <T>(key: string | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * Shares out what there is only so much of: those of one key queue behind each other, in the order in which they came, and nobody behind
 * those of another.
 *
 * @param width how many of a key run at a time, at least one
 */
export function shareOut(width: number): Share {
  const queues = new Map<string, { inside: number; readonly waiting: (() => void)[] }>();
  return async (key, work) => {
    if (key === undefined) return work();
    const queue = queues.get(key) ?? { inside: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.inside < width) queue.inside += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever goes leaves their place to the next, so that nobody who comes now is before them.
      const next = queue.waiting.shift();
      if (next !== undefined) next();
      else if ((queue.inside -= 1) === 0) queues.delete(key);
    }
  };
}
