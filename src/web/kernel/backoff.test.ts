import { expect, test } from 'vitest';
import { askedPause, pauseLeft, retryPause } from './backoff.ts';

test.each([
  // tries, random, pause
  [1, 0, 500],
  [1, 1, 1_000],
  [2, 1, 2_000],
  [5, 0.5, 12_000],
  [7, 1, 60_000],
  [50, 0, 30_000],
])('after %i tries and dice at %d, the pause is %i ms', (tries, random, pause) => {
  expect(retryPause(tries, random)).toBe(pause);
});

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['999999', 300_000],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %j asks for %j ms', (header, pause) => {
  expect(askedPause(header, now)).toBe(pause);
});

test('a device clock that was set back does not stretch a pause for ever', () => {
  expect(pauseLeft(now + 86_400_000, now)).toBe(300_000);
  expect(pauseLeft(now - 1, now)).toBe(0);
  expect(pauseLeft(undefined, now)).toBe(0);
});
