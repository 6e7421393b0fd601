import { addDays, weekdayOf, type PlainDate, type Weekday } from './time.ts';

/** Where a date goes that nobody works on. `nearest` prefers the earlier of two that are as near. */
export const dayShifts = ['none', 'before', 'after', 'nearest'] as const;
export type DayShift = (typeof dayShifts)[number];

export interface DaysOff {
  readonly weekdays: readonly Weekday[];
  readonly holidays: readonly PlainDate[];
}

export const weekend: readonly Weekday[] = ['saturday', 'sunday'];

export const isDayOff = (date: PlainDate, off: DaysOff): boolean =>
  off.weekdays.includes(weekdayOf(date)) || off.holidays.includes(date);

/** Longer than any run of days off; a calendar with none but days off is a mistake and must not hang. */
const farthest = 400;

/**
 * Moves a date off days off.
 *
 * | Sat 2010-01-16             | before → Fri 15, after → Mon 18, nearest → Fri 15 |
 * | Sun 2010-01-17             | nearest → Mon 18                                  |
 * | Sat, and Fri is a holiday  | before → Thu 14                                   |
 */
export function moveOffDaysOff(date: PlainDate, shift: DayShift, off: DaysOff): PlainDate {
  if (shift === 'none') return date;
  for (let distance = 0; distance <= farthest; distance += 1) {
    const [earlier, later] = [addDays(date, -distance), addDays(date, distance)];
    if (shift !== 'after' && !isDayOff(earlier, off)) return earlier;
    if (shift !== 'before' && !isDayOff(later, off)) return later;
  }
  throw new RangeError(`There is no working day near ${date}`);
}
