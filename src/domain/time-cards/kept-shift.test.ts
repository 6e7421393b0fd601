import { expect, test } from 'vitest';
import { clock } from '../../../tests/world/payable-weeks.ts';
import { keptShifts, minutesLate } from './kept-shift.ts';

const shift = { startsAt: clock(0, '9:00'), endsAt: clock(0, '17:00'), breakMinutes: 30 };
const span = (from: string, to: string) => ({ from: clock(0, from), to: clock(0, to) });
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
  ['excused', [], [span('9:00', '13:00')], [{ plannedMinutes: 450, lateMinutes: 0, isMissed: false }]],
  ['excused and late', [span('14:00', '17:00')], [span('9:00', '13:00')], [{ lateMinutes: 0, isMissed: false }]],
  ['not to be worked', [], [span('0:00', '23:59')], []],
  ['not to be worked, off for just as long', [], [span('9:00', '17:00')], []],
  ['excused after noon', [], [span('12:00', '20:00')], [{ plannedMinutes: 450, lateMinutes: 0, isMissed: false }]],
])('a shift is %s', (_, worked, away, kept) => {
  expect(keptShifts([shift], worked, away, evening, minutesOf)).toMatchObject(kept);
});

test('a shift that is not over says nothing yet', () => {
  expect(keptShifts([shift], [], [], clock(0, '16:59'), minutesOf)).toEqual([]);
  expect(keptShifts([shift], [], [], clock(0, '17:00'), minutesOf)).toHaveLength(1);
});
