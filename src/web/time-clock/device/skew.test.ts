import { expect, test } from 'vitest';
import { afterMove, measureSkew, sharper, skewAfter } from './skew.ts';

test('the skew is the middle of the round trip less the server’s time', () => {
  expect(measureSkew(10_000, 10_200, 9_100)).toEqual({ milliseconds: 1_000, uncertainty: 100, measuredAt: 10_200 });
  expect(measureSkew(10_000, 10_000, 10_500)).toEqual({ milliseconds: -500, uncertainty: 0, measuredAt: 10_000 });
});

const at = (measuredAt: number, milliseconds: number, uncertainty: number) => ({
  measuredAt,
  milliseconds,
  uncertainty,
});

test('a slow answer does not spoil a sharp measurement', () => {
  const sharp = at(1_000, 40, 5);
  expect(sharper(sharp, at(60_000, 900, 1_000))).toBe(sharp);
  expect(sharper(undefined, sharp)).toBe(sharp);
});

test('a device clock that was set is believed at once', () => {
  const next = at(61_000, 3_600_040, 1_000);
  expect(sharper(at(1_000, 40, 5), next)).toBe(next);
  const setBack = at(-3_500_000, -3_600_000, 80);
  expect(sharper(at(1_000, 40, 5), setBack)).toBe(setBack);
});

test('a measurement grows stale: clocks drift', () => {
  const next = at(601_001, 60, 100);
  expect(sharper(at(1_000, 40, 5), next)).toBe(next);
});

test('a clock that was set back by an hour is an hour further behind', () => {
  expect(afterMove(at(5_000_000, 40, 5), -3_600_000)).toEqual(at(1_400_000, -3_599_960, 5));
});

test.each([
  // the press less the latest punch, by the known skew; the same by the skew that is sent
  [1_000, 1_000],
  [0, 0],
  [-120, 0],
  [-5_000, 0],
  [-5_001, -5_001],
  [-3_600_000, -3_600_000],
])('a press %i ms after the latest punch is sent as %i ms after it', (after, sent) => {
  const [known, latestAt] = [250, 1_000_000];
  const pressedAt = latestAt + known + after;
  expect(pressedAt - skewAfter(known, pressedAt, latestAt)).toBe(latestAt + sent);
});
