import { addDays, daysBetween, type PlainDate } from '../kernel/time.ts';
import type { PayPolicy } from './pay-policy.ts';
import type { ReasonParameters } from './reason.ts';
import type { WeekQuestion } from './week-question.ts';

/**
 * First date of the overtime period that the workweek of `startsOn` is a part of: the week itself, or the 14 days of
 * 29 USC 207(j) counted from the date that the policy fixes.
 *
 * | period                      | week of    | begins     |
 * | 7 days                      | 2026-11-16 | 2026-11-16 |
 * | 14 days from 2026-11-02     | 2026-11-09 | 2026-11-02 |
 * | 14 days from 2026-11-02     | 2026-11-16 | 2026-11-16 |
 * | 14 days from 2026-11-02     | 2026-10-26 | 2026-10-19 |
 */
export function overtimePeriodStart({ overtime }: PayPolicy, startsOn: PlainDate): PlainDate {
  const { periodDays = 7, periodStartsOn } = overtime;
  if (periodStartsOn === undefined) return startsOn;
  return addDays(periodStartsOn, Math.floor(daysBetween(periodStartsOn, startsOn) / periodDays) * periodDays);
}

/** Over which days hours are counted, where these are more than a week: 29 USC 207(j), 29 CFR 778.601(d). */
export function longerPeriod({ policy, startsOn }: Pick<WeekQuestion, 'policy' | 'startsOn'>): ReasonParameters {
  const { periodDays = 7 } = policy.overtime;
  return periodDays === 7 ? {} : { periodDays, periodStartsOn: overtimePeriodStart(policy, startsOn) };
}
