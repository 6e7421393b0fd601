import { addDays, daysBetween, type PlainDate } from '../kernel/time.ts';

/** Every date from the first to the last; none if the last is before the first. */
export const datesBetween = (start: PlainDate, end: PlainDate): PlainDate[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) => addDays(start, index));
