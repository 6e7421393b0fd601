import './week-strip.css';
import { useEffect, useRef } from 'react';
import { axisSpan, wholeDay } from '../../domain/kernel/day-axis.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { drawn } from '../../domain/time-cards/drawn-ribbon.ts';
import { useWords } from '../kernel/words.tsx';
import { Ribbon } from '../ui/ribbon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { presenceText } from './view/day-words.ts';
import type { Day, Week } from './view/week.ts';

interface WeekStripProps {
  /** Undefined while loading. */
  readonly week: Week | undefined;
  readonly today: PlainDate;
}

/** The seven days of this week, each with what was worked; today marked, days to come empty. */
export function WeekStrip({ week, today }: WeekStripProps) {
  const { say } = useWords();
  const list = useTodayInView(week !== undefined);
  return (
    <ol className="week" aria-label={say('timeCards.thisWeek')} ref={list}>
      {week
        ? week.days.map((day) => <DayCard key={day.date} day={day} week={week} today={today} />)
        : sevenDays.map((day) => (
            <li key={day} className="dayc" aria-hidden>
              <Skeleton blockSize="5.5rem" />
            </li>
          ))}
    </ol>
  );
}

/** Where the strip is wider than the page it begins at today; the page itself stays where it is. */
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

const sevenDays = [0, 1, 2, 3, 4, 5, 6];

interface DayCardProps {
  readonly day: Day;
  readonly week: Week;
  readonly today: PlainDate;
}

function DayCard({ day, week: { zone }, today }: DayCardProps) {
  const words = useWords();
  const { formats } = words;
  const presence = presenceText(day, zone, words);
  const isToday = day.date === today;
  const state = isToday ? 'is-today' : day.date < today ? 'is-past' : '';
  return (
    <li className={`dayc ${state}`} aria-current={isToday ? 'date' : undefined}>
      <header>
        <span>{formats.weekday(day.date)}</span>
        <b>{formats.dayOfMonth(day.date)}</b>
      </header>
      <Ribbon segments={drawn(day.ribbon, axisSpan(day.date, wholeDay, zone))} />
      <p className="t num">{day.date <= today ? formats.hours(day.workedMinutes).text : '–'}</p>
      <p className="p num">{presence}</p>
    </li>
  );
}
