import { addDays, weekOf, type PlainDate } from '../kernel/time.ts';
import type { PayPeriod } from '../pay-rules/pay-periods.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { firstWeekWith, transitionAt } from '../pay-rules/workweek-transition.ts';

/**
 * The workweeks that are paid with a period: those that end in it, since what a week is paid is known when it has ended.
 * None that begins after today. Where weeks begin on another day from a date on, the first that does is among them.
 *
 * | period           | weeks begin on                    | workweeks            |
 * | 16 – 29 Nov      | Monday                            | 16 Nov, 23 Nov       |
 * | 1 – 15 Nov       | Monday                            | 26 Oct, 2 Nov, 9 Nov |
 * | 15 – 30 Nov      | Monday, from Sun 15 Nov on Sunday | 9 Nov, 15 Nov, 22 Nov |
 */
export function weeksOf(
  { start, end }: PayPeriod,
  policyOn: (date: PlainDate) => PayPolicy,
  today: PlainDate,
): PlainDate[] {
  const weeks: PlainDate[] = [];
  let week = firstWeekWith(policyOn, start);
  for (; addDays(week, 6) <= end; week = weekAfter(week, policyOn)) {
    if (week <= today) weeks.push(week);
  }
  return weeks;
}

/**
 * The workweeks that have a day between two dates, both included; none that begins after today.
 *
 * | from Wed 4 Nov to Tue 17 Nov, weeks from Monday | 2 Nov, 9 Nov, 16 Nov |
 */
export function weeksBetween(
  from: PlainDate,
  to: PlainDate,
  policyOn: (date: PlainDate) => PayPolicy,
  today: PlainDate,
): PlainDate[] {
  const weeks: PlainDate[] = [];
  let week = weekOf(from, policyOn(from).workweek.weekday);
  for (; week <= to && week <= today; week = weekAfter(week, policyOn)) weeks.push(week);
  return weeks;
}

/** The workweek that follows one: where weeks begin on another day from a date on, the first that does. */
function weekAfter(week: PlainDate, policyOn: (date: PlainDate) => PayPolicy): PlainDate {
  const transition = transitionAt(policyOn, week);
  return transition?.old.startsOn === week ? transition.fresh.startsOn : addDays(week, 7);
}

/**
 * So many workweeks before a date on which one begins, the latest first: where they began on another day, they are those that were.
 *
 * | weeks begin on                    | before     | workweeks              |
 * | Monday, from Sun 15 Nov on Sunday | Sun 22 Nov | Sun 15 Nov, Mon 9 Nov  |
 */
export function weeksBefore(date: PlainDate, policyOn: (date: PlainDate) => PayPolicy, count: number): PlainDate[] {
  const weeks: PlainDate[] = [];
  for (let first = date; weeks.length < count; weeks.push(first)) {
    const day = addDays(first, -1);
    first = weekOf(day, policyOn(day).workweek.weekday);
  }
  return weeks;
}
