import { addDays, daysBetween, parsePlainDate, startOfDate, type PlainDate, type Span, type Zone } from './time.ts';

export const yearOf = (date: PlainDate): number => Number(date.slice(0, 4));
/** 1 to 12. */
export const monthOf = (date: PlainDate): number => Number(date.slice(5, 7));
/** 1 to 31. */
export const dayOfMonth = (date: PlainDate): number => Number(date.slice(8, 10));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The first of a month; a month beyond 12 or below 1 runs on into the years beside. */
export function firstOfMonth(year: number, month: number): PlainDate {
  const shifted = year + Math.floor((month - 1) / 12);
  const within = ((((month - 1) % 12) + 12) % 12) + 1;
  const date = parsePlainDate(`${String(shifted).padStart(4, '0')}-${twoDigits(within)}-01`);
  if (date === undefined) throw new RangeError(`There is no month ${month} of ${year}`);
  return date;
}

/** A calendar year as the clocks of a place have it. */
export const spanOfYear = (year: number, zone: Zone): Span => ({
  from: startOfDate(firstOfMonth(year, 1), zone),
  to: startOfDate(firstOfMonth(year + 1, 1), zone),
});

export const daysInMonth = (year: number, month: number): number =>
  daysBetween(firstOfMonth(year, month), firstOfMonth(year, month + 1));

/** Day `day` of a month, or its last one where it has no such day: the 31st of April is the 30th. */
export const dayInMonth = (year: number, month: number, day: number): PlainDate =>
  addDays(firstOfMonth(year, month), Math.min(day, daysInMonth(year, month)) - 1);

/** The same day `years` later; the 29th of February is the 28th in years without one. */
export const addYears = (date: PlainDate, years: number): PlainDate =>
  dayInMonth(yearOf(date) + years, monthOf(date), dayOfMonth(date));

/** The same day `months` later, or the last of its month: a month after the 31st of January is the 28th of February. */
export const addMonths = (date: PlainDate, months: number): PlainDate =>
  dayInMonth(yearOf(date), monthOf(date) + months, dayOfMonth(date));

export const daysInYear = (year: number): number => daysBetween(firstOfMonth(year, 1), firstOfMonth(year + 1, 1));
