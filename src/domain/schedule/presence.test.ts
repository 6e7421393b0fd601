import { expect, test } from 'vitest';
import { parseInstant, type Instant } from '../kernel/time.ts';
import type { ClockState } from '../time-clock/clock-state.ts';
import { presenceOf } from './presence.ts';

function at(time: string): Instant {
  const read = parseInstant(`2026-11-20T${time.padStart(5, '0')}:00Z`);
  if (read === undefined) throw new TypeError(`Not a time: ${time}`);
  return read;
}

const out = (since?: string): ClockState => ({
  status: 'Clocked Out',
  since: null,
  sinceStatus: since === undefined ? null : at(since),
});
const here: ClockState = { status: 'Clocked In', since: at('8:55'), sinceStatus: at('9:45') };
const onBreak: ClockState = { status: 'On a Break', since: at('8:55'), sinceStatus: at('9:50') };
const shift = { startsAt: at('9:00'), endsAt: at('17:00') };

test.each([
  ['whoever is clocked in works since they came', here, '10:00', 'working', '8:55'],
  ['whoever is on a break is so since it began', onBreak, '10:00', 'on_break', '9:50'],
  ['four minutes after the beginning nobody is late', out(), '9:04', 'expected', '9:00'],
  ['five minutes after it they are', out(), '9:05', 'late', '9:00'],
  ['whoever went home yesterday is late today', out('8:00'), '10:00', 'late', '9:00'],
  ['four hours before it they are expected', out(), '5:00', 'expected', '9:00'],
] as const)('%s', (_, state, now, presence, since) => {
  expect(presenceOf(state, [shift], at(now))).toEqual({ presence, at: at(since) });
});

test.each([
  ['whoever came and went is not late', out('9:30'), '10:00'],
  ['more than four hours before it nobody is expected', out(), '4:59'],
  ['at its end nobody is late any more', out(), '17:00'],
] as const)('%s', (_, state, now) => {
  expect(presenceOf(state, [shift], at(now))).toBeUndefined();
});

test('of two shifts, the one that runs counts, then the one to come', () => {
  const evening = { startsAt: at('18:00'), endsAt: at('22:00') };
  expect(presenceOf(out('12:00'), [shift, evening], at('16:00'))).toEqual({ presence: 'expected', at: at('18:00') });
  expect(presenceOf(out(), [shift, evening], at('16:00'))).toMatchObject({ presence: 'late' });
});
