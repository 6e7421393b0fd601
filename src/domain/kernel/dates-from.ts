import { addDays, type PlainDate } from './time.ts';

/** So many dates in a row, the first of them `from`. */
export function datesFrom(from: PlainDate, count: number): PlainDate[] {
  const dates: PlainDate[] = [];
  for (let day = 0; day < count; day += 1) dates.push(addDays(from, day));
  return dates;
}
