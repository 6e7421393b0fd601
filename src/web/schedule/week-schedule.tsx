import './week-schedule.css';
import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { OwnShift, readOwnShifts } from '../../contract/schedule/own-shifts.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { spanOfShift } from '../../domain/schedule/shift.ts';
import { useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { Ribbon, type RibbonSegment } from '../ui/ribbon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { placeOnDay, shiftsByDate } from './view.ts';

/** What was worked on a day, drawn along the whole of it, and said. */
export interface WorkedDay {
  readonly segments: readonly RibbonSegment[];
  readonly text: string;
}

type DayOff = ReplyOf<typeof readOwnShifts>['off'][number];

interface WeekScheduleProps {
  readonly dates: readonly PlainDate[];
  /** Undefined while loading. */
  readonly shifts: readonly OwnShift[] | undefined;
  /** The days of approved time off; undefined while loading. */
  readonly off: readonly DayOff[] | undefined;
  readonly today: PlainDate;
  readonly workedOn: (date: PlainDate) => WorkedDay | undefined;
}

/** Seven days, each with what is planned and what was worked; today marked. */
export function WeekSchedule({ dates, shifts, off, today, workedOn }: WeekScheduleProps) {
  const { say } = useWords();
  const list = useTodayInView(shifts !== undefined);
  const byDate = shifts && shiftsByDate(shifts);
  return (
    <ol className="week" aria-label={say('schedule.weekly')} ref={list}>
      {dates.map((date) =>
        byDate ? (
          <DayCard
            key={date}
            date={date}
            shifts={byDate.get(date) ?? []}
            off={off?.find((day) => day.date === date)}
            today={today}
            worked={workedOn(date)}
          />
        ) : (
          <li key={date} className="dayc" aria-hidden>
            <Skeleton blockSize="6.125rem" />
          </li>
        ),
      )}
    </ol>
  );
}

/** Where the days are wider than the page they begin at today; the page itself stays where it is. */
function useTodayInView(isLoaded: boolean) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const day = isLoaded ? list.current?.querySelector('[aria-current]') : undefined;
    if (!list.current || !day) return;
    const [frame, card] = [list.current.getBoundingClientRect(), day.getBoundingClientRect()];
    const beyond = Math.max(0, card.right - frame.right) + Math.min(0, card.left - frame.left);
    list.current.scrollLeft += beyond;
  }, [isLoaded]);
  return list;
}

interface DayCardProps {
  readonly date: PlainDate;
  readonly shifts: readonly OwnShift[];
  readonly off: DayOff | undefined;
  readonly today: PlainDate;
  readonly worked: WorkedDay | undefined;
}

function DayCard({ date, shifts, off, today, worked }: DayCardProps) {
  const { say, formats } = useWords();
  const isToday = date === today;
  const state = isToday ? 'is-today' : date < today ? 'is-past' : '';
  // A day that was worked shows what was; the plan stands below it in words.
  const isWorked = worked !== undefined && worked.segments.length > 0;
  const planned = shifts.map((shift) => ({ tone: 'plan' as const, ...placeOnDay(shift, date, shift.location.zone) }));
  return (
    <li className={`dayc ${state}`} aria-current={isToday ? 'date' : undefined}>
      <header>
        <span>{formats.weekday(date)}</span>
        <b>{formats.dayOfMonth(date)}</b>
      </header>
      <Ribbon segments={isWorked ? worked.segments : planned} {...(isWorked && { label: worked.text })} />
      <p className="t num">
        {shifts.map((shift) => (
          <span key={shift.shiftId}>{formats.timeRange(spanOfShift(shift), shift.location.zone)}</span>
        ))}
        {off !== undefined && <span>{say(off.isWhole ? 'schedule.dayOff' : 'schedule.dayOffPart')}</span>}
        {shifts.length === 0 && off === undefined && say('schedule.off')}
      </p>
      <p className="p">
        {shifts.length > 0 && (
          <>
            <Icon of={MapPin} size={13} />
            <span>{formats.list([...new Set(shifts.map(({ location }) => location.name))])}</span>
          </>
        )}
      </p>
    </li>
  );
}
