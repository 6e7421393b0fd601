import { expect, test } from 'vitest';
import { tryOf, type NewPunch } from './entry.ts';

const pressedAt = 1_000_000;
const punch: NewPunch = {
  what: 'punch',
  id: 'p',
  owner: 'o/e',
  kind: 'clock_in',
  pressedAt,
  skewMilliseconds: -70,
  tries: 1,
};

test.each([
  // milliseconds later, tries begun, offline
  [40, 1, false],
  [5_000, 1, false],
  [5_001, 1, true],
  [900, 2, true],
  [-60_000, 1, true],
])('tried %i ms after the press, for the %i. time: offline is %s', (later, tries, offline) => {
  expect(tryOf({ ...punch, tries }, pressedAt + later).offline).toBe(offline);
});

test('what was pressed offline is marked so, however soon it is sent', () => {
  expect(tryOf({ ...punch, pressedOffline: true }, pressedAt + 40).offline).toBe(true);
});

test('what was pressed stays the same with every try', () => {
  const first = tryOf(punch, pressedAt + 20);
  const last = tryOf({ ...punch, tries: 9 }, pressedAt + 86_400_000);
  expect({ ...last, offline: false }).toEqual(first);
  expect(first).toEqual({ offline: false, deviceAt: pressedAt, skewMilliseconds: -70 });
});

test('a skew that was never measured is left out, not made up', () => {
  const { skewMilliseconds: _unknown, ...unmeasured } = punch;
  expect(tryOf(unmeasured, pressedAt)).not.toHaveProperty('skewMilliseconds');
});
