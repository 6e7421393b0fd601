import { expect, test } from 'vitest';
import { punches, time } from '../../../tests/world/punches.ts';
import { instantAt, parsePlainDate, parseZone, type PlainDate, type WallTime, type Zone } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { decideAdjustment } from './decide-adjustment.ts';

const utc = parseZone('UTC') as Zone;
const on = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const at = (text: string): WallTime => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
};

test.each([
  ['in 9:00', 'p1', '9:00', '17:00', 30, 'ok'],
  ['in 9:00', 'p1', '9:00', '18:00', 30, 'ok'],
  ['in 9:00', 'p1', '9:00', '18:01', 30, 'entry_in_future'],
  ['', null, '9:00', '8:00', 0, 'entry_in_future'],
  ['', null, '2:00', '16:00', 0, 'ok'],
  ['', null, '2:00', '16:01', 0, 'entry_too_long'],
  // What was recorded to be longer may stay as long.
  ['in 1:00, out 16:00', 'p1', '1:00', '15:30', 0, 'ok'],
  ['in 1:00, out 16:00', 'p1', '1:00', '16:01', 0, 'entry_too_long'],
  ['', null, '9:00', '10:00', 60, 'break_too_long'],
  ['', null, '9:00', '9:00', 0, 'entry_without_length'],
  ['in 9:00, out 12:00', 'p9', '9:00', '13:00', 0, 'entry_gone'],
])(
  '%s, entry %s, asked for %s to %s with %i minutes of break: %s',
  (words, entryId, start, end, breakMinutes, expected) => {
    const asked = { date: on('2026-11-20'), startTime: at(start), endTime: at(end), breakMinutes };
    const limits = { now: time('18:00'), longestMinutes: 14 * 60, oldestOn: on('2026-11-20') };
    const decided = decideAdjustment(punches(words), entryId, asked, utc, limits);
    expect(decided.ok ? 'ok' : decided.refusal).toBe(expected);
  },
);

test('an entry that is too long is refused with the longest that may be', () => {
  const asked = { date: on('2026-11-20'), startTime: at('2:00'), endTime: at('16:01'), breakMinutes: 0 };
  const decided = decideAdjustment([], null, asked, utc, { now: time('18:00'), longestMinutes: 14 * 60 });
  expect(decided).toMatchObject({ refusal: 'entry_too_long', details: { longestMinutes: 840 } });
});

test('a day before the first that may be corrected is refused with that date', () => {
  const asked = { date: on('2026-11-19'), startTime: at('9:00'), endTime: at('17:00'), breakMinutes: 0 };
  const limits = { now: time('18:00'), longestMinutes: 14 * 60, oldestOn: on('2026-11-20') };
  expect(decideAdjustment([], null, asked, utc, limits)).toMatchObject({
    refusal: 'day_too_old',
    details: { oldestOn: '2026-11-20' },
  });
});

test.each([
  ['2026-11-18', 'day_too_old'],
  ['2026-11-19', 'ok'],
])('an entry of %s is not moved to a day that may still be corrected from one that may not: %s', (day, expected) => {
  const punchedAt = (hour: string) => instantAt(on(day), at(hour), utc);
  const recorded: Punch[] = [
    { id: 'in', kind: 'clock_in', punchedAt: punchedAt('9:00'), sequence: 1 },
    { id: 'out', kind: 'clock_out', punchedAt: punchedAt('17:00'), sequence: 2 },
  ];
  const asked = { date: on('2026-11-20'), startTime: at('9:00'), endTime: at('17:00'), breakMinutes: 0 };
  const limits = { now: time('18:00'), longestMinutes: 14 * 60, oldestOn: on('2026-11-19') };
  const decided = decideAdjustment(recorded, 'in', asked, utc, limits);
  expect(decided.ok ? 'ok' : decided.refusal).toBe(expected);
  // That it is not too old was decided when it was asked for.
  const { oldestOn: _, ...later } = limits;
  expect(decideAdjustment(recorded, 'in', asked, utc, later).ok).toBe(true);
});
