import { describe, expect, test } from 'vitest';
import { formatInstant, parseInstant, parseZone, type Instant, type Zone } from '../kernel/time.ts';
import { decideUrging, howToTell, ringingAt } from './telling.ts';

const newYork = parseZone('America/New_York') as Zone;
const at = (text: string): Instant => parseInstant(text) as Instant;
const night = { from: '22:00', until: '07:00' };
const shift = (from: string, to: string) => ({ from: at(from), to: at(to) });
const tomorrow = shift('2026-11-21T10:00:00-05:00', '2026-11-21T18:00:00-05:00');
const monday = shift('2026-11-23T06:00:00-05:00', '2026-11-23T14:00:00-05:00');

describe('a message rings', () => {
  test.each([
    ['at once outside of quiet hours', '2026-11-20T21:59:00-05:00', [tomorrow], false, '2026-11-20T21:59:00-05:00'],
    [
      'with the next shift, in quiet hours',
      '2026-11-20T22:00:00-05:00',
      [monday, tomorrow],
      false,
      '2026-11-21T10:00:00-05:00',
    ],
    [
      'before they end, where the shift begins before',
      '2026-11-23T01:00:00-05:00',
      [monday],
      false,
      '2026-11-23T06:00:00-05:00',
    ],
    ['when they end, where no shift is planned', '2026-11-20T23:00:00-05:00', [], false, '2026-11-21T07:00:00-05:00'],
    [
      'at once for who works at night',
      '2026-11-20T23:00:00-05:00',
      [shift('2026-11-20T22:00:00-05:00', '2026-11-21T06:00:00-05:00')],
      false,
      '2026-11-20T23:00:00-05:00',
    ],
    ['at once where it is urgent', '2026-11-20T23:00:00-05:00', [tomorrow], true, '2026-11-20T23:00:00-05:00'],
  ])('%s', (_, now, shifts, isUrgent, rings) => {
    const when = ringingAt(at(now), newYork, night, shifts, { isUrgent, isOnTheClock: false });
    expect(formatInstant(when)).toBe(formatInstant(at(rings)));
  });

  test.each([[[]], [[tomorrow]]])('at once for who is on the clock in quiet hours, whatever is planned', (shifts) => {
    const now = at('2026-11-20T23:00:00-05:00');
    expect(ringingAt(now, newYork, night, shifts, { isUrgent: false, isOnTheClock: true })).toBe(now);
  });

  test('at once where there are no quiet hours', () => {
    const now = at('2026-11-20T23:00:00-05:00');
    expect(ringingAt(now, newYork, undefined, [tomorrow], { isUrgent: false, isOnTheClock: false })).toBe(now);
  });
});

describe('somebody is told of a message', () => {
  test.each([
    ['that is the first', 1, [0, 0, 0], false, 'at_once', 'silently'],
    ['not once they have read it', 3, [3, 0, 0], false, undefined, undefined],
    ['not of the next before they have looked', 4, [2, 3, 3], false, undefined, undefined],
    ['again once they have looked', 4, [3, 3, 3], false, 'at_once', 'silently'],
    ['aloud alone, where one before stands in the list and has not rung', 4, [2, 3, 0], false, 'aloud', undefined],
    ['not twice of the same', 4, [0, 4, 4], true, undefined, undefined],
    ['that is urgent, though they have not looked', 4, [2, 3, 3], true, 'at_once', undefined],
  ] as const)('%s', (_, number, [readUpTo, toldUpTo, rangUpTo], isUrgent, byDay, atNight) => {
    const heard = { readUpTo, toldUpTo, rangUpTo };
    expect(howToTell({ number, isUrgent }, heard, true)).toBe(byDay);
    expect(howToTell({ number, isUrgent }, heard, false)).toBe(atNight);
  });
});

test.each([
  ['employee', true, false],
  ['employee', false, true],
  ['manager', true, true],
  ['admin', true, true],
] as const)('of an %s, a message that is urgent (%s) is taken: %s', (role, isUrgent, ok) => {
  const doer = { employeeId: 'e', role, managedLocationIds: ['l'], locationIds: ['l'] };
  expect(decideUrging(doer, isUrgent).ok).toBe(ok);
});
