import { describe, expect, test } from 'vitest';
import { formatInstant, parseInstant, parseZone, type Instant, type Zone } from '../kernel/time.ts';
import { afterQuiet, nextAt } from './quiet-hours.ts';

const newYork = parseZone('America/New_York') as Zone;
const at = (text: string): Instant => parseInstant(text) as Instant;
const night = { from: '22:00', until: '07:00' };

describe('what rings waits for the end of quiet hours', () => {
  test.each([
    ['a minute before they begin', '2026-11-20T21:59:00-05:00', '2026-11-20T21:59:00-05:00'],
    ['when they begin', '2026-11-20T22:00:00-05:00', '2026-11-21T07:00:00-05:00'],
    ['after midnight', '2026-11-21T03:00:00-05:00', '2026-11-21T07:00:00-05:00'],
    ['in their last minute', '2026-11-21T06:59:59-05:00', '2026-11-21T07:00:00-05:00'],
    ['when they end', '2026-11-21T07:00:00-05:00', '2026-11-21T07:00:00-05:00'],
    ['in the night the clocks go back', '2026-11-01T01:30:00-04:00', '2026-11-01T07:00:00-05:00'],
    ['in the night the clocks go forward', '2026-03-08T01:30:00-05:00', '2026-03-08T07:00:00-04:00'],
  ])('%s', (_, now, until) => {
    expect(formatInstant(afterQuiet(at(now), newYork, night))).toBe(formatInstant(at(until)));
  });

  test.each([
    ['within the day', '2026-11-20T14:00:00-05:00', '2026-11-20T16:00:00-05:00'],
    ['on another part of it', '2026-11-20T17:00:00-05:00', '2026-11-20T17:00:00-05:00'],
  ])('which may lie %s', (_, now, until) => {
    const siesta = { from: '13:00', until: '16:00' };
    expect(formatInstant(afterQuiet(at(now), newYork, siesta))).toBe(formatInstant(at(until)));
  });

  test('and for nothing where there are none', () => {
    const now = at('2026-11-21T03:00:00-05:00');
    expect(afterQuiet(now, newYork, undefined)).toBe(now);
  });
});

test.each([
  ['today, before its time', '2026-11-20T07:59:00-05:00', '2026-11-20T08:00:00-05:00'],
  ['tomorrow, at its very time', '2026-11-20T08:00:00-05:00', '2026-11-21T08:00:00-05:00'],
  ['a day of 25 hours later', '2026-10-31T08:30:00-04:00', '2026-11-01T08:00:00-05:00'],
])('the letter of the day comes %s', (_, now, next) => {
  expect(formatInstant(nextAt(at(now), newYork, '08:00'))).toBe(formatInstant(at(next)));
});
