import { Plus } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { addMilliseconds, wallClock, type PlainDate } from '../../../domain/kernel/time.ts';
import { nearestQuarter } from '../../../domain/schedule/resize.ts';
import { spanOfShift, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { isWholeDay } from '../../../domain/time-off/leave-overlap.ts';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ShiftMark } from '../confirmations/view.ts';
import { sayConflicts } from '../grid/conflict-words.ts';
import { RowHead } from '../grid/row-head.tsx';
import type { GridShift } from '../grid/view.ts';
import { DayBar } from './day-bar.tsx';
import type { Place } from './room.ts';
import type { DayPlan, DayShade, DayRow as Day } from './view.ts';

/** Where a shift would be that is being dragged. */
export interface Ghost {
  readonly place: Place;
  readonly plan: ShiftPlan;
}

interface DayRowProps {
  readonly day: Day;
  readonly index: number;
  readonly plan: DayPlan;
  readonly schedule: TeamSchedule;
  readonly lifted: string | undefined;
  readonly ghost: Ghost | undefined;
  /** Who has confirmed what. */
  readonly marks: ReadonlyMap<string, ShiftMark>;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: string | null, date: PlainDate, startMinute: number | undefined) => void;
}

/** Somebody's day: their shifts as bars, and behind them when they are elsewhere or away. */
export function DayRow({ day, index, plan, schedule, lifted, ghost, marks, onOpen, onAdd }: DayRowProps) {
  const words = useWords();
  const { say, formats, direction } = words;
  const { row, bars, lanes, shades } = day;
  const { zone } = schedule.location;
  const isOpen = row.employeeId === null;
  const name = isOpen ? say('schedule.openShifts') : row.name;
  /** Where in the day the pointer pressed; from the keyboard nowhere. */
  const minuteAt = (event: MouseEvent<HTMLElement>): number | undefined => {
    if (event.detail === 0) return undefined;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const along = (event.clientX - left) / width;
    const share = direction === 'rtl' ? 1 - along : along;
    const at = nearestQuarter(addMilliseconds(plan.axis.from, Math.floor(share * (plan.axis.to - plan.axis.from))));
    const { date, hour, minute } = wallClock(at, zone);
    return date === plan.date ? hour * 60 + minute : undefined;
  };
  return (
    <div role="row" className={`sg-row ${isOpen ? 'open' : ''}`} aria-rowindex={index + 2}>
      <RowHead
        row={row}
        shown={bars.length}
        weeklyTargetMinutes={schedule.weeklyTargetMinutes}
        currency={schedule.currency}
      />
      <div
        role="gridcell"
        className={`cell dg-track ${ghost ? 'is-over' : ''}`}
        data-row={index}
        data-day={0}
        style={{ '--lanes': lanes } as CSSProperties}
      >
        {shades.map((shade) => (
          <Shade key={`${shade.kind} ${shade.place.start} ${shade.place.end}`} shade={shade} schedule={schedule} />
        ))}
        {bars.map((bar) => (
          <DayBar
            key={bar.shift.shiftId}
            bar={bar}
            isLifted={bar.shift.shiftId === lifted}
            position={schedule.positions.find(({ id }) => id === bar.shift.plan.positionId)}
            zone={zone}
            against={sayConflicts(bar.shift.conflicts, schedule, words)}
            mark={marks.get(bar.shift.shiftId)}
            onPress={() => onOpen(bar.shift)}
          />
        ))}
        <button
          type="button"
          tabIndex={-1}
          className="dg-add"
          aria-label={say('schedule.addAt', { name, date: formats.longDate(plan.date) })}
          onClick={(event) => onAdd(row.employeeId, plan.date, minuteAt(event))}
        >
          <Icon of={Plus} size={14} />
        </button>
        {ghost && (
          <span className="dg-ghost" style={placed(ghost.place)}>
            <b className="num">{formats.compactRange(spanOfShift(ghost.plan), zone)}</b>
          </span>
        )}
      </div>
    </div>
  );
}

/** Beside the shifts that are drawn over it; for ears alone, where there is no room. */
function named({ place, nameAt }: Pick<DayShade, 'place' | 'nameAt'>) {
  if (nameAt === undefined) return { className: 'sr' };
  const share = (from: number) => ((from - place.start) * 100) / (place.end - place.start);
  return { style: placed({ start: share(nameAt.start), end: share(nameAt.end) }) };
}

const placed = ({ start, end }: Place) => ({ '--a': start, '--b': end }) as CSSProperties;

function Shade({ shade, schedule }: { readonly shade: DayShade; readonly schedule: TeamSchedule }) {
  const { say, formats } = useWords();
  if (shade.kind === 'elsewhere') {
    const place = schedule.locations.find(({ id }) => id === shade.locationId)?.name;
    return (
      <span className="dg-shade is-elsewhere" style={placed(shade.place)}>
        <span {...named(shade)}>{place ?? say('schedule.dayView.elsewhere')}</span>
      </span>
    );
  }
  const hours = isWholeDay(shade.note) ? '' : ` ${formats.wallRange(shade.note)}`;
  return (
    <span className={`dg-shade is-${shade.kind}`} style={placed(shade.place)}>
      <span {...named(shade)}>
        {say(`schedule.note.${shade.kind}`)}
        <span className="sr">{hours}</span>
      </span>
    </span>
  );
}
