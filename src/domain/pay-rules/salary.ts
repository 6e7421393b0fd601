import { divide, fraction, multiply, type Fraction } from '../kernel/fraction.ts';

/** What a sum is for. A year has 52 weeks, 26 fortnights, 13 times four weeks, 24 half months, 12 months: 29 CFR 778.113(b), DLSE manual 48. */
export const payIntervals = [
  'weekly',
  'biweekly',
  'four-weekly',
  'semimonthly',
  'monthly',
  'quarterly',
  'annual',
] as const;
export type PayInterval = (typeof payIntervals)[number];

const perYear: Record<PayInterval, number> = {
  weekly: 52,
  biweekly: 26,
  'four-weekly': 13,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  annual: 1,
};

/**
 * The same pay for another interval, exactly.
 *
 * | 1,040.00 a month  | 240.00 a week, ×12/52   |
 * | 52,000.00 a year  | 1,000.00 a week         |
 * | 455.00 a week     | 1,971.66… a month       |
 */
export const convertPay = (amount: Fraction, from: PayInterval, to: PayInterval): Fraction =>
  multiply(amount, fraction(perYear[from], perYear[to]));

/** Rate an hour of a weekly salary for so many hours. */
export const hourlyOf = (weekly: Fraction, weeklyMinutes: number): Fraction =>
  divide(weekly, fraction(weeklyMinutes, 60));
