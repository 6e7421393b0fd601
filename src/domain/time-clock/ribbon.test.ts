import { expect, test } from 'vitest';
import { punches, time } from '../../../tests/world/punches.ts';
import { lengthOf, markOvertime, ribbon, type RibbonSegment } from './ribbon.ts';
import { timeEntries } from './time-entry.ts';

const hour = 3_600_000;
const day = { from: time('6:00'), to: time('22:00') };

/** `worked 9:00–12:00`, as the table below writes it. */
const written = (segments: readonly RibbonSegment[]): string =>
  segments.map(({ kind, span }) => `${kind} ${clockAt(span.from)}–${clockAt(span.to)}`).join(', ');
const clockAt = (at: number): string => new Date(at).toISOString().slice(11, 16).replace(/^0/, '');
const drawn = (words: string, until = '18:00') => ribbon(timeEntries(punches(words)), day, time(until));

test.each([
  // punches, until now, the ribbon
  ['', '18:00', ''],
  ['in 9:00, out 17:00', '18:00', 'worked 9:00–17:00'],
  ['in 9:00, break 12:00, back 12:30, out 17:00', '18:00', 'worked 9:00–12:00, break 12:00–12:30, worked 12:30–17:00'],
  ['in 9:00', '9:45', 'worked 9:00–9:45'],
  ['in 9:00, break 12:00', '12:20', 'worked 9:00–12:00, break 12:00–12:20'],
  ['in 9:00, break 9:00, out 10:00', '18:00', 'break 9:00–10:00'],
  ['in 9:00, break 12:00, out 12:30', '18:00', 'worked 9:00–12:00, break 12:00–12:30'],
  ['in 9:00, out 12:00, in 13:00, out 15:00', '18:00', 'worked 9:00–12:00, worked 13:00–15:00'],
  // Outside what is drawn:
  ['in 4:00, out 8:00', '18:00', 'worked 6:00–8:00'],
  ['in 4:00, break 5:00, back 7:00, out 8:00', '18:00', 'break 6:00–7:00, worked 7:00–8:00'],
  ['in 21:00, out 23:00', '23:30', 'worked 21:00–22:00'],
  ['in 4:00, out 6:00', '18:00', ''],
  // The clock-out is missing: known up to the last punch.
  ['in 9:00, break 12:00, in 15:00', '16:00', 'worked 9:00–12:00, worked 15:00–16:00'],
])('[%s] until %s is %s', (words, until, expected) => {
  expect(written(drawn(words, until))).toBe(expected);
});

test('nothing is drawn before it has begun, by a clock that is behind the punch', () => {
  expect(drawn('in 9:00', '8:59')).toEqual([]);
});

test('the lengths of some kinds are summed', () => {
  const segments = drawn('in 9:00, break 12:00, back 12:30, out 17:00');
  expect(lengthOf(segments, 'worked')).toBe(7.5 * hour);
  expect(lengthOf(segments, 'break')).toBe(0.5 * hour);
  expect(lengthOf(segments, 'worked', 'break')).toBe(8 * hour);
  expect(lengthOf(segments)).toBe(0);
});

test.each([
  // regular hours, what is beyond them
  [8, 'worked 9:00–12:00, break 12:00–13:00, worked 13:00–18:00'],
  [7, 'worked 9:00–12:00, break 12:00–13:00, worked 13:00–17:00, overtime 17:00–18:00'],
  [3, 'worked 9:00–12:00, break 12:00–13:00, overtime 13:00–18:00'],
  [2, 'worked 9:00–11:00, overtime 11:00–12:00, break 12:00–13:00, overtime 13:00–18:00'],
  [0, 'overtime 9:00–12:00, break 12:00–13:00, overtime 13:00–18:00'],
])('after %i hours of work the rest is overtime, and breaks stay breaks', (hours, expected) => {
  const segments = drawn('in 9:00, break 12:00, back 13:00, out 18:00');
  expect(written(markOvertime(segments, hours * hour))).toBe(expected);
});
