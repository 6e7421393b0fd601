import { addDays, dateAt, daysBetween, instantAt, wallClock, type PlainDate, type Zone } from '../kernel/time.ts';
import type { ShiftPlan } from './shift.ts';

/**
 * The same shift on another date: from when to when by the clock on the wall, whatever the clocks do in between. Who works from 9
 * to 5 does so on the other side of the change as well.
 *
 * @param date the one on which it is to begin, by the calendar of its location
 */
export function movedTo(plan: ShiftPlan, date: PlainDate, zone: Zone): ShiftPlan {
  const days = daysBetween(dateAt(plan.startsAt, zone), date);
  if (days === 0) return plan;
  const moved = (at: ShiftPlan['startsAt']) => instantAt(addDays(dateAt(at, zone), days), wallClock(at, zone), zone);
  return { ...plan, startsAt: moved(plan.startsAt), endsAt: moved(plan.endsAt) };
}
