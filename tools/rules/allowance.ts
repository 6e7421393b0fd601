import { daysInYear, firstOfMonth, yearOf } from '../../src/domain/kernel/months.ts';
import { addDays, daysBetween, type PlainDate } from '../../src/domain/kernel/time.ts';

/**
 * An allowance of days a year, which the product has not: it grants balances of minutes. Cases of other products are answered by this
 * arithmetic alone, and prove nothing of what the product does.
 */
export interface Employment {
  readonly startDate: PlainDate;
  readonly endDate?: PlainDate;
}

const daysOfCommonYear = 365;

/**
 * Days by which a year's allowance is changed for someone who was not employed all of it: whole days, 0 or negative.
 *
 * | employed 1 Apr – 1 Oct, 20 days a year | −10 |
 * | from a year before, and still          | 0   |
 * | from a later year                      | 0   |
 */
export function employmentAdjustment(employment: Employment, now: PlainDate, nominalDays: number): number {
  const year = yearOf(now);
  const { from, to, isWhole } = employedIn(employment, year);
  // Who is not here yet has no allowance of the year that could be changed.
  if (isWhole || yearOf(employment.startDate) > year) return 0;
  const earned = Math.round((nominalDays * Math.max(0, daysBetween(from, to))) / daysOfCommonYear);
  return earned - nominalDays + 0;
}

/**
 * The part of an allowance that the rest of the year is still to earn, to the nearest half day: 0 or negative.
 *
 * | 24 days, 1 Feb                            | −22   |
 * | 19 days, employed from 1 Apr, 1 Jul       | −12.5 |
 */
export function accruedAdjustment(employment: Employment, now: PlainDate, allowanceDays: number): number {
  const { from, to } = employedIn(employment, yearOf(now));
  const period = daysBetween(from, to);
  if (period <= 0) return 0;
  const left = Math.max(0, daysBetween(now, to));
  return -Math.round((2 * allowanceDays * left) / period) / 2 + 0;
}

/** The part of a calendar year in which someone is employed, from its first to its last date. */
function employedIn({ startDate, endDate }: Employment, year: number) {
  const first = firstOfMonth(year, 1);
  const last = addDays(first, daysInYear(year) - 1);
  const from = startDate > first ? startDate : first;
  const to = endDate !== undefined && endDate < last ? endDate : last;
  return { from, to, isWhole: from === first && to === last };
}
