import { expect, test } from 'vitest';
import { dayPartOf } from './day-off.ts';

test('a whole day, a half, or hours of it', () => {
  const hours = { fromMinute: null, toMinute: null };
  expect(dayPartOf({ part: 'whole', ...hours })).toEqual({ from: 0, to: 1_440 });
  expect(dayPartOf({ part: 'morning', ...hours })).toEqual({ from: 0, to: 720 });
  expect(dayPartOf({ part: 'afternoon', ...hours })).toEqual({ from: 720, to: 1_440 });
  expect(dayPartOf({ part: 'hours', fromMinute: 540, toMinute: 690 })).toEqual({ from: 540, to: 690 });
  // Nothing, until both are typed.
  expect(dayPartOf({ part: 'hours', fromMinute: 540, toMinute: null })).toEqual({ from: 540, to: 0 });
});
