import { useEffect, useState } from 'react';
import { rushMeter } from './rush.ts';

/** So many milliseconds after its last fast frame a rush is over. */
const restsAfter = 120;

/**
 * Whether what scrolls goes by faster than anybody reads it.
 *
 * @param frame what scrolls; null until it is there
 */
export function useRush(frame: HTMLElement | null): boolean {
  const [isRushing, setRushing] = useState(false);
  useEffect(() => {
    if (frame === null) return undefined;
    const isRush = rushMeter();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = ({ timeStamp }: Event): void => {
      if (!isRush(frame.scrollTop, timeStamp)) return;
      clearTimeout(rest);
      rest = setTimeout(() => setRushing(false), restsAfter);
      setRushing(true);
    };
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      frame.removeEventListener('scroll', onScroll);
    };
  }, [frame]);
  return isRushing;
}
