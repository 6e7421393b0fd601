import { useState, type CSSProperties } from 'react';
import type { TeamSchedule } from '../../../contract/schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { GridRow } from './grid-row.tsx';
import type { CellName } from './use-dragging.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import type { GridRow as Row, GridShift } from './view.ts';

interface GridRowsProps {
  readonly rows: readonly Row[];
  readonly dates: readonly PlainDate[];
  readonly schedule: TeamSchedule;
  /** What scrolls. */
  readonly frame: HTMLElement | null;
  /** Over which cell a shift is being dragged. */
  readonly over: CellName | undefined;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: string | null, date: PlainDate) => void;
}

/** Everybody's week one below the other; of a thousand only those that are in sight. */
export function GridRows({ rows, dates, schedule, frame, over, onOpen, onAdd }: GridRowsProps) {
  const [focused, setFocused] = useState(0);
  // Of the open shifts, where the tab key enters the grid.
  const fullest = rows.map(({ cells }) => Math.max(...cells.map(({ length }) => length)));
  const { drawn, blockSize, measure } = useDrawnRows(fullest, frame, [0, focused]);
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
      {drawn.map(({ index, start }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <div
            key={row.employeeId ?? 'open'}
            ref={measure}
            role="presentation"
            className="sg-at"
            data-index={index}
            style={{ '--y': `${start}px` } as CSSProperties}
          >
            <GridRow
              row={row}
              index={index}
              dates={dates}
              schedule={schedule}
              over={over?.row === index ? over.day : undefined}
              onOpen={onOpen}
              onAdd={onAdd}
            />
          </div>
        );
      })}
    </div>
  );
}
