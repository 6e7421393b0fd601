import { plainNumber } from './digits.ts';
import { fraction, multiply, roundHalfAwayFromZero, type Fraction } from './fraction.ts';

declare const brand: unique symbol;
/** A sum of money in whole hundredths of its currency. */
export type Cents = number & { readonly [brand]: 'Cents' };

/** Marks a whole number as cents; throws on a fraction or a sum that a number cannot hold exactly. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return value as Cents;
}

/** The one place where money is rounded: to the nearest cent, half away from zero, once a pay line. */
export const roundToCents = (exactCents: Fraction): Cents => cents(Number(roundHalfAwayFromZero(exactCents)));

/**
 * Exact pay, in cents and not yet rounded, for `minutes` at `ratePerHour` (units of currency) times
 * `multiplier`. Pay comes from minutes, never from rounded decimal hours.
 */
export const payFor = (minutes: number, ratePerHour: Fraction, multiplier: Fraction): Fraction =>
  multiply(fraction(minutes * 100, 60), multiply(ratePerHour, multiplier));

const inCommas = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const inPoints = /^\d{1,3}(?:\.\d{3})+(?:\.\d{3}|,\d*)$/;

/**
 * A sum as people type and paste it, with a point before its decimals and no other mark: a comma or a point stands between thousands where three
 * digits follow each, and before decimals else. Of `1.250` nobody knows which, and it stays as it is, as does all that is no sum.
 *
 * | `1,250.50`, `1.250,50`, `$1250,50`, `١٬٢٥٠٫٥٠` | `1250.50` |
 * | `1,250`, `1 250`                               | `1250`    |
 */
export function plainSum(typed: string): string {
  const bare = plainNumber(typed)
    .replaceAll('$', '')
    .trim()
    .replaceAll(/(\d)\s(?=\d{3}(?!\d))/g, '$1');
  if (inCommas.test(bare)) return bare.replaceAll(',', '');
  return (inPoints.test(bare) ? bare.replaceAll('.', '') : bare).replace(',', '.');
}

/** Reads a sum as {@link plainSum} does, in cents; undefined where it is none, or has parts of a cent. */
export function parseCents(text: string): Cents | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plainSum(text)) ?? [];
  return whole === undefined ? undefined : cents(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}
