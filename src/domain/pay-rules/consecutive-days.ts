import { addDays, type PlainDate } from '../kernel/time.ts';

/**
 * Whether the dates, in any order and named once or more, are a run without a gap. Dates of a calendar, not spans of
 * hours: the 23 hours of a spring day are a day like any other.
 */
export function areConsecutive(dates: readonly PlainDate[]): boolean {
  const run = [...new Set(dates)].toSorted();
  const [first] = run;
  return first === undefined || run.at(-1) === addDays(first, run.length - 1);
}
