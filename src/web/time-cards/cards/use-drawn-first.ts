import { startTransition, useEffect, useState } from 'react';

/** More than a screen shows. */
const first = 30;

/**
 * How many of so many rows to draw: first what the screen shows, then all, once that has been painted and without holding up a press or a
 * scroll. All of them are in the page a moment later, so that it is searched and printed whole.
 */
export function useDrawnFirst(count: number): number {
  const [isWhole, setWhole] = useState(count <= first);
  useEffect(() => {
    if (!isWhole) startTransition(() => setWhole(true));
  }, [isWhole]);
  return isWhole ? count : first;
}
