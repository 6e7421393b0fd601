import { decimal, fraction, multiply, zero, type Fraction } from '../kernel/fraction.ts';

/** Where a rate may be set, the most specific first. */
export const rateLevels = ['entry', 'activity', 'project', 'customer', 'user'] as const;
export type RateLevel = (typeof rateLevels)[number];

/** An hourly rate, or a fixed sum that does not ask how long it took; decimal text. */
export interface LevelRate {
  readonly hourly?: string;
  readonly fixed?: string;
}

/**
 * What an entry of so many seconds is worth by the most specific rate there is, in units of currency, exact; nothing
 * where no level has one.
 *
 * | entry 3.00, project 7.00, half an hour | 1.50 |
 * | project fixed 4.00, user 1.00          | 4.00 |
 */
export function worthOf(seconds: number, rates: Partial<Record<RateLevel, LevelRate>>): Fraction {
  for (const level of rateLevels) {
    const rate = rates[level];
    if (rate?.fixed !== undefined) return decimal(rate.fixed);
    if (rate?.hourly !== undefined) return timeValue(seconds, decimal(rate.hourly), fraction(1));
  }
  return zero;
}

/** Seconds at an hourly rate times a factor. */
export const timeValue = (seconds: number, hourly: Fraction, factor: Fraction): Fraction =>
  multiply(fraction(seconds, 3_600), multiply(hourly, factor));
