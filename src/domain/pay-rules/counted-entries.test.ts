import { expect, test } from 'vitest';
import { punches, time } from '../../../tests/world/punches.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../kernel/time.ts';
import { presenceOf, timeEntries } from '../time-clock/time-entry.ts';
import { countedEntries, longestBy } from './counted-entries.ts';

const longer = { workTime: { maxShiftMinutes: 960 } };
const nextDay = (at: Instant) => addMilliseconds(at, 24 * millisecondsPerHour);

test('the longest entry is that of the policy, and 14 hours where it names none', () => {
  expect(longestBy({})).toBe(840);
  expect(longestBy(longer)).toBe(960);
});

test.each([
  ['in 8:00', time('21:59'), {}, '21:59'],
  ['in 8:00', time('22:00'), {}, '22:00'],
  ['in 8:00', time('22:01'), {}, '8:00'],
  ['in 8:00', time('22:01'), longer, '22:01'],
  ['in 8:00, break 12:00, back 12:30', nextDay(time('9:00')), {}, '12:30'],
  ['in 8:00, break 12:00', nextDay(time('9:00')), {}, '12:00'],
  ['in 8:00, out 12:00', nextDay(time('9:00')), {}, '12:00'],
])('%s counts at %s by %j up to %s', (words, until, policy, expected) => {
  const entry = countedEntries(timeEntries(punches(words)), { until, policy }).at(-1);
  if (entry === undefined) throw new Error('there is no entry');
  expect(presenceOf(entry, until).to).toBe(time(expected));
});
