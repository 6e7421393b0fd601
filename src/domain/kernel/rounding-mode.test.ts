import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocation.ts';
import { decimal, floorOf, fraction, isAtLeast, multiply, subtract, toDecimal } from './fraction.ts';
import { cents } from './money.ts';
import { roundBy, roundingModes, roundToPlaces } from './rounding-mode.ts';

describe('rounding', () => {
  test.each([
    ['half-up', 3, -3, 2, -2],
    ['half-away-from-zero', 3, -3, 2, -2],
    ['half-down', 2, -3, 2, -2],
    ['half-even', 2, -2, 2, -2],
    ['half-odd', 3, -3, 2, -2],
    ['half-toward-zero', 2, -2, 2, -2],
    ['up', 3, -2, 3, -2],
    ['down', 2, -3, 2, -3],
    ['truncate', 2, -2, 2, -2],
  ] as const)('%s', (mode, ofTwoAndAHalf, ofMinus, ofTwoPointFour, ofMinusTwoPointFour) => {
    const rounded = ['2.5', '-2.5', '2.4', '-2.4'].map((text) => Number(roundBy(decimal(text), mode)));
    expect(rounded).toEqual([ofTwoAndAHalf, ofMinus, ofTwoPointFour, ofMinusTwoPointFour]);
  });

  test('a half of the next number to an even one goes the other way', () => {
    expect(['3.5', '-3.5'].map((text) => Number(roundBy(decimal(text), 'half-even')))).toEqual([4, -4]);
    expect(['3.5', '-3.5'].map((text) => Number(roundBy(decimal(text), 'half-odd')))).toEqual([3, -3]);
  });

  test('whatever the mode, a number goes to one of the two beside it, and a whole one stays', () => {
    const number = fc.record({ over: fc.integer(), under: fc.integer({ min: 1, max: 1_000 }) });
    fc.assert(
      fc.property(number, fc.constantFrom(...roundingModes), ({ over, under }, mode) => {
        const value = fraction(over, under);
        const rounded = roundBy(value, mode);
        const below = floorOf(value);
        expect([below, below + 1n]).toContain(rounded);
        expect(roundBy(fraction(over), mode)).toBe(BigInt(over));
      }),
    );
  });

  test('places are those of the decimal', () => {
    expect(toDecimal(roundToPlaces(decimal('1971.6666'), 2, 'truncate'), 4)).toBe('1971.6600');
    expect(toDecimal(roundToPlaces(decimal('1.12445'), 4, 'half-up'), 4)).toBe('1.1245');
  });
});

describe('sharing out a sum', () => {
  test.each([
    [1_003, ['50', '50'], [502, 501]],
    [100, ['1', '1', '1'], [34, 33, 33]],
    [101, ['0', '50', '50'], [0, 51, 50]],
    [-100, ['1', '1', '1'], [-34, -33, -33]],
    [1_003, ['25', '75'], [251, 752]],
    [0, ['1', '0'], [0, 0]],
  ])('%d by %j is %j', (sum, ratios, shares) => {
    expect(allocate(cents(sum), ratios.map(decimal))).toEqual(shares);
  });

  test('shares add up to the sum, and none is off by more than a cent', () => {
    const ratios = fc
      .array(fc.nat(1_000), { minLength: 1, maxLength: 12 })
      .filter((all) => all.some((each) => each > 0));
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), ratios, (sum, shares) => {
        const total = shares.reduce((all, each) => all + each, 0);
        const parts = allocate(
          cents(sum),
          shares.map((each) => fraction(each)),
        );
        expect(parts.reduce((all, each) => all + each, 0)).toBe(sum);
        for (const [index, part] of parts.entries()) {
          const exact = multiply(fraction(sum), fraction(shares[index] ?? 0, total));
          const off = subtract(fraction(part), exact);
          expect(isAtLeast(off, fraction(-1)) && isAtLeast(fraction(1), off)).toBe(true);
        }
      }),
    );
  });

  test('nothing can be shared out by nothing', () => {
    expect(() => allocate(cents(100), [decimal('0')])).toThrow(RangeError);
  });
});
