import { expect, test } from 'vitest';
import { doubleMinutesOf, splitOf } from './hour-split.ts';

test.each([
  [{ 1: 2_400, 1.5: 90, 2: 30 }, 2_400, 90, 30],
  [{ 1: 480 }, 480, 0, 0],
  // Two kinds of overtime are one, and three times is double as well.
  [{ 1.25: 60, 1.5: 90, 1.99: 1 }, 0, 151, 0],
  [{ 2: 30, 3: 15 }, 0, 0, 45],
  [{}, 0, 0, 0],
])('%j are %d plain minutes, %d of overtime and %d at twice the rate', (byMultiplier, regular, overtime, double) => {
  expect(splitOf(byMultiplier)).toEqual({
    regularMinutes: regular,
    overtimeMinutes: overtime,
    doubleMinutes: double,
  });
  expect(doubleMinutesOf(new Map(Object.entries(byMultiplier)))).toBe(double);
});
