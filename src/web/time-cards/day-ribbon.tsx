import './day-ribbon.css';
import type { CSSProperties } from 'react';
import { axisMarks, axisSpan, dayHours, percentOf, widened } from '../../domain/kernel/day-axis.ts';
import { addDays, startOfDate, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { drawn } from '../../domain/time-cards/drawn-ribbon.ts';
import { useWords } from '../kernel/words.tsx';
import { Ribbon } from '../ui/ribbon.tsx';
import { todaySentence } from './view/day-words.ts';
import type { Day } from './view/week.ts';

interface DayRibbonProps {
  /** Undefined while loading: the axis stands there already. */
  readonly day: Day | undefined;
  readonly date: PlainDate;
  readonly zone: Zone;
  readonly now: Instant;
}

/** Today on its axis, with the present moment marked. */
export function DayRibbon({ day, date, zone, now }: DayRibbonProps) {
  const words = useWords();
  const work = day?.ribbon.map(({ span }) => span) ?? [];
  const hours = widened(dayHours, [...work, momentWithin(date, now, zone)], zone);
  const axis = axisSpan(date, hours, zone);
  const marks = axisMarks(date, hours, zone);
  const at = { '--a': percentOf(now, axis) } as CSSProperties;
  const named = day ? { role: 'img', 'aria-label': todaySentence(day, zone, words) } : { 'aria-hidden': true };
  return (
    <div className="day-ribbon" {...named}>
      <Ribbon size="tall" segments={drawn(day?.ribbon ?? [], axis)} cells={hours.to - hours.from} />
      <div className="now" style={at}>
        <span>{words.say('timeCards.now')}</span>
      </div>
      <div className="axis" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark.at} style={{ '--a': mark.percent } as CSSProperties}>
            {words.formats.hourMark(mark.at, zone)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The present moment as a span without length; the last millisecond of the date belongs to it still. */
function momentWithin(date: PlainDate, now: Instant, zone: Zone) {
  const last = (startOfDate(addDays(date, 1), zone) - 1) as Instant;
  const moment = now > last ? last : now;
  return { from: moment, to: moment };
}
