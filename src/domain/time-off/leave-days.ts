import { isDayOff, type DaysOff } from '../kernel/business-day.ts';
import { addDays, daysBetween, type PlainDate } from '../kernel/time.ts';

/** From `start` to `end`, both included; dates of which only half is taken. */
export interface LeaveRequest {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly halfDaysOn: readonly PlainDate[];
}

/** Every date from the first to the last; none if the last is before the first. */
export const datesBetween = (start: PlainDate, end: PlainDate): PlainDate[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) => addDays(start, index));

/**
 * Days that a leave takes: its dates, without days off, half of those taken by half. Dates are counted, never hours, so
 * that a change of the clock makes no difference.
 *
 * | leave                     | days off              | days |
 * | Mon–Fri                   | none                  | 5    |
 * | Mon–Sun, 25 Dec within    | Sat, Sun, 25 Dec      | 4    |
 * | one day, half             | none                  | 0.5  |
 * | end before start          | none                  | 0    |
 */
export function leaveDays({ start, end, halfDaysOn }: LeaveRequest, off: DaysOff): number {
  return datesBetween(start, end)
    .filter((date) => !isDayOff(date, off))
    .reduce((days, date) => days + (halfDaysOn.includes(date) ? 1 / 2 : 1), 0);
}
