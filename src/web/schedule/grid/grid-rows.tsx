import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { ShiftMark } from '../confirmations/view.ts';
import { DrawnRows } from './drawn-rows.tsx';
import { GridRow } from './grid-row.tsx';
import { RowSketch } from './row-sketch.tsx';
import type { CellName } from './use-dragging.ts';
import type { GridRow as Row, GridShift } from './view.ts';

interface GridRowsProps {
  readonly rows: readonly Row[];
  readonly dates: readonly PlainDate[];
  readonly schedule: TeamSchedule;
  /** What scrolls. */
  readonly frame: HTMLElement | null;
  /** Over which cell a shift is being dragged. */
  readonly over: CellName | undefined;
  /** The shift that is being dragged to another place. */
  readonly lifted: string | undefined;
  readonly marks: ReadonlyMap<string, ShiftMark>;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: string | null, date: PlainDate) => void;
}

/** Everybody's week one below the other. */
export function GridRows({ rows, dates, schedule, frame, over, lifted, marks, onOpen, onAdd }: GridRowsProps) {
  const { positions, skills, location, locations, levels, weeklyTargetMinutes, currency } = schedule;
  // Without the shifts: a row is drawn anew where something of its own changed.
  const facts = { positions, skills, location, locations, levels, weeklyTargetMinutes, currency };
  const depths = rows.map(({ cells }) => Math.max(...cells.map(({ length }) => length)));
  const sketch = (index: number) => {
    const row = rows[index];
    return row && <RowSketch row={row} positions={positions} />;
  };
  return (
    <DrawnRows depths={depths} keyOf={(index) => rows[index]?.employeeId ?? 'open'} frame={frame} sketch={sketch}>
      {(index) => {
        const row = rows[index];
        return (
          row && (
            <GridRow
              row={row}
              index={index}
              dates={dates}
              facts={facts}
              over={over?.row === index ? over.day : undefined}
              lifted={isIn(row, lifted) ? lifted : undefined}
              marks={marks}
              onOpen={onOpen}
              onAdd={onAdd}
            />
          )
        );
      }}
    </DrawnRows>
  );
}

const isIn = ({ cells }: Row, shiftId: string | undefined): boolean =>
  shiftId !== undefined && cells.some((shifts) => shifts.some((shift) => shift.shiftId === shiftId));
