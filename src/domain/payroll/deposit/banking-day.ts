import { federalHolidays } from '../../holidays/federal-holidays.ts';
import { holidayIn } from '../../holidays/holiday-date.ts';
import { weekend } from '../../kernel/business-day.ts';
import { yearOf } from '../../kernel/months.ts';
import { addDays, weekdayOf, type PlainDate } from '../../kernel/time.ts';

/**
 * Whether the Federal Reserve settles payments on a date: not on weekends, nor on federal holidays. One that falls on a Sunday is kept on the
 * Monday; one that falls on a Saturday on no other day, unlike in offices (Federal Reserve Banks, holiday schedule).
 *
 * | Fri 3 July 2026 (Independence Day is a Saturday) | open   |
 * | Mon 5 July 2027 (Independence Day is a Sunday)   | closed |
 */
export const isBankingDay = (date: PlainDate): boolean =>
  !weekend.includes(weekdayOf(date)) &&
  !isHoliday(date) &&
  !(weekdayOf(date) === 'monday' && isHoliday(addDays(date, -1)));

/** The first banking day on a date or after it. */
export const bankingDayFrom = (date: PlainDate): PlainDate =>
  isBankingDay(date) ? date : bankingDayFrom(addDays(date, 1));

/** The last banking day on a date or before it. */
export const bankingDayUpTo = (date: PlainDate): PlainDate =>
  isBankingDay(date) ? date : bankingDayUpTo(addDays(date, -1));

const isHoliday = (date: PlainDate): boolean => federalHolidays.some(({ on }) => holidayIn(yearOf(date), on) === date);
