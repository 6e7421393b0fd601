import './day-grid.css';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { addMilliseconds, millisecondsPerMinute, type PlainDate } from '../../../domain/kernel/time.ts';
import { movedTo } from '../../../domain/schedule/move.ts';
import { beginningAt, nearestQuarter, quarterMinutes, withEdgeAt } from '../../../domain/schedule/resize.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { letterOf } from '../../kernel/letter-key.ts';
import { useWords } from '../../kernel/words.tsx';
import type { ShiftMark } from '../confirmations/view.ts';
import { DragHint } from '../grid/drag-hint.tsx';
import { DayFeet } from '../grid/grid-days.tsx';
import type { Planning } from '../grid/plan-history.ts';
import { usePlacing } from '../grid/use-placing.tsx';
import { useRoomBelow } from '../grid/use-room-below.ts';
import { isArrow, useRoving, type Arrow } from '../grid/use-roving.ts';
import type { Grid, GridShift } from '../grid/view.ts';
import type { WeekBesideTarget } from '../labour-target/view.ts';
import { DayHours } from './day-hours.tsx';
import { DayRows } from './day-rows.tsx';
import { useBarDragging, type BarDrag, type Grip } from './use-bar-dragging.ts';
import { dayPlanOf, placeOf } from './view.ts';

interface DayGridProps {
  readonly schedule: TeamSchedule;
  readonly grid: Grid;
  /** The whole week beside the target of its location. */
  readonly against: WeekBesideTarget;
  readonly date: PlainDate;
  readonly planning: Planning;
  readonly copied: ShiftPlan | undefined;
  readonly onCopy: (plan: ShiftPlan) => void;
  /** Who has confirmed what. */
  readonly marks: ReadonlyMap<string, ShiftMark>;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: string | null, date: PlainDate, startMinute: number | undefined) => void;
}

/** A day of the plan: people by hours. Shifts are moved in time and to others, and drawn out at their edges, by pointer and by keys. */
export function DayGrid(props: DayGridProps) {
  const { schedule, grid, against, date, planning, copied, marks, onCopy, onOpen, onAdd } = props;
  const { say, formats, direction } = useWords();
  const isRightToLeft = direction === 'rtl';
  const { zone } = schedule.location;
  const plan = dayPlanOf(schedule, grid, date);
  const [wrap, setWrap] = useState<HTMLElement | null>(null);
  useRoomBelow(wrap);
  const { frame, go, onFocus, onBlur, ...focus } = useRoving(isRightToLeft, 'along');
  const { judge, place, add, cancel } = usePlacing(schedule, planning, focus);
  const shiftOf = (shiftId: string | undefined) =>
    plan.rows.flatMap(({ bars }) => bars).find(({ shift }) => shift.shiftId === shiftId)?.shift;
  const rowOf = (index: number | undefined) => (index === undefined ? undefined : plan.rows[index]?.row);

  const planAt = (shift: GridShift, { grip, minutes, row }: Pick<BarDrag, 'grip' | 'minutes' | 'row'>) => {
    const at = (edge: ShiftPlan['startsAt']) => nearestQuarter(addMilliseconds(edge, minutes * millisecondsPerMinute));
    if (grip === 'start') return withEdgeAt(shift.plan, 'start', at(shift.plan.startsAt));
    if (grip === 'end') return withEdgeAt(shift.plan, 'end', at(shift.plan.endsAt));
    const target = rowOf(row);
    return target && { ...beginningAt(shift.plan, at(shift.plan.startsAt)), employeeId: target.employeeId };
  };
  const { drag, handlers } = useBarDragging(wrap, plan.axis, isRightToLeft, (dropped) => {
    const shift = shiftOf(dropped.shiftId);
    const wanted = shift && planAt(shift, dropped);
    if (shift !== undefined && wanted !== undefined) place(shift, wanted, dropped.isCopy);
  });
  const dragged = drag && shiftOf(drag.shiftId);
  const wanted = drag && dragged && planAt(dragged, drag);
  const ghostRow = wanted && plan.rows.findIndex(({ row }) => row.employeeId === wanted.employeeId);

  const moveBy = (shift: GridShift, row: number, arrow: Arrow, grip: Grip): void => {
    const isForward = arrow === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight');
    const isAcross = arrow === 'ArrowUp' || arrow === 'ArrowDown';
    const minutes = isAcross ? 0 : isForward ? quarterMinutes : -quarterMinutes;
    const to = isAcross ? row + (arrow === 'ArrowUp' ? -1 : 1) : row;
    const next = planAt(shift, { grip, minutes, row: to });
    if (next !== undefined) place(shift, next, false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    handlers.onKeyDown(event);
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-row]');
    if (cell === null) return;
    const row = Number(cell.dataset['row']);
    const shift = shiftOf(target.dataset['shift']);
    const command = event.ctrlKey || event.metaKey ? letterOf(event) : undefined;
    if (isArrow(event.key)) {
      const isAlong = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (event.shiftKey && isAlong && shift !== undefined)
        moveBy(shift, row, event.key, event.altKey ? 'start' : 'end');
      else if (event.altKey && shift !== undefined) moveBy(shift, row, event.key, 'move');
      else go(event, event.key);
    } else if (command === 'c' && shift !== undefined) onCopy(shift.plan);
    else if (command === 'v' && copied !== undefined) {
      const employeeId = rowOf(row)?.employeeId;
      if (employeeId !== undefined) add(movedTo({ ...copied, employeeId }, date, zone));
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && shift !== undefined) cancel(shift);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={setWrap} className="grid-wrap" role="region" aria-label={say('schedule.dayView.region')}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one at a time */}
      <div
        ref={frame}
        className={`sg dg ${drag ? `is-dragging is-${drag.grip}` : ''}`}
        style={{ '--hours': plan.hours.length } as CSSProperties}
        role="grid"
        aria-label={say('schedule.dayView.gridOf', { place: schedule.location.name, date: formats.longDate(date) })}
        aria-rowcount={plan.rows.length + 2}
        aria-describedby="schedule-keys"
        {...handlers}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <DayHours plan={plan} location={schedule.location} grid={grid} />
        <DayRows
          plan={plan}
          schedule={schedule}
          frame={wrap}
          lifted={drag?.isCopy === true ? undefined : drag?.shiftId}
          ghost={wanted && dragged && { row: ghostRow ?? -1, plan: wanted, place: placeOf(wanted, plan.axis) }}
          marks={marks}
          onOpen={onOpen}
          onAdd={onAdd}
        />
        <DayFeet
          grid={{ positionId: grid.positionId, days: grid.days.filter((day) => day.date === date) }}
          schedule={schedule}
          against={against}
          rowIndex={plan.rows.length + 2}
        />
      </div>
      {drag && dragged && (
        <DragHint at={drag} isCopy={drag.isCopy} shift={dragged} plan={wanted} judge={judge} zone={zone} />
      )}
    </div>
  );
}
