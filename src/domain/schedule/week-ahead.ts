import { addDays, addMilliseconds, dateAt, weekOf, type PlainDate, type Weekday, type Zone } from '../kernel/time.ts';
import { minutesAhead, type PaidBy } from './overtime-ahead.ts';
import type { Timed } from './planned-punches.ts';

/**
 * Minutes of work of the week of a shift with it: what was worked so far, and what is planned from there on, as the rules count it of each date. Of a
 * shift that runs into the next week, of the longer of the two.
 *
 * | planned, federal                                       | the week has |
 * | Mon–Fri 9:00–17:00, break 15                           | 40 h         |
 * | Mon 9:00–17:00, and Mon 13:00–21:00                    | 12 h         |
 * | Sun 20:00–4:00, of the week that it begins in          | 4 h          |
 * | the same, where Mon–Fri of the next 8 h are planned    | 44 h, the next |
 *
 * @param others all of theirs that touch these weeks
 * @param zone of the location where it is
 */
export function minutesOfWeek(
  shift: Timed,
  others: readonly Timed[],
  { zone, weekStartsOn }: { readonly zone: Zone; readonly weekStartsOn: Weekday },
  paid: PaidBy,
): number {
  const all = [shift, ...others];
  const minutesFrom = (from: PlainDate, shifts: readonly Timed[]) =>
    minutesAhead(shifts, { from, to: addDays(from, 6) }, paid);
  const own = weekOf(dateAt(shift.startsAt, zone), weekStartsOn);
  const last = weekOf(dateAt(addMilliseconds(shift.endsAt, -1), zone), weekStartsOn);
  const minutes = minutesFrom(own, all);
  if (own === last) return minutes;
  // Rules may give all of it to the day on which it begins: then it adds nothing to the next week.
  const next = minutesFrom(last, all);
  return next > minutesFrom(last, others) ? Math.max(minutes, next) : minutes;
}
