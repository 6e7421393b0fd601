import { expect, test } from 'vitest';
import { punches, time } from '../../../tests/world/punches.ts';
import { timeEntries } from '../time-clock/time-entry.ts';
import { closureOf, endsOf } from './closure.ts';

const closures = [{ during: { from: time('12:00'), to: time('18:00') }, refusal: 'week_is_locked' } as const];

test.each([
  ['in 9:00, out 11:59', undefined],
  ['in 9:00, out 12:00', 'week_is_locked'],
  ['in 9:00, out 20:00', undefined],
  ['in 17:59, out 20:00', 'week_is_locked'],
  ['in 18:00, out 20:00', undefined],
  // What lacks its clock-out reaches to its last punch, as far as is known.
  ['in 9:00, break 13:00', 'week_is_locked'],
])('between 12:00 and 18:00 lies a locked week: %s is refused by %s', (words, refusal) => {
  expect(closureOf(closures, timeEntries(punches(words)))).toBe(refusal);
});

test('an entry is refused by where it ends anew as well as by where it was', () => {
  const [recorded] = timeEntries(punches('in 13:00, out 14:00'));
  const planned = { clockedInAt: time('9:00'), clockedOutAt: time('10:00'), breaks: [] };
  expect(closureOf(closures, [undefined, planned])).toBeUndefined();
  expect(closureOf(closures, [recorded, planned])).toBe('week_is_locked');
});

test('of what is not recorded no end is known', () => {
  const planned = { clockedInAt: time('9:00'), clockedOutAt: time('10:00'), breaks: [] };
  expect(endsOf([undefined, planned])).toEqual([time('9:00'), time('10:00')]);
});
