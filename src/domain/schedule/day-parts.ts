import {
  addDays,
  dateAt,
  instant,
  setBackOn,
  wallClock,
  type PlainDate,
  type Span,
  type Zone,
} from '../kernel/time.ts';
import type { DayPart } from '../time-off/leave-overlap.ts';

/** What a span of time takes of a date, by the clock on the wall. */
export interface DatedPart extends DayPart {
  readonly date: PlainDate;
}

const wholeDayMinutes = 1_440;

/**
 * A span cut at midnight, as calendars and clocks on the wall show it: availability and time off are said by those.
 *
 * | Mon 22:00 – Tue 6:00 | Mon 22:00–24:00, Tue 0:00–6:00 |
 * | Mon 9:00 – 17:00     | Mon 9:00–17:00                 |
 * | Mon 16:00 – 24:00    | Mon 16:00–24:00                |
 *
 * What runs into an hour that is shown once more takes it whole: with the first 1:30 as with the second the clock showed all of it.
 *
 * | the first 1:30 – the second 1:15 | 1:00–2:00 |
 * | 0:30 – the second 1:15           | 0:30–2:00 |
 */
export function dayPartsOf({ from, to }: Span, zone: Zone): readonly DatedPart[] {
  const minuteOf = (at: Span['from']): number => {
    const { hour, minute } = wallClock(at, zone);
    return hour * 60 + minute;
  };
  const first = dateAt(from, zone);
  // What ends at midnight takes nothing of the next date.
  const last = dateAt(instant(to - 1), zone);
  const parts: DatedPart[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const end = date === last && dateAt(to, zone) === date ? minuteOf(to) : wholeDayMinutes;
    const shown = { from: date === first ? minuteOf(from) : 0, to: end };
    const twice = setBackOn(date, zone);
    parts.push({ date, ...(twice !== undefined && from < twice.at && twice.at <= to ? around(shown, twice) : shown) });
  }
  return parts;
}

const around = (a: DayPart, b: DayPart): DayPart => ({ from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) });

/** The first of some parts of dates that a span of time has a minute in common with; undefined, there is none. */
export function firstShared(parts: readonly DatedPart[], span: Span, zone: Zone): DatedPart | undefined {
  if (parts.length === 0) return undefined;
  const taken = dayPartsOf(span, zone);
  return parts.find((part) =>
    taken.some(({ date, from, to }) => date === part.date && part.from < to && from < part.to),
  );
}
