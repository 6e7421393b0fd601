import {
  addDays,
  addMilliseconds,
  dateAt,
  daysBetween,
  instantAt,
  wallClock,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { faultOfShift, type ShiftPlan } from './shift.ts';

/**
 * The same shift on another date: from when to when by the clock on the wall, whatever the clocks do in between. Who works from 9
 * to 5 does so on the other side of the change as well. A time that the clock does not show on that date is as much later as it jumped.
 * Where that leaves no shift, or one longer than a day, it begins by the clock and is as long as it was: RFC 5545, section 3.8.5.3.
 *
 * | another date          | where the clock jumps from 2 to 3 | where it goes back from 2 to 1 |
 * | 10 PM to 6 AM         | 10 PM to 6 AM                     | 10 PM to 6 AM                  |
 * | 2:15 AM to 10 AM      | 3:15 AM to 10 AM                  | 2:15 AM to 10 AM               |
 * | 2:15 AM to 3 AM       | 3:15 AM to 4 AM                   | 2:15 AM to 3 AM                |
 * | midnight to midnight  | midnight to midnight              | midnight to 11 PM              |
 *
 * @param date the one on which it is to begin, by the calendar of its location
 */
export function movedTo(plan: ShiftPlan, date: PlainDate, zone: Zone): ShiftPlan {
  const days = daysBetween(dateAt(plan.startsAt, zone), date);
  if (days === 0) return plan;
  const moved = (at: ShiftPlan['startsAt']) => instantAt(addDays(dateAt(at, zone), days), wallClock(at, zone), zone);
  return asLongAs(plan.endsAt - plan.startsAt, { ...plan, startsAt: moved(plan.startsAt), endsAt: moved(plan.endsAt) });
}

/** A shift by the clock on the wall; where that is none, or one longer than a day, it has the length that it is meant to have, if that is one. */
export function asLongAs(meant: number, byTheWall: ShiftPlan): ShiftPlan {
  const lasting = { ...byTheWall, endsAt: addMilliseconds(byTheWall.startsAt, meant) };
  return faultOfShift(byTheWall) === undefined || faultOfShift(lasting) !== undefined ? byTheWall : lasting;
}
