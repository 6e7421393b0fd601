import { addDays, daysBetween, type PlainDate } from '../kernel/time.ts';
import type { PayDay } from '../time-off/grant-days.ts';
import { currentPeriod } from './current-period.ts';
import type { PayFrequency } from './pay-periods.ts';
import type { PayPolicy } from './pay-policy.ts';

const perYear: Readonly<Record<PayFrequency, number>> = {
  weekly: 52,
  biweekly: 26,
  'four-weekly': 13,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  annual: 1,
};

/**
 * The days on which somebody's pay periods begin, from one date to another, both included; the first is the first that begins then. Where a
 * policy names none, they are workweeks. Where another takes over, each day still belongs to one period alone: what the former had begun goes
 * to its end, and the first of the new one is for the days that are left of it.
 *
 * | half months, in November                             | 1 Nov, 16 Nov                          |
 * | every two weeks from Mon 2 Nov                       | 2 Nov, 16 Nov, 30 Nov                  |
 * | the same, months from 16 Nov on                      | 2 Nov, 16 Nov for 15 of 30 days, 1 Dec |
 * | months, every two weeks from Mon 2 Nov from 16 Nov on | 1 Nov, 1 Dec for 13 of 14 days, 14 Dec |
 */
export function payDays(
  policyOn: (date: PlainDate) => PayPolicy,
  { start, end }: { readonly start: PlainDate; readonly end: PlainDate },
): readonly PayDay[] {
  const days: PayDay[] = [];
  const before = currentPeriod(policyOn(start), start);
  for (let date = before.start === start ? start : addDays(before.end, 1); date <= end;) {
    const policy = policyOn(date);
    const period = currentPeriod(policy, date);
    const next = addDays(period.end, 1);
    days.push({
      on: date,
      perYear: perYear[policy.payPeriod?.frequency ?? 'weekly'],
      forDays: daysBetween(date, next),
      ofDays: daysBetween(period.start, next),
    });
    date = next;
  }
  return days;
}
