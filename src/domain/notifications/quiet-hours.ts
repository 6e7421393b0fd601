import {
  addDays,
  instantAt,
  wallClock,
  type Instant,
  type PlainDate,
  type WallTime,
  type Zone,
} from '../kernel/time.ts';

/** When nothing may ring, by the clock on the wall, `22:00` to `07:00`: through midnight where it ends before it begins. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** The first moment from `now` on at which something may ring: `now` itself outside of quiet hours. */
export function afterQuiet(now: Instant, zone: Zone, quiet: QuietHours | undefined): Instant {
  if (quiet === undefined) return now;
  const wall = wallClock(now, zone);
  const time = `${pad(wall.hour)}:${pad(wall.minute)}`;
  const { from, until } = quiet;
  const isThroughMidnight = until < from;
  const isQuiet = isThroughMidnight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return now;
  const endsOn: PlainDate = isThroughMidnight && time >= from ? addDays(wall.date, 1) : wall.date;
  // On the night the clocks go back the hour after the end comes twice: what is over stays over.
  const end = instantAt(endsOn, wallTimeOf(until), zone);
  return end > now ? end : now;
}

/** The next moment after `now` at which the clock on the wall shows `at`. */
export function nextAt(now: Instant, zone: Zone, at: string): Instant {
  const { date } = wallClock(now, zone);
  const today = instantAt(date, wallTimeOf(at), zone);
  return today > now ? today : instantAt(addDays(date, 1), wallTimeOf(at), zone);
}

const pad = (figure: number): string => String(figure).padStart(2, '0');

function wallTimeOf(text: string): WallTime {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
}
