/** An exact rational number; the denominator is positive. Money and rates are worked out in these, never in floats. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A whole number, or a quotient of two; throws when divided by zero. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const divisor = BigInt(denominator);
  if (divisor === 0n) throw new RangeError('A fraction cannot be divided by zero');
  const sign = divisor < 0n ? -1n : 1n;
  return { numerator: sign * BigInt(numerator), denominator: sign * divisor };
}

/** Reads plain decimal text, `-12.50`; undefined for anything else (no exponent, no separators, no blanks). */
export function parseDecimal(text: string): Fraction | undefined {
  const match = /^(-?)(\d*)(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return undefined;
  return fraction(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length));
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** The nearest whole number, a half going away from zero: 2.5 → 3 and -2.5 → -3. */
export function roundHalfAwayFromZero({ numerator, denominator }: Fraction): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** Decimal text with exactly `places` decimals, a half going away from zero: 1/3 → `0.33`. */
export function toDecimal(value: Fraction, places: number): string {
  const scaled = roundHalfAwayFromZero(multiply(value, fraction(10n ** BigInt(places))));
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, cut)}${places > 0 ? '.' : ''}${digits.slice(cut)}`;
}

/**
 * The same number in lowest terms: 4/6 → 2/3. What is carried from step to step is kept so: denominators multiply, and one that goes into the next
 * twice has twice the digits after each.
 */
export function reduced({ numerator, denominator }: Fraction): Fraction {
  const common = greatestCommon(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** The one exact spelling of a number, in lowest terms: 61/6 → `61/6`, 20 → `20`. */
export function exactText(value: Fraction): string {
  const { numerator, denominator } = reduced(value);
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** Reads what `exactText` wrote; throws on anything else. */
export function readExact(text: string): Fraction {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (match === null) throw new TypeError(`Not an exact number: ${text}`);
  const [, above = '', below = '1'] = match;
  return fraction(BigInt(above), BigInt(below));
}

function greatestCommon(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommon(b, a % b);
}

/** The shortest spelling of a plain decimal, so that `1.50` and `1.5` are one key; throws on what is not one. */
export function shortestDecimal(text: string): string {
  const value = parseDecimal(text);
  if (value === undefined) throw new TypeError(`Not a decimal number: ${text}`);
  const places = value.denominator.toString().length - 1;
  const spelled = toDecimal(value, places);
  return places === 0 ? spelled : spelled.replace(/\.?0+$/, '');
}

export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negative(b));

/** Throws when divided by zero. */
export const divide = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

export const negative = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: -numerator, denominator });

export const sumOf = (values: readonly Fraction[]): Fraction => values.reduce(add, zero);

export const zero = fraction(0);
export const one = fraction(1);
export const half = fraction(1, 2);

export const isAtLeast = (a: Fraction, b: Fraction): boolean => compare(a, b) >= 0;
export const greater = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b);
export const lesser = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b);

/** The whole number at or below: towards minus infinity. */
export function floorOf({ numerator, denominator }: Fraction): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

/** Reads a decimal that a policy, a statute or a person of the trade wrote down; throws on text that is not one. */
export function decimal(text: string): Fraction {
  const known = readDecimals.get(text);
  if (known !== undefined) return known;
  const value = parseDecimal(text);
  if (value === undefined) throw new TypeError(`Not a decimal number: ${text}`);
  if (readDecimals.size >= mostRead) readDecimals.clear();
  readDecimals.set(text, value);
  return value;
}

/** Rates and multipliers are read again and again, week after week; so many are kept that odd input cannot fill the memory. */
const readDecimals = new Map<string, Fraction>();
const mostRead = 4_096;

/** A number for a screen or a file, when the exact value has done its work. */
export const toNumber = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator);
