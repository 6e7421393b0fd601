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
 * pay days are named as before. A holiday that moves one pay day names nothing else.
 *
 * | they are paid                       | and would be from 30 Nov                   | the first that is another       |
 * | by weeks, 5 days after              | every two weeks from 23 Nov, 12 days after | 30 Nov – 6 Dec, paid 18 Dec     |
 * | the same                            | every two weeks from 23 Nov, 5 days after  | 7 – 20 Dec                      |
 * | every two weeks from 23 Nov, 5 days | the same, 3 days after                     | 23 Nov – 6 Dec, its pay day alone |
 */
export function otherPeriod(before: PolicyOn, after: PolicyOn, startsOn: PlainDate): OtherPeriod | undefined {
  const [rule, otherRule] = [before(startsOn), after(startsOn)];
  const isPayDayAlone = datesOf(rule) === datesOf(otherRule);
  if (isPayDayAlone && payDaysOf(rule) === payDaysOf(otherRule)) return undefined;
  for (let date = startsOn, count = 0; count < mostCompared; count += 1) {
    const [was, period] = [periodOn(before, date), periodOn(after, date)];
    if (was.start !== period.start || was.end !== period.end || was.pay !== period.pay) {
      return { period, isPayDayAlone };
    }
    date = addDays(period.end, 1);
  }
  return undefined;
}

/** What is left of the first may be what it was, and a pay day fall on the same: hardly so for a year of months. */
const mostCompared = 12;

/** What a policy says of the dates of pay periods: they are counted in workweeks, where it names none from which. */
const datesOf = ({ payPeriod: { frequency, anchor, startDays } = { frequency: 'weekly' }, workweek }: PayPolicy) =>
  JSON.stringify([frequency, anchor ?? workweek.weekday, startDays ?? []]);

const payDaysOf = ({ payPeriod }: PayPolicy) => JSON.stringify(payPeriod?.payDate ?? null);
