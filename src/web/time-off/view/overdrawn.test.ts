import { expect, test } from 'vitest';
import { overdrawnBy } from './overdrawn.ts';

test.each([
  [40, 48, -8, 'itself'],
  [40, 16, -8, 'withAll'],
  [40, 40, -8, 'withAll'],
  [40, 40, 0, undefined],
  [-8, 8, -16, 'itself'],
])('of %i hours, %i asked for and %i left after all else: %s', (atStart, charged, after, expected) => {
  expect(overdrawnBy(atStart, charged, after)).toBe(expected);
});
