import { expect, test } from 'vitest';
import { addDays, instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import type { TimeOffWish } from '../time-off/decide-time-off.ts';
import { isDuringLeave } from './leave-shifts.ts';

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
