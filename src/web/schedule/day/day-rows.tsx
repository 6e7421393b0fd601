import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { ShiftMark } from '../confirmations/view.ts';
import { DrawnRows } from '../grid/drawn-rows.tsx';
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
  /** Who has confirmed what. */
  readonly marks: ReadonlyMap<string, ShiftMark>;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: string | null, date: PlainDate, startMinute: number | undefined) => void;
}

/** Everybody's day one below the other. */
export function DayRows({ plan, schedule, frame, lifted, ghost, marks, onOpen, onAdd }: DayRowsProps) {
  const depths = plan.rows.map(({ lanes }) => lanes);
  return (
    <DrawnRows depths={depths} keyOf={(index) => plan.rows[index]?.row.employeeId ?? 'open'} frame={frame}>
      {(index) => {
        const row = plan.rows[index];
        return (
          row && (
            <DayRow
              day={row}
              index={index}
              plan={plan}
              schedule={schedule}
              lifted={lifted}
              ghost={ghost?.row === index ? ghost : undefined}
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
