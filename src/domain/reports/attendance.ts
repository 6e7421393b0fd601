import type { PlainDate } from '../kernel/time.ts';
import type { KeptShift } from '../time-cards/kept-shift.ts';
import { minutesOf, type LabourWeek } from './labour.ts';

/** What was planned of a week of somebody, and what came of it. */
export interface AttendanceWeek {
  readonly employeeId: string;
  /** Where they are at home. */
  readonly locationId: string;
  readonly startsOn: PlainDate;
  readonly workedMinutes: number;
  readonly shifts: readonly KeptShift[];
}

/**
 * What was worked of a week, without the dates whose shifts are not over: what was planned of them does not count yet either.
 *
 * | worked                  | shift under way | gives |
 * | Mon 8:00, Tue 3:00      | Tue             | 8:00  |
 * | approved as 40:00       | any             | 40:00 |
 */
export const workedWithout = (week: LabourWeek, pendingOn: readonly PlainDate[]): number =>
  (week.days ?? [])
    .filter(({ date }) => pendingOn.includes(date))
    .reduce((left, { workedMinutes }) => left - workedMinutes, minutesOf(week));

/** Planned against worked; of the shifts, those that somebody came late to, and those that nobody came to. */
export interface AttendanceFigures {
  readonly plannedMinutes: number;
  readonly workedMinutes: number;
  readonly shifts: number;
  readonly lateShifts: number;
  readonly lateMinutes: number;
  readonly missedShifts: number;
}

/**
 * The sums of some weeks.
 *
 * | shifts                        | worked | gives                                               |
 * | 8 h on time, 8 h 20 min late  | 16:10  | 16 h planned, 16:10 worked, 2 shifts, 1 late, 0:20  |
 */
export function attendanceOf(weeks: readonly AttendanceWeek[]): AttendanceFigures {
  const shifts = weeks.flatMap((week) => week.shifts);
  const sumOf = <Item>(items: readonly Item[], figure: (item: Item) => number): number =>
    items.reduce((total, item) => total + figure(item), 0);
  return {
    plannedMinutes: sumOf(shifts, (shift) => shift.plannedMinutes),
    workedMinutes: sumOf(weeks, (week) => week.workedMinutes),
    shifts: shifts.length,
    lateShifts: sumOf(shifts, ({ lateMinutes }) => (lateMinutes > 0 ? 1 : 0)),
    lateMinutes: sumOf(shifts, ({ lateMinutes }) => lateMinutes),
    missedShifts: sumOf(shifts, ({ isMissed }) => (isMissed ? 1 : 0)),
  };
}
