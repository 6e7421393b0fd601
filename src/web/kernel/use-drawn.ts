import { useEffect, useRef, useState } from 'react';
import { focusIn } from './focus.ts';

/** So many are drawn at first, and with each press: of a thousand nobody reads all, and each would be waited for. */
const drawnAtOnce = 50;

export interface Drawn {
  /** How many are drawn. */
  readonly drawn: number;
  /** How many the next press brings; none where all are there. */
  readonly more: number;
  readonly draw: () => void;
  /** The ref of what holds the rows or items: the first that a press brings has the focus, since what was pressed may be gone. */
  readonly list: (part: HTMLElement | null) => void;
}

/** How much of a long list is drawn. */
export function useDrawn(count: number, first = drawnAtOnce, step = first): Drawn {
  const [drawn, setDrawn] = useState(first);
  const list = useRef<HTMLElement>(null);
  const former = useRef(drawn);
  // Only after a press: a list that grows by itself takes the focus from nobody.
  useEffect(() => {
    if (drawn === former.current) return;
    const brought = list.current?.querySelectorAll<HTMLElement>('li, tbody tr')[former.current];
    former.current = drawn;
    if (brought !== undefined) focusIn(brought);
  }, [drawn]);
  return {
    drawn,
    more: Math.max(0, Math.min(step, count - drawn)),
    draw: () => setDrawn(drawn + step),
    list: (part) => {
      list.current = part;
    },
  };
}
