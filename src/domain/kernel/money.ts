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

/** Reads a sum as people type it, `18`, `18.5`, `18,50` or `١٨٫٥`; undefined where it is none, or has parts of a cent. */
export function parseCents(text: string): Cents | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plainNumber(text)) ?? [];
  return whole === undefined ? undefined : cents(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}
