import { addDays, type PlainDate } from '../kernel/time.ts';
import type { PayPeriod } from './pay-periods.ts';
import type { PayPolicy } from './pay-policy.ts';
import { periodOn } from './period-on.ts';

type PolicyOn = (date: PlainDate) => PayPolicy;

export interface OtherPeriod {
  readonly period: PayPeriod;
  /** Pay periods are what they were: only the days on which they are paid are others. */
  readonly isPayDayAlone: boolean;
}

/**
 * The first pay period of somebody that would be another, or be paid on another day, by a version that begins on a date; undefined where pay periods and
 * pay days are named as before, or come to the same. A holiday that moves one pay day names nothing else.
 *
 * | they are paid                       | and would be from 30 Nov                   | the first that is another       |
 * | by weeks, 5 days after              | every two weeks from 23 Nov, 12 days after | 30 Nov – 6 Dec, paid 18 Dec     |
 * | the same                            | every two weeks from 23 Nov, 5 days after  | 7 – 20 Dec                      |
 * | every two weeks from 23 Nov, 5 days | the same, 3 days after                     | 23 Nov – 6 Dec, its pay day alone |
 * | by the workweek, from Monday        | every week from Mon 30 Nov, 5 days after   | 30 Nov – 6 Dec, its pay day alone |
 */
export function otherPeriod(before: PolicyOn, after: PolicyOn, startsOn: PlainDate): OtherPeriod | undefined {
  if (nameOf(before(startsOn)) === nameOf(after(startsOn))) return undefined;
  const last = addDays(startsOn, comparedDays);
  let first: PayPeriod | undefined;
  for (let date = startsOn, count = 0; count < mostCompared && date <= last; count += 1) {
    const [was, period] = [periodOn(before, date), periodOn(after, date)];
    const isSame = was.start === period.start && was.end === period.end;
    if (!isSame) return { period: first ?? period, isPayDayAlone: false };
    if (was.pay !== period.pay) first ??= period;
    date = addDays(period.end, 1);
  }
  return first && { period: first, isPayDayAlone: true };
}

/** What is left of the first may be what it was, and a pay day fall on the same: hardly so for so many, or of long ones for a year and more. */
const mostCompared = 12;
const comparedDays = 400;

/** What a policy says of pay periods and pay days, be it the same of many as others say in other words. */
const nameOf = ({ payPeriod, workweek }: PayPolicy) => JSON.stringify([payPeriod ?? null, workweek.weekday]);
