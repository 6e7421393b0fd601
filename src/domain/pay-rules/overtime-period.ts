import { addDays, daysBetween, startOfDate, type PlainDate, type Span, type Zone } from '../kernel/time.ts';
import type { PayPolicy } from './pay-policy.ts';

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

/**
 * The rows of a ledger that the workweek of `startsOn` is worked out from: those of its whole overtime period, with a day on
 * either side, which holds whatever workday the policy cuts.
 */
export function overtimePeriodReading(policy: PayPolicy, startsOn: PlainDate, zone: Zone): Span {
  const first = overtimePeriodStart(policy, startsOn);
  const next = addDays(first, policy.overtime.periodDays ?? 7);
  return { from: startOfDate(addDays(first, -1), zone), to: startOfDate(addDays(next, 2), zone) };
}
