import './agenda.css';
import { useEffect, useRef } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt, type PlainDate } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { useWords, type Words } from '../../kernel/words.tsx';
import type { ShiftMark } from '../confirmations/view.ts';
import { coverageWords } from '../grid/coverage-words.ts';
import type { Grid, GridDay, GridShift } from '../grid/view.ts';
import { tellsUncosted, type WeekBesideTarget } from '../labour-target/view.ts';
import { WeekTarget } from '../labour-target/week-target.tsx';
import { AgendaDay } from './agenda-day.tsx';
import { DayStrip, type StripDay } from './day-strip.tsx';
import { agendaOf } from './view.ts';

/** A shift whose form was saved, as it is planned since. */
export interface SavedShift {
  readonly shiftId: string | undefined;
  readonly plan: ShiftPlan;
}

export interface AgendaProps {
  readonly schedule: TeamSchedule;
  readonly grid: Grid;
  /** The whole week beside the target of its location. */
  readonly against: WeekBesideTarget;
  /** The chosen day. */
  readonly date: PlainDate;
  readonly today: PlainDate;
  /** What the holidays of each date are called. */
  readonly holidays: ReadonlyMap<PlainDate, string>;
  /** Who has confirmed what. */
  readonly marks: ReadonlyMap<string, ShiftMark>;
  readonly saved: SavedShift | undefined;
  readonly onChoose: (date: PlainDate) => void;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: (employeeId: null, date: PlainDate) => void;
}

/** The week on a phone: its days beside each other, and the chosen one below. */
export function Agenda(props: AgendaProps) {
  const { schedule, grid, against, date, today, holidays, marks, saved, onChoose, onOpen, onAdd } = props;
  const words = useWords();
  const frame = useSavedInSight(saved, schedule, date, onChoose);
  const index = Math.max(
    0,
    grid.days.findIndex((one) => one.date === date),
  );
  const day = grid.days[index];
  if (day === undefined) return null;
  return (
    <div ref={frame}>
      <DayStrip
        days={grid.days.map((one) => stripDay(one, words))}
        chosen={day.date}
        today={today}
        onChoose={onChoose}
      />
      <WeekTarget isAlone against={against} currency={schedule.currency} isPart={grid.positionId !== undefined} />
      <AgendaDay
        key={day.date}
        {...agendaOf(grid, index)}
        schedule={schedule}
        day={day}
        isLeftOutTold={tellsUncosted(against)}
        positionId={grid.positionId}
        holiday={holidays.get(day.date)}
        marks={marks}
        onOpen={onOpen}
        onAdd={() => onAdd(null, day.date)}
      />
    </div>
  );
}

function stripDay(day: GridDay, words: Words): StripDay {
  const { filled, needed, text } = coverageWords(day, words);
  if (needed <= 0) return { date: day.date, mark: undefined, text: undefined };
  return { date: day.date, mark: filled < needed ? 'short' : 'full', text };
}

/** Follows a shift to the day that it was put on, and gives it the focus there: its form was opened from a place that it may have left. */
function useSavedInSight(
  saved: SavedShift | undefined,
  { location }: TeamSchedule,
  date: PlainDate,
  onChoose: (date: PlainDate) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const followed = useRef(saved);
  const focused = useRef(saved);
  const savedOn = saved && dateAt(saved.plan.startsAt, location.zone);
  useEffect(() => {
    if (saved === followed.current || savedOn === undefined) return;
    followed.current = saved;
    if (savedOn !== date) onChoose(savedOn);
  });
  useEffect(() => {
    if (saved === focused.current || savedOn !== date) return;
    focused.current = saved;
    frame.current?.querySelector<HTMLElement>(`[data-shift="${saved?.shiftId}"]`)?.focus();
  });
  return frame;
}
