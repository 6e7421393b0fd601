import { datesFrom } from '../kernel/dates-from.ts';
import { daysBetween, type PlainDate } from '../kernel/time.ts';

/** Every date from the first to the last; none if the last is before the first. */
export const datesBetween = (start: PlainDate, end: PlainDate): PlainDate[] =>
  datesFrom(start, daysBetween(start, end) + 1);
