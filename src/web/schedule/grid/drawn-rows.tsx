import { useState, type CSSProperties, type ReactNode } from 'react';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useRush } from './use-rush.ts';

interface DrawnRowsProps {
  /** How many shifts lie one below the other in each row: what it takes of height until it is measured. */
  readonly depths: readonly number[];
  /** What a row is known by; another function where the rows are others. */
  readonly keyOf: (index: number) => string;
  /** What scrolls. */
  readonly frame: HTMLElement | null;
  /** What stands for a row that goes by faster than it is read; without it all are drawn whole. */
  readonly sketch?: (index: number) => ReactNode;
  readonly children: (index: number) => ReactNode;
}

/** Rows one below the other; of a thousand only those that are in sight, the first, where the tab key enters, and the one with the focus. */
export function DrawnRows({ depths, keyOf, frame, sketch, children }: DrawnRowsProps) {
  const [focused, setFocused] = useState(0);
  const isRushing = useRush(frame);
  const { drawn, blockSize, measure } = useDrawnRows(depths, keyOf, frame, [0, focused]);
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
        <DrawnRow
          key={keyOf(index)}
          index={index}
          start={start}
          measure={measure}
          isSketch={isRushing && sketch !== undefined && index !== 0 && index !== focused}
          sketch={sketch}
        >
          {children}
        </DrawnRow>
      ))}
    </div>
  );
}

interface DrawnRowProps extends Pick<DrawnRowsProps, 'children'> {
  readonly sketch: DrawnRowsProps['sketch'] | undefined;
  readonly index: number;
  /** Pixels below the first row. */
  readonly start: number;
  readonly measure: (row: HTMLElement | null) => void;
  /** Whether it is enough to sketch it; what is drawn whole already stays so. */
  readonly isSketch: boolean;
}

/** One of the rows, where it belongs. */
function DrawnRow({ index, start, measure, isSketch, sketch, children }: DrawnRowProps) {
  const [wasSketched, setSketched] = useState(isSketch);
  if (wasSketched && !isSketch) setSketched(false);
  const isSketched = wasSketched && isSketch;
  return (
    <div
      ref={isSketched ? undefined : measure}
      role="presentation"
      className="sg-at"
      data-index={index}
      style={{ '--y': `${start}px` } as CSSProperties}
    >
      {isSketched ? sketch?.(index) : children(index)}
    </div>
  );
}
