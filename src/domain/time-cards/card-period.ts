import { addDays, weekOf, type PlainDate } from '../kernel/time.ts';
import type { PayPeriod } from '../pay-rules/pay-periods.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';

/**
 * The workweeks that are paid with a period: those that end in it, since what a week is paid is known when it has ended.
 * None that begins after today.
 *
 * | period           | weeks begin on | workweeks            |
 * | 16 – 29 Nov      | Monday         | 16 Nov, 23 Nov       |
 * | 1 – 15 Nov       | Monday         | 26 Oct, 2 Nov, 9 Nov |
 */
export function weeksOf({ start, end }: PayPeriod, { workweek }: PayPolicy, today: PlainDate): PlainDate[] {
  const weeks: PlainDate[] = [];
  for (let week = weekOf(start, workweek.weekday); addDays(week, 6) <= end; week = addDays(week, 7)) {
    if (week <= today) weeks.push(week);
  }
  return weeks;
}
