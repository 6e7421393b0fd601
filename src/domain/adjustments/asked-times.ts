import { accept, refuse, type Result } from '../kernel/result.ts';
import {
  addDays,
  addMilliseconds,
  instantAt,
  millisecondsPerHour,
  offsetSecondsAt,
  wallClock,
  type Instant,
  type PlainDate,
  type Span,
  type WallTime,
  type Zone,
} from '../kernel/time.ts';

/** Which of the moments is meant, where the clock on the wall showed a time twice. */
export const readings = ['first', 'second'] as const;
export type Reading = (typeof readings)[number];

/** When somebody says that they came and went: by the clock on the wall, on a date. */
export interface AskedTimes {
  readonly date: PlainDate;
  readonly startTime: WallTime;
  /** An end before the start is on the next date. */
  readonly endTime: WallTime;
  /** The first, if left out. */
  readonly startReading?: Reading | undefined;
  readonly endReading?: Reading | undefined;
}

/** No clock that is set back shows a time twice that lies further apart. */
const longestRepeat = 3 * millisecondsPerHour;

/**
 * The moments at which the clock on the wall shows a time on a date: one as a rule, none in the hour that is skipped in
 * spring, two in the hour that comes twice in autumn.
 *
 * | New York    | time | moments                |
 * | 2026-11-01  | 1:30 | 1:30 EDT and 1:30 EST  |
 * | 2026-03-08  | 2:30 | none                   |
 */
export function momentsOf(date: PlainDate, time: WallTime, zone: Zone): Instant[] {
  const first = instantAt(date, time, zone);
  const shows = (at: Instant): boolean => {
    const shown = wallClock(at, zone);
    return shown.date === date && shown.hour === time.hour && shown.minute === time.minute;
  };
  if (!shows(first)) return [];
  const setBack = offsetSecondsAt(first, zone) - offsetSecondsAt(addMilliseconds(first, longestRepeat), zone);
  const again = addMilliseconds(first, setBack * 1_000);
  return setBack > 0 && shows(again) ? [first, again] : [first];
}

/** The moments that an end may mean, given its start: later on the same date, or, if it reads earlier, on the next. */
export function endMomentsOf({ date, startTime, endTime }: AskedTimes, startedAt: Instant, zone: Zone): Instant[] {
  const sameDate = momentsOf(date, endTime, zone).filter((at) => at > startedAt);
  const isEarlier = minutesOf(endTime) < minutesOf(startTime);
  return isEarlier ? [...sameDate, ...momentsOf(addDays(date, 1), endTime, zone)] : sameDate;
}

/**
 * The span that is meant by wall times.
 *
 * | start | end   |                                    |
 * | 9:00  | 17:00 | eight hours                        |
 * | 22:00 | 6:00  | eight hours, into the next date    |
 * | 9:00  | 9:00  | entry_without_length               |
 * | 2:30, on the night the clock skips it | time_never_shown |
 */
export function spanOfTimes(asked: AskedTimes, zone: Zone): Result<Span, 'time_never_shown' | 'entry_without_length'> {
  const from = chosen(momentsOf(asked.date, asked.startTime, zone), asked.startReading);
  if (from === undefined) return refuse('time_never_shown');
  const to = chosen(endMomentsOf(asked, from, zone), asked.endReading);
  if (to !== undefined) return accept({ from, to });
  return refuse(minutesOf(asked.startTime) === minutesOf(asked.endTime) ? 'entry_without_length' : 'time_never_shown');
}

const chosen = (moments: readonly Instant[], reading: Reading = 'first'): Instant | undefined =>
  moments[reading === 'second' ? moments.length - 1 : 0];

const minutesOf = ({ hour, minute }: WallTime): number => hour * 60 + minute;
