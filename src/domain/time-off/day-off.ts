import { addDays, instantAt, startOfDate, type PlainDate, type Span, type Zone } from '../kernel/time.ts';
import type { LeavePart } from './time-off-type.ts';

/** One date of an approved request. */
export interface DayOff {
  readonly date: PlainDate;
  readonly part: LeavePart;
  /** Of the wall clock, where it is hours. */
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
}

const minutesOfDay = 1_440;
const noon = minutesOfDay / 2;

/**
 * When somebody is away on a date.
 *
 * | whole           | 0:00–24:00  |
 * | morning         | 0:00–12:00  |
 * | afternoon       | 12:00–24:00 |
 * | hours, 540–690  | 9:00–11:30  |
 */
export function spanOfDayOff({ date, part, fromMinute, toMinute }: DayOff, zone: Zone): Span {
  const from = part === 'hours' ? (fromMinute ?? 0) : part === 'afternoon' ? noon : 0;
  const to = part === 'hours' ? (toMinute ?? minutesOfDay) : part === 'morning' ? noon : minutesOfDay;
  const at = (minute: number) =>
    minute === minutesOfDay
      ? startOfDate(addDays(date, 1), zone)
      : instantAt(date, { hour: Math.floor(minute / 60), minute: minute % 60 }, zone);
  return { from: at(from), to: at(to) };
}
