import { expect, test } from 'vitest';
import { addMilliseconds, instant } from '../kernel/time.ts';
import { isFresh } from './fresh-sign-in.ts';

const signedIn = instant(Date.UTC(2026, 10, 20, 12));

test.each([
  ['at once', 0, true],
  ['after ten minutes', 600_000, true],
  ['a millisecond later', 600_001, false],
  ['a month later', 30 * 24 * 3_600_000, false],
])('%s', (_, later, fresh) => {
  expect(isFresh(signedIn, addMilliseconds(signedIn, later))).toBe(fresh);
});
