import { addMilliseconds, millisecondsPerHour, type Instant } from '../kernel/time.ts';

/** The fewest and the most days that an organization may choose; a check of the table says the same. */
export const keptDays = { least: 30, most: 3_653 } as const;

/** Usual times, in years, and the days that hold so many whole years whichever of them are leap years. */
export const usualKeptDays = { 1: 366, 3: 1_096, 7: 2_557 } as const;

/** What was sent before this is kept no longer, where messages are kept for so many days; what was sent at that moment still is. */
export const keptSince = (keepDays: number, now: Instant): Instant =>
  addMilliseconds(now, -keepDays * 24 * millisecondsPerHour);
