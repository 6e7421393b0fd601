import { weekdayOf, type PlainDate } from '../kernel/time.ts';
import { leaveWeekOn, type LeaveWeekInForce } from './leave-week.ts';

/** Which dates take of a balance, and what. */
export interface LeaveCalendar {
  /** Oldest first. */
  readonly weeks: readonly LeaveWeekInForce[];
  /** They take nothing. */
  readonly holidays: readonly PlainDate[];
}

/**
 * What a whole date takes of a balance.
 *
 * | week that holds     | on                    | takes |
 * | 8 h, Mon – Fri      | Fri 4 Dec             | 8 h   |
 * | the same            | Sat 5 Dec             | 0     |
 * | 4 h, Tue – Sat      | Sat 5 Dec             | 4 h   |
 * | the same            | Sat 26 Dec, a holiday | 0     |
 */
export function dayMinutesOn({ weeks, holidays }: LeaveCalendar, date: PlainDate): number {
  const { dayMinutes, weekdays } = leaveWeekOn(weeks, date);
  return weekdays.includes(weekdayOf(date)) && !holidays.includes(date) ? dayMinutes : 0;
}
