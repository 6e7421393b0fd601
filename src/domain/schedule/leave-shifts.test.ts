import { describe, expect, test } from 'vitest';
import { addDays, instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import type { TimeOffWish } from '../time-off/decide-time-off.ts';
import { fewestBeside, isDuringLeave } from './leave-shifts.ts';

const zone = 'America/New_York' as Zone;
const monday = '2026-11-02' as PlainDate;
const at = (day: number, hour: number) => instantAt(addDays(monday, day), { hour, minute: 0 }, zone);

const off = (part: TimeOffWish['part'], fromMinute: number | null = null, toMinute: number | null = null) => ({
  startsOn: monday,
  endsOn: monday,
  part,
  fromMinute,
  toMinute,
});

test.each([
  ['the day shift of a day off', off('whole'), [at(0, 9), at(0, 17)], true],
  ['the night before a day off, which is worked', off('whole'), [at(-1, 22), at(0, 6)], false],
  ['the night that begins on a day off', off('whole'), [at(0, 22), at(1, 6)], true],
  ['the day after', off('whole'), [at(1, 9), at(1, 17)], false],
  ['the day of a morning off', off('morning'), [at(0, 9), at(0, 17)], true],
  ['the night that ends in a morning off', off('morning'), [at(-1, 22), at(0, 6)], true],
  ['what begins as a morning off ends', off('morning'), [at(0, 12), at(0, 20)], false],
  ['the evening of an afternoon off', off('afternoon'), [at(0, 18), at(0, 23)], true],
  ['what begins at midnight after an afternoon off', off('afternoon'), [at(1, 0), at(1, 8)], false],
  ['hours off in the middle', off('hours', 600, 660), [at(0, 9), at(0, 17)], true],
  ['hours off before it', off('hours', 480, 540), [at(0, 9), at(0, 17)], false],
] as const)('%s', (_, leave, [startsAt, endsAt], concerned) => {
  expect(isDuringLeave({ startsAt, endsAt }, zone, leave)).toBe(concerned);
});

describe('who is left beside a shift of 9 to 17 at the bar', () => {
  const shift = (
    from: number,
    to: number,
    positionId: string | null = 'bar',
    away: readonly [number, number, number][] = [],
  ) => ({
    startsAt: at(0, from),
    endsAt: at(0, to),
    positionId,
    away: away.map(([day, begin, end]) => ({ date: addDays(monday, day), from: begin * 60, to: end * 60 })),
  });
  test.each([
    ['two who overlap only its ends', [shift(6, 10), shift(16, 23)], 0],
    ['two who follow on each other', [shift(6, 12), shift(12, 23)], 1],
    ['one all along', [shift(9, 17)], 1],
    ['one in the kitchen', [shift(9, 17, 'kitchen')], 0],
    ['one who is off that day', [shift(9, 17, 'bar', [[0, 0, 24]])], 0],
    [
      'one whose night began the day before their day off',
      [{ ...shift(9, 17, 'bar', [[0, 0, 24]]), startsAt: at(-1, 22) }],
      1,
    ],
    ['one who is off until noon', [shift(8, 18, 'bar', [[0, 0, 12]])], 0],
    ['one who is off before it', [shift(8, 18, 'bar', [[0, 8, 9]])], 1],
    ['one who is off in the middle', [shift(8, 18, 'bar', [[0, 11, 12]])], 0],
  ] as const)('%s', (_, others, left) => {
    expect(fewestBeside(shift(9, 17), others, zone)).toBe(left);
  });

  test('whatever others work as, where it has no position', () => {
    expect(fewestBeside(shift(9, 17, null), [shift(9, 17, 'kitchen')], zone)).toBe(1);
  });
});
