import { holidayIn, observedOn } from '../holidays/holiday-date.ts';
import { yearOf } from '../kernel/months.ts';
import { isOurs } from '../kernel/our-centuries.ts';
import { addDays, weekOf, type PlainDate } from '../kernel/time.ts';
import { payPeriodAt, type PayPeriod, type PayPeriodRule } from './pay-periods.ts';
import type { PayPolicy } from './pay-policy.ts';

/**
 * The period that a date lies in: the pay period of the policy, or its workweek where it names none. Weeks that are paid each
 * by itself are workweeks, unless the policy counts them from another date.
 *
 * | the policy pays                                       | on 2026-11-20 | period        | paid on    |
 * | nothing said, weeks begin on Monday                   |               | 11-16 – 11-22 |            |
 * | every two weeks from 2026-11-02, 5 days after         |               | 11-16 – 11-29 | Fri 12-04  |
 * | half months on the 10th and 25th, working days        |               | 11-16 – 11-30 | Thu 12-10  |
 * | months, on the 25th, Christmas a holiday              | 2026-11-20    | 11-01 – 11-30 | Thu 12-24  |
 */
export function currentPeriod(policy: PayPolicy, date: PlainDate): PayPeriod {
  const start = weekOf(date, policy.workweek.weekday);
  const named =
    policy.payPeriod === undefined
      ? undefined
      : payPeriodAt(countedFrom(policy.payPeriod, start), date, holidaysAround(policy, date));
  return named ?? { start, end: addDays(start, 6) };
}

/**
 * A date of the period before one, and of the period after it where that has begun; none before, where the period before may begin in other
 * centuries than ours: its answer would be understood by nobody.
 *
 * | period                  | today      | before     | after      |
 * | 2026-11-16 – 2026-11-29 | 2026-11-30 | 2026-11-15 | 2026-11-30 |
 * | 2026-11-16 – 2026-11-29 | 2026-11-29 | 2026-11-15 | none       |
 * | 1901-01-02 – 1901-01-08 | 2026-11-29 | 1901-01-01 | 1901-01-09 |
 * | 1901-01-01 – 1901-03-31 | 2026-11-29 | none       | 1901-04-01 |
 */
export function periodsBeside(
  { start, end }: Pick<PayPeriod, 'start' | 'end'>,
  today: PlainDate,
): { readonly previous: PlainDate | null; readonly next: PlainDate | null } {
  const next = addDays(end, 1);
  return {
    previous: isOurs(addDays(start, -longestPeriodDays)) ? addDays(start, -1) : null,
    next: next <= today ? next : null,
  };
}

/** A year. */
const longestPeriodDays = 366;

const countedFrom = (rule: PayPeriodRule, start: PlainDate): PayPeriodRule =>
  rule.frequency === 'weekly' && rule.anchor === undefined ? { ...rule, anchor: start } : rule;

/** The days on which the holidays of a policy are kept; a period is paid in its own year or in the next. */
const holidaysAround = ({ holidays = [] }: PayPolicy, date: PlainDate): PlainDate[] =>
  [0, 1, 2].flatMap((years) =>
    holidays.flatMap(({ on, observed }) => {
      const day = holidayIn(yearOf(date) + years, on);
      return day === undefined ? [] : [observedOn(day, observed)];
    }),
  );
