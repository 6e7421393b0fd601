import { daysBetween, type PlainDate } from '../kernel/time.ts';

/**
 * Whether the dates, in any order and named once or more, are a run without a gap. Dates of a calendar, not spans of
 * hours: the 23 hours of a spring day are a day like any other.
 */
export function areConsecutive(dates: readonly PlainDate[]): boolean {
  const run = [...new Set(dates)].toSorted();
  const [first, last] = [run.at(0), run.at(-1)];
  return first === undefined || last === undefined || daysBetween(first, last) === run.length - 1;
}
