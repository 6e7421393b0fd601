import { memo } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import type { ShiftMark } from '../confirmations/view.ts';
import { sayConflicts } from './conflict-words.ts';
import { DayNotes } from './day-notes.tsx';
import { RowHead } from './row-head.tsx';
import { ShiftChip } from './shift-chip.tsx';
import type { DayNote, GridRow as Row, GridShift } from './view.ts';

interface GridRowProps {
  readonly row: Row;
  readonly index: number;
  readonly dates: readonly PlainDate[];
  /** Of the week, what is the same for everybody. */
  readonly facts: Pick<
    TeamSchedule,
    'positions' | 'skills' | 'location' | 'locations' | 'levels' | 'weeklyTargetMinutes' | 'currency'
  >;
  /** The day over which a shift is being dragged. */
  readonly over: number | undefined;
  /** The shift of this row that is being dragged to another place. */
  readonly lifted: string | undefined;
  /** Who has confirmed what. */
  readonly marks: ReadonlyMap<string, ShiftMark>;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: string | null, date: PlainDate) => void;
}

/** Somebody's week, or what nobody has yet. */
export const GridRow = memo(function GridRow({
  row,
  index,
  dates,
  facts,
  over,
  lifted,
  marks,
  onOpen,
  onAdd,
}: GridRowProps) {
  const words = useWords();
  const { say, formats } = words;
  const { positions, location, weeklyTargetMinutes, currency } = facts;
  const isOpen = row.employeeId === null;
  const name = isOpen ? say('schedule.openShifts') : row.name;
  return (
    <div role="row" className={`sg-row ${isOpen ? 'open' : ''}`} aria-rowindex={index + 2}>
      <RowHead
        row={row}
        shown={row.cells.flat().length}
        weeklyTargetMinutes={weeklyTargetMinutes}
        currency={currency}
      />
      {row.cells.map((shifts, day) => {
        const date = dates[day];
        if (date === undefined) return null;
        return (
          <div
            key={date}
            role="gridcell"
            className={`cell ${day === over ? 'is-over' : ''} ${isAway(row.notes[day]) ? 'is-away' : ''}`}
            data-row={index}
            data-day={day}
          >
            <DayNotes notes={row.notes[day] ?? []} isTight={shifts.length > 0} />
            {shifts.map((shift) => (
              <ShiftChip
                key={shift.shiftId}
                shift={shift}
                position={positions.find(({ id }) => id === shift.plan.positionId)}
                zone={location.zone}
                against={sayConflicts(shift.conflicts, facts, words)}
                mark={marks.get(shift.shiftId)}
                isLifted={shift.shiftId === lifted}
                onPress={() => onOpen(shift)}
              />
            ))}
            <button
              type="button"
              tabIndex={-1}
              className={shifts.length === 0 ? 'add' : 'add more'}
              aria-label={say('schedule.addAt', { name, date: formats.longDate(date) })}
              onClick={() => onAdd(row.employeeId, date)}
            />
          </div>
        );
      })}
    </div>
  );
});

const isAway = (notes: readonly DayNote[] = []): boolean => notes.some(({ kind }) => kind === 'away');
