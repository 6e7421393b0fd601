/** What was done on this page and has no answer yet; each says how it is let go. */
const held = new Map<symbol, () => void>();
const watchers = new Set<() => void>();

/**
 * Something was done whose answer is awaited in the background, whichever screen is looked at: until it is there the browser asks before the
 * page goes, and whoever logs out waits for it.
 *
 * @param letGo called once whoever did it is not here any more
 * @returns called when it is answered
 */
export function holdPage(letGo: () => void): () => void {
  const one = Symbol('unrecorded');
  if (held.size === 0) addEventListener('beforeunload', askBefore);
  held.set(one, letGo);
  return () => {
    if (!held.delete(one) || held.size > 0) return;
    removeEventListener('beforeunload', askBefore);
    for (const tell of watchers) tell();
  };
}

/** Waits until all is recorded, for at most so many milliseconds; whether it is. */
export async function allRecorded(patienceMilliseconds: number): Promise<boolean> {
  if (held.size === 0) return true;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      watchers.delete(done);
      resolve();
    };
    const timer = setTimeout(done, patienceMilliseconds);
    watchers.add(done);
  });
  return held.size === 0;
}

/** Whoever did it is not here any more: nothing of it is sent in the name of the next. */
export function forgetUnrecorded(): void {
  for (const letGo of held.values()) letGo();
}

const askBefore = (event: Event): void => event.preventDefault();
