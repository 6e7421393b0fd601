import './schedule-grid.css';
import { useState, type KeyboardEvent } from 'react';
import type { TeamSchedule } from '../../../contract/schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { movedTo } from '../../../domain/schedule/move.ts';
import { isUnplannable } from '../../../domain/schedule/planning-rules.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { Said, useWords } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { datesOf } from '../view.ts';
import { sayConflicts } from './conflict-words.ts';
import { DragHint } from './drag-hint.tsx';
import { DayFeet, DayHeads } from './grid-days.tsx';
import { GridRows } from './grid-rows.tsx';
import { useDragging, type CellName } from './use-dragging.ts';
import type { Planning } from './use-planning.ts';
import { besideOf, isArrow, useRoving } from './use-roving.ts';
import { conflictChecker, type Grid, type GridShift } from './view.ts';

interface ScheduleGridProps {
  readonly schedule: TeamSchedule;
  readonly grid: Grid;
  readonly today: PlainDate;
  /** What the holidays of each date are called. */
  readonly holidays: ReadonlyMap<PlainDate, string>;
  readonly planning: Planning;
  /** What was copied by the keyboard, and is put where the focus is. */
  readonly copied: ShiftPlan | undefined;
  readonly onCopy: (plan: ShiftPlan) => void;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: string | null, date: PlainDate) => void;
}

/** People by days: what is planned, dragged or moved by keys, with hours and cost. */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { schedule, grid, today, holidays, planning, copied, onCopy, onOpen, onAdd } = props;
  const { say, direction } = useWords();
  const dates = datesOf(schedule.startsOn, schedule.endsOn);
  const rows = [grid.open, ...grid.rows];
  const [wrap, setWrap] = useState<HTMLElement | null>(null);
  const { frame, go, focusOn, onFocus } = useRoving(direction === 'rtl');
  const { zone } = schedule.location;
  const shiftOf = (shiftId: string | undefined) =>
    rows.flatMap(({ cells }) => cells.flat()).find((shift) => shift.shiftId === shiftId);
  const planAt = (plan: ShiftPlan, { row, day }: CellName): ShiftPlan | undefined => {
    const [target, date] = [rows[row], dates[day]];
    if (target === undefined || date === undefined) return undefined;
    return movedTo({ ...plan, employeeId: target.employeeId }, date, zone);
  };
  /** Says why, where a rule of the organization does not let it be planned. */
  const isRefused = (shiftId: string | undefined, plan: ShiftPlan): boolean => {
    const conflicts = conflictChecker(schedule)(shiftId, plan);
    if (!isUnplannable(conflicts, schedule.levels)) return false;
    showToast({ text: <Said of={(words) => sayConflicts(conflicts, schedule, words).join(' ')} /> });
    return true;
  };
  const place = (shift: GridShift, to: CellName, isCopy: boolean): void => {
    const plan = planAt(shift.plan, to);
    if (plan === undefined || shift.state === 'gone') return;
    if (isRefused(isCopy ? undefined : shift.shiftId, plan)) return;
    if (isCopy) {
      const [added] = planning.add([plan]);
      if (added !== undefined) focusOn(added);
      return;
    }
    if (plan.employeeId === shift.plan.employeeId && plan.startsAt === shift.plan.startsAt) return;
    planning.set(shift.shiftId, shift.plan, plan);
    focusOn(shift.shiftId);
  };
  const { drag, handlers } = useDragging(({ shiftId, over, isCopy }) => {
    const shift = shiftOf(shiftId);
    if (shift !== undefined) place(shift, over, isCopy);
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
    if (isArrow(event.key)) {
      if (!event.altKey) go(event, event.key);
      else if (shift !== undefined) place(shift, besideOf(here, event.key, direction === 'rtl'), false);
    } else if (isCommand && event.key === 'c' && shift !== undefined) onCopy(shift.plan);
    else if (isCommand && event.key === 'v' && copied !== undefined) {
      const plan = planAt(copied, here);
      const [added] = plan === undefined || isRefused(undefined, plan) ? [] : planning.add([plan]);
      if (added !== undefined) focusOn(added);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && shift !== undefined && shift.state !== 'gone') {
      planning.set(shift.shiftId, shift.plan, undefined);
      if (shift.state === 'published') focusOn(shift.shiftId);
    } else return;
    event.preventDefault();
  };
  return (
    <div ref={setWrap} className="grid-wrap" role="region" aria-label={say('schedule.grid')}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one at a time */}
      <div
        ref={frame}
        className={`sg ${drag ? 'is-dragging' : ''}`}
        role="grid"
        aria-label={say('schedule.gridOf', { place: schedule.location.name })}
        aria-rowcount={rows.length + 2}
        aria-describedby="schedule-keys"
        {...handlers}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <DayHeads grid={grid} today={today} holidays={holidays} />
        <GridRows
          rows={rows}
          dates={dates}
          schedule={schedule}
          frame={wrap}
          over={drag?.over}
          onOpen={onOpen}
          onAdd={onAdd}
        />
        <DayFeet grid={grid} currency={schedule.currency} rowIndex={rows.length + 2} />
      </div>
      {drag && dragged && (
        <DragHint drag={drag} shift={dragged} plan={drag.over && planAt(dragged.plan, drag.over)} schedule={schedule} />
      )}
    </div>
  );
}
