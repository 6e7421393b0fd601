import { compare, floorOf, fraction, multiply, divide, sumOf, zero, type Fraction } from './fraction.ts';
import { cents, type Cents } from './money.ts';

/**
 * Shares out a sum by ratios so that the shares add up to it: each gets its whole cents, and the cents that are left go
 * one each to the first shares that have a ratio at all. Throws where no ratio is above zero.
 *
 * | 10.03 by 50, 50     | 5.02, 5.01        |
 * | 1.00 by 1, 1, 1     | 0.34, 0.33, 0.33  |
 * | 1.01 by 0, 50, 50   | 0.00, 0.51, 0.50  |
 * | -1.00 by 1, 1, 1    | -0.34, -0.33, -0.33 |
 */
export const allocate = (sum: Cents, ratios: readonly Fraction[]): Cents[] =>
  allocateWhole(sum, ratios).map((share) => cents(share));

/** The same for any whole number: minutes. */
export function allocateWhole(sum: number, ratios: readonly Fraction[]): number[] {
  const total = sumOf(ratios);
  if (compare(total, zero) <= 0) throw new RangeError('A sum cannot be shared out without a ratio above zero');
  const sign = sum < 0 ? -1 : 1;
  const magnitude = Math.abs(sum);
  const shares = ratios.map((ratio) => Number(floorOf(divide(multiply(fraction(magnitude), ratio), total))));
  let left = magnitude - shares.reduce((all, share) => all + share, 0);
  return shares.map((share, index) => {
    const extra = left > 0 && compare(ratios[index] ?? zero, zero) > 0 ? 1 : 0;
    left -= extra;
    // Minus zero is no sum of money.
    return sign * (share + extra) + 0;
  });
}
