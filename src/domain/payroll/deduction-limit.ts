import { fraction, greater, lesser, multiply, subtract, zero, type Fraction } from '../kernel/fraction.ts';
import { roundToCents, type Cents } from '../kernel/money.ts';

/** Past these hours a week nothing more may be deducted: 29 CFR 531.37(b). */
const straightTimeMinutes = 2_400;

/**
 * Most that may be deducted in a week for what the employer is served by (uniform, tools, shortage) without paying less
 * than the minimum wage or cutting into overtime: Fact Sheet 16.
 *
 * | 7.75 an hour, minimum wage 7.25, 30 h | 15.00 |
 * | 7.25 an hour                          | 0.00  |
 */
export function deductionLimit(ratePerHour: Fraction, minimumWage: Fraction, workedMinutes: number): Cents {
  const above = greater(zero, subtract(ratePerHour, minimumWage));
  return roundToCents(multiply(above, fraction(Math.min(workedMinutes, straightTimeMinutes) * 100, 60)));
}

/**
 * An amount up to a limit of the year; 0 is no limit, and a limit below zero holds for amounts below it. An amount of the other
 * sign is none of what the limit is for.
 *
 * | 1,001 of at most 100 | 100 |
 * | -1 of at most 100    | 0   |
 * | 101, no limit        | 101 |
 */
export function amountToLimit(amount: Fraction, limit: Fraction): Fraction {
  if (limit.numerator > 0n) return greater(zero, lesser(amount, limit));
  return limit.numerator < 0n ? lesser(zero, greater(amount, limit)) : amount;
}

/** What a limit still leaves: nothing once it is reached; undefined where there is none. */
export function remainingToLimit(amount: Fraction, limit: Fraction): Fraction | undefined {
  const left = subtract(limit, amount);
  if (limit.numerator > 0n) return greater(zero, left);
  return limit.numerator < 0n ? lesser(zero, left) : undefined;
}
