import { useState, type CSSProperties } from 'react';
import type { TeamSchedule } from '../../../contract/schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { useDrawnRows } from '../grid/use-drawn-rows.ts';
import type { GridShift } from '../grid/view.ts';
import { DayRow, type Ghost } from './day-row.tsx';
import type { DayPlan } from './view.ts';

interface DayRowsProps {
  readonly plan: DayPlan;
  readonly schedule: TeamSchedule;
  /** What scrolls. */
  readonly frame: HTMLElement | null;
  /** The shift that is being moved away. */
  readonly lifted: string | undefined;
  /** Where it would be, dropped now. */
  readonly ghost: (Ghost & { readonly row: number }) | undefined;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: string | null, date: PlainDate, startMinute: number | undefined) => void;
}

/** Everybody's day one below the other; of a thousand only those that are in sight. */
export function DayRows({ plan, schedule, frame, lifted, ghost, onOpen, onAdd }: DayRowsProps) {
  const [focused, setFocused] = useState(0);
  // Of the open shifts, where the tab key enters the grid.
  const { drawn, blockSize, measure } = useDrawnRows(
    plan.rows.map(({ lanes }) => lanes),
    frame,
    [0, focused],
  );
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
        const row = plan.rows[index];
        return row === undefined ? null : (
          <div
            key={row.row.employeeId ?? 'open'}
            ref={measure}
            role="presentation"
            className="sg-at"
            data-index={index}
            style={{ '--y': `${start}px` } as CSSProperties}
          >
            <DayRow
              day={row}
              index={index}
              plan={plan}
              schedule={schedule}
              lifted={lifted}
              ghost={ghost?.row === index ? ghost : undefined}
              onOpen={onOpen}
              onAdd={onAdd}
            />
          </div>
        );
      })}
    </div>
  );
}
