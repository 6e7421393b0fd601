import { expect, test } from 'vitest';
import { rushMeter } from './rush.ts';

/** What the meter says of each frame, 16 milliseconds apart, of something that goes so many pixels a frame. */
function metered(steps: readonly number[]): boolean[] {
  const meter = rushMeter();
  let top = 0;
  return steps.map((step, index) => meter((top += step), 1_000 + 16 * index));
}

test('a wheel that is turned at a pace to read by is no rush', () => {
  expect(metered([0, 40, 40, 63, 64])).toEqual([false, false, false, false, false]);
});

test('two fast frames running are a rush, downwards and upwards', () => {
  expect(metered([0, 65, 65, 65])).toEqual([false, false, true, true]);
  expect(metered([0, 65, -65, -65])).toEqual([false, false, true, true]);
});

test('a leap to a row that was asked for is no rush, and neither are two with a rest between them', () => {
  expect(metered([0, 9_000, 0, 9_000, 40])).toEqual([false, false, false, false, false]);
});

test('frames that come late are measured by the time they took', () => {
  const meter = rushMeter();
  expect([meter(0, 1_000), meter(150, 1_050), meter(300, 1_100), meter(450, 1_150)]).not.toContain(true);
});
