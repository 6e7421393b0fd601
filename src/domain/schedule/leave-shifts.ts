import {
  addDays,
  dateAt,
  instantAt,
  overlap,
  startOfDate,
  type Instant,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { dayPartOf, type TimeOffWish } from '../time-off/decide-time-off.ts';
import { spanOfShift, type ShiftPlan } from './shift.ts';

/**
 * Whether somebody's time off concerns a shift of theirs. Whole days concern what begins on them, by the calendar at its location: the
 * night before is worked. A part of a day concerns what overlaps it.
 *
 * | off on Monday      | Mon 9–17 yes | Sun 22 – Mon 6 no | Mon 22 – Tue 6 yes |
 * | off Monday morning | Mon 9–17 yes | Sun 22 – Mon 6 yes | Mon 12–20 no       |
 */
export function isDuringLeave(shift: Pick<ShiftPlan, 'startsAt' | 'endsAt'>, zone: Zone, leave: TimeOffWish): boolean {
  if (leave.part === 'whole') {
    const date = dateAt(shift.startsAt, zone);
    return leave.startsOn <= date && date <= leave.endsOn;
  }
  const { from, to } = dayPartOf(leave);
  const off = { from: minuteOf(leave.startsOn, from, zone), to: minuteOf(leave.startsOn, to, zone) };
  return overlap(spanOfShift(shift), off) !== undefined;
}

const minutesPerDay = 1_440;

/** A minute of a date on its wall clock; the last one is the first of the next date. */
const minuteOf = (date: PlainDate, minute: number, zone: Zone): Instant =>
  minute === minutesPerDay
    ? startOfDate(addDays(date, 1), zone)
    : instantAt(date, { hour: Math.floor(minute / 60), minute: minute % 60 }, zone);
