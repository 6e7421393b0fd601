import { floorOf, fraction, multiply, negative, roundHalfAwayFromZero, type Fraction } from './fraction.ts';

/**
 * How a number between two whole numbers goes to one of them. Pay uses `half-up`, which in the trade means away from
 * zero; the others are for files and agencies that ask for them. `up` and `down` go to the greater and the lesser number.
 *
 * |        | half-up | half-down | half-even | half-odd | half-toward-zero | up | down | truncate |
 * | 2.5    | 3       | 2         | 2         | 3        | 2                | 3  | 2    | 2        |
 * | -2.5   | -3      | -3        | -2        | -3       | -2               | -2 | -3   | -2       |
 * | 2.4    | 2       | 2         | 2         | 2        | 2                | 3  | 2    | 2        |
 */
export const roundingModes = [
  'half-up',
  'half-away-from-zero',
  'half-down',
  'half-even',
  'half-odd',
  'half-toward-zero',
  'up',
  'down',
  'truncate',
] as const;
export type RoundingMode = (typeof roundingModes)[number];

/** The whole number that `mode` makes of an exact one. */
export function roundBy(value: Fraction, mode: RoundingMode): bigint {
  const below = floorOf(value);
  const isHalf = (value.numerator - below * value.denominator) * 2n === value.denominator;
  const isWhole = below * value.denominator === value.numerator;
  const above = below + 1n;
  switch (mode) {
    case 'up':
      return isWhole ? below : above;
    case 'down':
      return below;
    case 'truncate':
      return value.numerator < 0n ? -floorOf(negative(value)) : below;
    case 'half-down':
      return isHalf ? below : roundHalfAwayFromZero(value);
    case 'half-even':
      return isHalf && below % 2n === 0n ? below : isHalf ? above : roundHalfAwayFromZero(value);
    case 'half-odd':
      return isHalf && below % 2n !== 0n ? below : isHalf ? above : roundHalfAwayFromZero(value);
    case 'half-toward-zero':
      return isHalf && value.numerator > 0n ? below : isHalf ? above : roundHalfAwayFromZero(value);
    case 'half-up':
    case 'half-away-from-zero':
      return roundHalfAwayFromZero(value);
  }
}

/** The exact value of `value` after rounding to `places` decimals. */
export function roundToPlaces(value: Fraction, places: number, mode: RoundingMode): Fraction {
  const scale = 10n ** BigInt(places);
  return fraction(roundBy(multiply(value, fraction(scale)), mode), scale);
}
