import { Plus, UserPlus } from 'lucide-react';
import { memo } from 'react';
import type { TeamSchedule } from '../../../contract/schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayConflicts } from './conflict-words.ts';
import { DayNotes } from './day-notes.tsx';
import { ShiftChip } from './shift-chip.tsx';
import type { DayNote, GridRow as Row, GridShift } from './view.ts';

interface GridRowProps {
  readonly row: Row;
  readonly index: number;
  readonly dates: readonly PlainDate[];
  readonly schedule: Pick<
    TeamSchedule,
    'positions' | 'location' | 'locations' | 'levels' | 'weeklyTargetMinutes' | 'currency'
  >;
  /** The day over which a shift is being dragged. */
  readonly over: number | undefined;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: string | null, date: PlainDate) => void;
}

/** Somebody's week, or what nobody has yet. */
export const GridRow = memo(function GridRow({ row, index, dates, schedule, over, onOpen, onAdd }: GridRowProps) {
  const words = useWords();
  const { say, formats } = words;
  const { positions, location, weeklyTargetMinutes, currency } = schedule;
  const isOpen = row.employeeId === null;
  const name = isOpen ? say('schedule.openShifts') : row.name;
  const count = row.cells.flat().length;
  return (
    <div role="row" className={`sg-row ${isOpen ? 'open' : ''}`} aria-rowindex={index + 2}>
      <div role="rowheader" className="rh">
        {isOpen ? <Icon of={UserPlus} size={18} /> : <Avatar name={name} photoUrl={row.photoUrl} />}
        <span className="who">
          <b>{name}</b>
          {isOpen && count > 0 && <small>{say('schedule.toFill', { count })}</small>}
          {row.cents !== null && row.cents > 0 && <small className="num">{formats.money(row.cents, currency)}</small>}
        </span>
        {!isOpen && (
          <span className={`hrs num ${row.minutes > weeklyTargetMinutes ? 'over' : ''}`}>
            {formats.hours(row.minutes, 'where_needed').text}
          </span>
        )}
      </div>
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
            <DayNotes notes={row.notes[day] ?? []} />
            {shifts.map((shift) => (
              <ShiftChip
                key={shift.shiftId}
                shift={shift}
                position={positions.find(({ id }) => id === shift.plan.positionId)}
                zone={location.zone}
                against={sayConflicts(shift.conflicts, schedule, words)}
                onPress={() => onOpen(shift)}
              />
            ))}
            <button
              type="button"
              tabIndex={-1}
              className={shifts.length === 0 ? 'add' : 'add more'}
              aria-label={say('schedule.addAt', { name, date: formats.longDate(date) })}
              onClick={() => onAdd(row.employeeId, date)}
            >
              <Icon of={Plus} size={14} />
            </button>
          </div>
        );
      })}
    </div>
  );
});

const isAway = (notes: readonly DayNote[] = []): boolean => notes.some(({ kind }) => kind === 'away');
