import { addDays, daysBetween, weekOf, type PlainDate } from '../kernel/time.ts';
import { overtimePeriodStart } from './overtime-period.ts';
import type { PayPolicy } from './pay-policy.ts';

type PolicyOn = (date: PlainDate) => PayPolicy;

/** The longest overtime period is of 28 days: after two of them nothing is left of what was in force before. */
const longestTrace = 56;

/** Over how many days a policy counts its weekly overtime. */
export const daysOfPeriod = ({ overtime }: PayPolicy): number => overtime.periodDays ?? 7;

/** Whether a policy counts overtime over more than a workweek: 29 USC 207(j) and (k). */
export const countsLongPeriods = (policy: PayPolicy): boolean => daysOfPeriod(policy) > 7;

/**
 * The policy of each date, where a period of more than a week is always paid whole by one: what has begun is ended by the policy it began
 * with, and a policy that begins within a period of its own waits for the next. Its weeks would else each count hours of the other by rules
 * that the other is not paid by. An agreement to pay by 8 and 80 is made before the work: 29 CFR 778.601(c).
 *
 * | Mondays from         | the policy in force                       | is paid by           |
 * | 2 Nov, 9 Nov, 16 Nov | 8 and 80, weekly, weekly                  | 8 and 80, 8 and 80, weekly |
 * | the same             | weekly, 8 and 80 (from 2 Nov), 8 and 80   | weekly, weekly, 8 and 80   |
 *
 * Two that count by 14 days from different weeks cannot both be whole: there the later one takes over where the earlier ends.
 */
export function wholePeriods(policyOn: PolicyOn): PolicyOn {
  const known = new Map<PlainDate, PayPolicy>();
  const paidBy: PolicyOn = (date) => {
    const before = known.get(date);
    if (before !== undefined) return before;
    const policy = hasJustChanged(policyOn, date)
      ? following(paidBy(addDays(date, -1)), policyOn(date), date)
      : policyOn(date);
    known.set(date, policy);
    return policy;
  };
  return paidBy;
}

/**
 * The first date from one on, week by week, with which a policy really pays: none of the long periods that are paid by the policies before
 * it runs on over that date, and it lies in none of its own that would have begun earlier. A version that began on another date would be in
 * force by what the screens say, and pay nobody yet. Undefined where the periods before it never end together.
 *
 * | before                     | the policy                     | from  | first date |
 * | 8 and 80 from Mon 2 Nov    | weekly                         | 9 Nov | 16 Nov     |
 * | weekly                     | 8 and 80, periods from 2 Nov   | 9 Nov | 16 Nov     |
 */
export function firstPaidFrom(before: readonly PayPolicy[], policy: PayPolicy, from: PlainDate): PlainDate | undefined {
  const weeks = Array.from({ length: longestTrace / 7 + 1 }, (_, week) => addDays(from, week * 7));
  return weeks.find((date) => before.every((each) => following(each, policy, date) === policy));
}

/** The last date up to one with which a policy would have taken over from another: that date itself, unless a long period runs over it. */
export function lastPaidFrom(before: PayPolicy, policy: PayPolicy, upTo: PlainDate): PlainDate {
  const days = Array.from({ length: longestTrace }, (_, back) => addDays(upTo, -back));
  return days.find((date) => following(before, policy, date) === policy) ?? upTo;
}

function hasJustChanged(policyOn: PolicyOn, date: PlainDate): boolean {
  const policy = policyOn(date);
  for (let back = 1; back <= longestTrace; back += 1) if (policyOn(addDays(date, -back)) !== policy) return true;
  return false;
}

/** The policy that pays a date, by the one that paid the day before and the one that is in force. */
function following(before: PayPolicy, inForce: PayPolicy, date: PlainDate): PayPolicy {
  const begins = countsLongPeriods(inForce) ? overtimePeriodStart(inForce, date) : date;
  const waitDays = begins === date ? 0 : daysBetween(date, addDays(begins, daysOfPeriod(inForce)));
  if (!countsLongPeriods(before)) return waitDays === 0 ? inForce : before;
  const end = addDays(overtimePeriodStart(before, addDays(date, -1)), daysOfPeriod(before));
  // Up to the first week of what follows: a day that lies in it and in the period counts in one of them.
  if (date < weekOf(end, inForce.workweek.weekday)) return before;
  return waitDays > 0 && waitDays % daysOfPeriod(before) === 0 ? before : inForce;
}
