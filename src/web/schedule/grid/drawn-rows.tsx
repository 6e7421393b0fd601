import { useState, type CSSProperties, type ReactNode } from 'react';
import { useDrawnRows } from './use-drawn-rows.ts';

interface DrawnRowsProps {
  /** How many shifts lie one below the other in each row: what it takes of height until it is measured. */
  readonly depths: readonly number[];
  readonly keyOf: (index: number) => string;
  /** What scrolls. */
  readonly frame: HTMLElement | null;
  readonly children: (index: number) => ReactNode;
}

/** Rows one below the other; of a thousand only those that are in sight, the first, where the tab key enters, and the one with the focus. */
export function DrawnRows({ depths, keyOf, frame, children }: DrawnRowsProps) {
  const [focused, setFocused] = useState(0);
  const { drawn, blockSize, measure } = useDrawnRows(depths, frame, [0, focused]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus of its cells
    <div
      role="rowgroup"
      className="sg-rows"
      style={{ blockSize }}
      onFocus={(event) => {
        const cell = event.target.closest<HTMLElement>('[data-row]');
        if (cell !== null) setFocused(Number(cell.dataset['row']));
      }}
    >
      {drawn.map(({ index, start }) => (
        <div
          key={keyOf(index)}
          ref={measure}
          role="presentation"
          className="sg-at"
          data-index={index}
          style={{ '--y': `${start}px` } as CSSProperties}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}
