import { fraction, greater, multiply, subtract, zero, type Fraction } from '../kernel/fraction.ts';
import { roundToPlaces } from '../kernel/rounding-mode.ts';

export interface TipCredit {
  /** What tips may stand for in an hour: the minimum wage less the cash wage. 29 USC 203(m), Fact Sheet 15. */
  readonly credit: Fraction;
  /** What cash an overtime hour must pay: 1.5 times the minimum wage, or the cash wage above it, to the cent, less the same credit. */
  readonly overtimeCashWage: Fraction;
}

/**
 * | minimum wage 7.25, cash wage 2.13 | credit 5.12, overtime 10.88 − 5.12 = 5.76 |
 * | minimum wage 7.25, cash wage 8.00 | no credit, overtime 12.00                 |
 */
export function tipCredit(minimumWage: Fraction, cashWage: Fraction): TipCredit {
  const credit = greater(zero, subtract(minimumWage, cashWage));
  const overtime = roundToPlaces(multiply(greater(minimumWage, cashWage), fraction(3, 2)), 2, 'half-up');
  return { credit, overtimeCashWage: subtract(overtime, credit) };
}
