import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateWhole } from './allocation.ts';
import {
  compare,
  exactText,
  fraction,
  parseDecimal,
  readExact,
  shortestDecimal,
  toDecimal,
  type Fraction,
} from './fraction.ts';
import { cents, parseCents, payFor, roundToCents } from './money.ts';

const decimal = (text: string) => parseDecimal(text) as Fraction;

describe('money', () => {
  test.each([
    // minutes, rate, multiplier, cents
    [60, '15.00', '1', 1_500],
    [20, '10.00', '1', 333],
    [1, '0.30', '1', 1],
    [1, '0.29', '1', 0],
    [90, '1.005', '1', 151],
    [120, '14.00', '1.5', 4_200],
    [-1, '0.30', '1', -1],
  ])('%d minutes at %s times %s are %d cents', (minutes, rate, multiplier, pay) => {
    expect(roundToCents(payFor(minutes, decimal(rate), decimal(multiplier)))).toBe(pay);
  });

  test('a fraction of a cent is not a sum of money', () => {
    expect(() => cents(0.5)).toThrow(RangeError);
  });
});

describe('exact numbers', () => {
  test.each([
    ['1.50', '1.5'],
    ['2.000', '2'],
    ['100', '100'],
    ['.50', '0.5'],
    ['-0.10', '-0.1'],
    ['0', '0'],
  ])('%s is spelled %s', (text, shortest) => {
    expect(shortestDecimal(text)).toBe(shortest);
  });

  test.each(['', '.', '1.', '1,5', '1e3', ' 1', 'NaN'])('%j is no decimal', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  test.each([
    ['1.005', '1.01'],
    ['-1.005', '-1.01'],
    ['10.874', '10.87'],
    ['0.004', '0.00'],
  ])('%s to two places is %s', (text, rounded) => {
    expect(toDecimal(decimal(text), 2)).toBe(rounded);
  });

  test.each([
    [61, 6, '61/6'],
    [40, 2, '20'],
    [-3, 6, '-1/2'],
    [3, -6, '-1/2'],
    [0, 7, '0'],
  ])('%d by %d is exactly %s, and is read as what it was', (above, below, text) => {
    expect(exactText(fraction(above, below))).toBe(text);
    expect(compare(readExact(text), fraction(above, below))).toBe(0);
  });

  test.each(['', '1.5', '1/', '/2', '1/-2', 'x'])('%j is no exact number', (text) => {
    expect(() => readExact(text)).toThrow(TypeError);
  });

  test('minutes are shared out as money is, to the last one', () => {
    expect(allocateWhole(100, [fraction(1), fraction(0), fraction(2)])).toEqual([34, 0, 66]);
  });

  test('fractions are ordered as the numbers they are, whatever the sign of the denominator', () => {
    const whole = fc.integer({ min: -1_000, max: 1_000 });
    const divisor = whole.filter((value) => value !== 0);
    fc.assert(
      fc.property(whole, divisor, whole, divisor, (a, b, c, d) => {
        expect(compare(fraction(a, b), fraction(c, d))).toBe(Math.sign(a / b - c / d) + 0);
      }),
    );
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });
});

describe('a sum as people type it', () => {
  test.each([
    ['18', 18_00],
    ['18.5', 18_50],
    ['18,05', 18_05],
    [' 0.01 ', 1],
    ['18.505', undefined],
    ['1,800.00', 1_800_00],
    ['$1,800', 1_800_00],
    ['1.800,5', 1_800_50],
    ['1.800.000', 1_800_000_00],
    ['1 800,50', 1_800_50],
    ['1,80.00', undefined],
    ['1.800', undefined],
    ['18 50', undefined],
    ['-5', undefined],
    ['', undefined],
    ['18.', undefined],
    ['٣', 3_00],
    ['١٬٨٠٠٫٥', 1_800_50],
    ['١٨٫', undefined],
  ] as const)('%j', (text, expected) => {
    expect(parseCents(text)).toBe(expected);
  });
});
