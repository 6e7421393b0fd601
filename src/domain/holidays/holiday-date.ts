import { moveOffDaysOff, weekend, type DayShift } from '../kernel/business-day.ts';
import { dayInMonth, daysInMonth, firstOfMonth, yearOf } from '../kernel/months.ts';
import { addDays, daysBetween, weekOf, type PlainDate, type Weekday } from '../kernel/time.ts';

/** On which date of a year a holiday falls. */
export type HolidayDate =
  | { readonly month: number; readonly day: number }
  /** The nth weekday of a month; -1 is the last. */
  | { readonly month: number; readonly weekday: Weekday; readonly nth: number }
  /** The weekday on or before, or on or after, a day of a month. */
  | { readonly month: number; readonly weekday: Weekday; readonly onOrBefore: number }
  | { readonly month: number; readonly weekday: Weekday; readonly onOrAfter: number };

/** A holiday of a calendar or a policy. Where it falls on a weekend it is observed on the day that `observed` moves it to. */
export interface Holiday {
  readonly code: string;
  readonly on: HolidayDate;
  readonly observed: DayShift;
}

/**
 * The date of a holiday in a year; undefined where the month has no such weekday.
 *
 * | 1st Monday of August 2016    | 2016-08-01 |
 * | 4th Thursday of November 2014 | 2014-11-27 |
 * | last Monday of May 2026      | 2026-05-25 |
 * | 5th Monday of February 2026  | none       |
 */
export function holidayIn(year: number, on: HolidayDate): PlainDate | undefined {
  if ('day' in on) return dayInMonth(year, on.month, on.day);
  if ('onOrBefore' in on) return weekOf(dayInMonth(year, on.month, on.onOrBefore), on.weekday);
  if ('onOrAfter' in on) return weekOf(addDays(dayInMonth(year, on.month, on.onOrAfter), 6), on.weekday);
  const { month, weekday, nth } = on;
  const first = firstOfMonth(year, month);
  const date =
    nth > 0
      ? addDays(weekOf(addDays(first, 6), weekday), (nth - 1) * 7)
      : addDays(weekOf(addDays(first, daysInMonth(year, month) - 1), weekday), (nth + 1) * 7);
  const within = daysBetween(first, date);
  return within >= 0 && within < daysInMonth(year, month) ? date : undefined;
}

/** The date on which a holiday is kept. */
export const observedOn = (date: PlainDate, observed: DayShift): PlainDate =>
  moveOffDaysOff(date, observed, { weekdays: weekend, holidays: [] });

/**
 * The next date on which a holiday is kept, from a date on; undefined where none is in the two years that follow.
 *
 * | from       | Thanksgiving | New Year's Day, on the nearest weekday |
 * | 2026-11-23 | 2026-11-26   | 2027-01-01                             |
 * | 2026-11-27 | 2027-11-25   | 2027-01-01                             |
 * | 2027-12-31 | 2028-11-23   | 2027-12-31                             |
 */
export function nextKept({ on, observed }: Pick<Holiday, 'on' | 'observed'>, from: PlainDate): PlainDate | undefined {
  const year = yearOf(from);
  return [year - 1, year, year + 1, year + 2]
    .map((each) => holidayIn(each, on))
    .filter((date) => date !== undefined)
    .map((date) => observedOn(date, observed))
    .find((date) => date >= from);
}
