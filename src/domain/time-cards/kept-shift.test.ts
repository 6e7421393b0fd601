import { expect, test } from 'vitest';
import { clock, monday, newYork as zone } from '../../../tests/world/payable-weeks.ts';
import { addDays } from '../kernel/time.ts';
import { wholeDay } from '../time-off/leave-overlap.ts';
import { keptShifts, minutesLate } from './kept-shift.ts';

const shift = { startsAt: clock(0, '9:00'), endsAt: clock(0, '17:00'), breakMinutes: 30, zone };
const span = (from: string, to: string) => ({ from: clock(0, from), to: clock(0, to) });
const off = (from: number, to: number) => ({ date: monday, from: from * 60, to: to * 60 });
const minutesOf = () => 450;
const [whole, evening] = [span('9:00', '17:00'), clock(0, '18:00')];

test.each([
  [['9:05', '17:00'], 0],
  [['9:06', '17:00'], 6],
  [['8:30', '10:00'], 0],
  [['16:59', '20:00'], 479],
  [['17:00', '20:00'], undefined],
  [['8:00', '9:00'], undefined],
] as const)('whoever was at work %s came %s minutes late', ([from, to], minutes) => {
  expect(minutesLate(whole, [span(from, to)])).toBe(minutes);
});

test('whoever left before their shift and came back is late when they came back', () => {
  expect(minutesLate(whole, [span('8:00', '8:50'), span('9:30', '17:00')])).toBe(30);
});

test.each([
  ['late', [span('9:20', '17:00')], [], [{ plannedMinutes: 450, lateMinutes: 20, isMissed: false }]],
  ['missed', [], [], [{ plannedMinutes: 450, lateMinutes: 0, isMissed: true }]],
  ['excused', [], [off(9, 13)], [{ plannedMinutes: 450, lateMinutes: 0, isMissed: false }]],
  ['excused and late', [span('14:00', '17:00')], [off(9, 13)], [{ lateMinutes: 0, isMissed: false }]],
  ['not to be worked', [], [{ date: monday, ...wholeDay }], []],
  ['not to be worked, off for just as long', [], [off(9, 17)], []],
  ['not to be worked, off in two halves', [], [off(0, 12), off(12, 24)], []],
  ['excused after noon', [], [off(12, 20)], [{ plannedMinutes: 450, lateMinutes: 0, isMissed: false }]],
])('a shift is %s', (_, worked, away, kept) => {
  expect(keptShifts([shift], worked, away, evening, minutesOf)).toMatchObject(kept);
});

test('the night before a day off is to be worked, and the night of one is not', () => {
  const night = { startsAt: clock(0, '22:00'), endsAt: clock(1, '6:00'), breakMinutes: 0, zone };
  const kept = (day: number) =>
    keptShifts([night], [], [{ date: addDays(monday, day), ...wholeDay }], clock(1, '6:00'), minutesOf);
  expect(kept(1)).toMatchObject([{ lateMinutes: 0, isMissed: true }]);
  expect(kept(0)).toEqual([]);
});

test('a shift that is not over says nothing yet', () => {
  expect(keptShifts([shift], [], [], clock(0, '16:59'), minutesOf)).toEqual([]);
  expect(keptShifts([shift], [], [], clock(0, '17:00'), minutesOf)).toHaveLength(1);
});
