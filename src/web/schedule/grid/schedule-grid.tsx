import './schedule-grid.css';
import './printed-grid.css';
import { startTransition, useEffect, useState, type KeyboardEvent } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { movedTo } from '../../../domain/schedule/move.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { afterPaint } from '../../kernel/after-paint.ts';
import { letterOf } from '../../kernel/letter-key.ts';
import { useWords } from '../../kernel/words.tsx';
import type { ShiftMark } from '../confirmations/view.ts';
import { weekAgainst } from '../labour-target/view.ts';
import { datesOf } from '../view.ts';
import { DragHint } from './drag-hint.tsx';
import { DraggedChip } from './dragged-chip.tsx';
import { DayFeet, DayHeads } from './grid-days.tsx';
import { GridRows } from './grid-rows.tsx';
import type { Planning } from './plan-history.ts';
import { useDragging, type CellName } from './use-dragging.ts';
import { usePlacing } from './use-placing.tsx';
import { useRoomBelow } from './use-room-below.ts';
import { besideOf, isArrow, useRoving } from './use-roving.ts';
import type { Grid, GridShift } from './view.ts';

interface ScheduleGridProps {
  readonly schedule: TeamSchedule;
  readonly grid: Grid;
  readonly today: PlainDate;
  /** What the holidays of each date are called. */
  readonly holidays: ReadonlyMap<PlainDate, string>;
  /** The whole week, which stands beside the target of its location, also where one position is shown alone. */
  readonly whole: Grid;
  readonly planning: Planning;
  /** What was copied by the keyboard, and is put where the focus is. */
  readonly copied: ShiftPlan | undefined;
  readonly onCopy: (plan: ShiftPlan) => void;
  /** Who has confirmed what. */
  readonly marks: ReadonlyMap<string, ShiftMark>;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: string | null, date: PlainDate) => void;
  readonly onDay: (date: PlainDate) => void;
}

/** People by days: what is planned, dragged or moved by keys, with hours and cost. */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { schedule, grid, whole, today, holidays, planning, copied, marks, onCopy, onOpen, onAdd, onDay } = props;
  const { say, direction } = useWords();
  const summed = useSummed(schedule, grid, whole);
  const dates = datesOf(schedule.startsOn, schedule.endsOn);
  const rows = [grid.open, ...grid.rows];
  const [wrap, setWrap] = useState<HTMLElement | null>(null);
  useRoomBelow(wrap);
  const { frame, go, onFocus, onBlur, ...focus } = useRoving(direction === 'rtl');
  const { zone } = schedule.location;
  const shiftOf = (shiftId: string | undefined) => (shiftId === undefined ? undefined : shiftIn(rows, shiftId));
  const planAt = (plan: ShiftPlan, { row, day }: CellName): ShiftPlan | undefined => {
    const [target, date] = [rows[row], dates[day]];
    if (target === undefined || date === undefined) return undefined;
    return movedTo({ ...plan, employeeId: target.employeeId }, date, zone);
  };
  const { judge, place, add, cancel } = usePlacing(schedule, planning, focus);
  const placeAt = (shift: GridShift, to: CellName, isCopy: boolean): void => {
    const plan = planAt(shift.plan, to);
    if (plan !== undefined) place(shift, plan, isCopy);
  };
  const { drag, handlers } = useDragging(wrap, ({ shiftId, over, isCopy }) => {
    const shift = shiftOf(shiftId);
    if (shift !== undefined) placeAt(shift, over, isCopy);
  });
  const dragged = drag && shiftOf(drag.shiftId);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    handlers.onKeyDown(event);
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-row]');
    if (cell === null) return;
    const here = { row: Number(cell.dataset['row']), day: Number(cell.dataset['day']) };
    const shift = shiftOf(target.dataset['shift']);
    const isCommand = event.ctrlKey || event.metaKey;
    const command = isCommand ? letterOf(event) : undefined;
    if (isArrow(event.key)) {
      if (!event.altKey) go(event, event.key);
      else if (shift !== undefined) placeAt(shift, besideOf(here, event.key, direction === 'rtl'), false);
    } else if (command === 'c' && shift !== undefined) onCopy(shift.plan);
    else if (command === 'v' && copied !== undefined) {
      const plan = planAt(copied, here);
      if (plan !== undefined) add(plan);
    } else if (event.key === '+' && !isCommand) {
      const [row, date] = [rows[here.row], dates[here.day]];
      if (row !== undefined && date !== undefined) onAdd(row.employeeId, date);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && shift !== undefined) cancel(shift);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={setWrap} className="grid-wrap" role="region" aria-label={say('schedule.grid')}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one at a time */}
      <div
        ref={frame}
        className="sg"
        role="grid"
        aria-label={say('schedule.gridOf', { place: schedule.location.name })}
        aria-rowcount={rows.length + 2}
        aria-describedby="schedule-keys"
        {...handlers}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <DayHeads grid={summed.grid} today={today} holidays={holidays} onDay={onDay} />
        <GridRows
          rows={rows}
          dates={dates}
          schedule={schedule}
          frame={wrap}
          over={drag?.over}
          lifted={drag?.isCopy === false ? drag.shiftId : undefined}
          marks={marks}
          onOpen={onOpen}
          onAdd={onAdd}
        />
        <DayFeet grid={summed.grid} schedule={schedule} against={summed.against} rowIndex={rows.length + 2} />
      </div>
      {drag && dragged && (
        <>
          <DraggedChip drag={drag} shift={dragged} schedule={schedule} mark={marks.get(dragged.shiftId)} />
          <DragHint
            // Below the chip, which would stand behind it.
            at={{ x: drag.x - drag.hold.x, y: drag.y - drag.hold.y + drag.hold.height }}
            isCopy={drag.isCopy}
            shift={dragged}
            plan={drag.over && planAt(dragged.plan, drag.over)}
            judge={judge}
            zone={zone}
          />
        </>
      )}
    </div>
  );
}

/** What the days come to is drawn after what was moved, which is waited for; of another week, place or position, with it. */
function useSummed({ location, startsOn, labourTarget }: TeamSchedule, grid: Grid, whole: Grid) {
  const of = `${location.id} ${startsOn} ${grid.positionId}`;
  const [late, setLate] = useState({ of, grid, whole });
  useEffect(() => afterPaint(() => startTransition(() => setLate({ of, grid, whole }))), [of, grid, whole]);
  const shown = late.of === of ? late : { grid, whole };
  return { grid: shown.grid, against: weekAgainst({ labourTarget }, shown.whole) };
}

function shiftIn(rows: Grid['rows'], shiftId: string): GridShift | undefined {
  for (const { cells } of rows)
    for (const shifts of cells) for (const shift of shifts) if (shift.shiftId === shiftId) return shift;
  return undefined;
}
