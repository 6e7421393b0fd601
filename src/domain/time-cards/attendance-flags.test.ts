import { expect, test } from 'vitest';
import { ask, clock, ledger, monday, newYork as zone, straight } from '../../../tests/world/payable-weeks.ts';
import { addDays, addMilliseconds, parseZone, type PlainDate, type Zone } from '../kernel/time.ts';
import { attendanceFlags, type Expected } from './attendance-flags.ts';
import { timeCard } from './time-card.ts';

const shift = (day: number, from: string, to: string) => ({
  startsAt: clock(day, from),
  endsAt: clock(day, to),
  breakMinutes: 0,
  zone,
});
const wholeDays = (...days: number[]) => days.map((day) => hours(day, 0, 24));
const hours = (day: number, from: number, to: number) => ({
  date: addDays(monday, day),
  from: from * 60,
  to: to * 60,
});
const always = () => true;

function flags(worked: string[], expected: Partial<Expected>, until = clock(9, '0:00')) {
  const { days } = timeCard(ledger(...worked), { ...ask(straight), until });
  const entries = [...new Set(days.flatMap((day) => day.entries))];
  return attendanceFlags(entries, days, { shifts: [], isPublishedOn: always, away: [], zone, ...expected }, until).map(
    ({ kind, date }) => `${kind} ${date === null ? '' : dayOf(date)}`,
  );
}
const dayOf = (date: PlainDate) => [0, 1, 2, 3, 4, 5, 6].find((day) => addDays(monday, day) === date);

test.each([
  ['0 8:30 17:00', []],
  ['0 9:05 17:00', []],
  ['0 9:06 17:00', ['late 0']],
  // Whoever was there, went and came back was on time.
  ['0 8:55 10:00', []],
  ['0 17:00 20:00', ['unscheduled 0']],
  ['0 16:59 20:00', ['late 0']],
  ['1 9:00 17:00', ['unscheduled 1']],
])('of a shift on Monday from 9 to 17, %s says %j', (worked, told) => {
  expect(flags([worked], { shifts: [shift(0, '9:00', '17:00')] })).toEqual(told);
});

test('seconds make nobody late: the card shows 9:05', () => {
  const shifts = [{ ...shift(0, '9:00', '17:00'), startsAt: addMilliseconds(clock(0, '9:00'), -59_000) }];
  // 5 minutes and 59 seconds.
  expect(flags(['0 9:05 17:00'], { shifts })).toEqual([]);
  expect(flags(['0 9:06 17:00'], { shifts })).toEqual(['late 0']);
});

test('a return after a pause that was clocked out is not late, and each shift of a day is looked at', () => {
  const shifts = [shift(0, '9:00', '12:00'), shift(0, '14:00', '18:00')];
  expect(flags(['0 9:00 10:00', '0 11:00 12:00', '0 14:30 18:00'], { shifts })).toEqual(['late 0']);
  expect(flags(['0 9:20 12:00', '0 14:30 18:00'], { shifts })).toEqual(['late 0']);
});

test('a night is scheduled on the day on which it begins', () => {
  expect(flags(['0 22:10 30:00'], { shifts: [shift(0, '22:00', '30:00')] })).toEqual(['late 0']);
  expect(flags(['0 22:00 30:00'], { shifts: [shift(1, '5:00', '8:00')] })).toEqual([]);
});

test('nobody is unscheduled where no schedule was published for the day', () => {
  expect(flags(['0 9:00 17:00'], { isPublishedOn: () => false })).toEqual([]);
  const onTuesday = { isPublishedOn: (date: PlainDate) => date === addDays(monday, 1) };
  expect(flags(['0 9:00 17:00', '1 9:00 17:00'], onTuesday)).toEqual(['unscheduled 1']);
});

test('work during approved time off overlaps it, on the day on which they meet', () => {
  const off = (...away: Expected['away']) => ({ isPublishedOn: () => false, away });
  expect(flags(['0 9:00 17:00'], off(...wholeDays(0)))).toEqual(['overlap 0']);
  expect(flags(['0 9:00 12:00'], off(hours(0, 12, 24)))).toEqual([]);
  expect(flags(['0 9:00 12:01'], off(hours(0, 12, 24)))).toEqual(['overlap 0']);
  expect(flags(['0 22:00 30:00'], off(hours(1, 0, 12)))).toEqual(['overlap 1']);
  // Off from Monday on, at work on Tuesday.
  expect(flags(['1 9:00 17:00'], off(...wholeDays(0, 1, 2)))).toEqual(['overlap 1']);
});

test('a day off takes what begins on it, as it does of the plan: the night before it is worked, the night of it is not', () => {
  const shifts = [shift(1, '22:00', '30:00')];
  expect(flags(['1 22:00 30:00'], { shifts, away: wholeDays(2) })).toEqual([]);
  expect(flags(['1 22:40 30:00'], { shifts, away: wholeDays(2) })).toEqual(['late 1']);
  expect(flags(['1 22:40 30:00'], { shifts, away: wholeDays(1) })).toEqual(['overlap 1']);
  // After midnight only: it was the shift of Tuesday all the same.
  expect(flags(['1 26:00 30:00'], { shifts, away: wholeDays(1) })).toEqual(['overlap 2']);
  expect(flags(['1 22:00 24:30', '2 1:00 6:00'], { shifts, away: wholeDays(2) })).toEqual([]);
  // Whoever stays on works in it; whoever comes again does not.
  expect(flags(['1 22:00 32:00'], { shifts, away: wholeDays(2) })).toEqual([]);
  expect(flags(['1 22:00 30:00', '2 7:00 8:00'], { shifts, away: wholeDays(2) })).toEqual([
    'overlap 2',
    'unscheduled 2',
  ]);
  expect(flags(['1 22:00 34:00'], { shifts: [...shifts, shift(2, '8:00', '12:00')], away: wholeDays(2) })).toEqual([
    'overlap 2',
  ]);
  // A few minutes before midnight, for a shift of the day that is off.
  expect(flags(['1 23:55 30:00'], { shifts: [shift(2, '0:00', '6:00')], away: wholeDays(2) })).toEqual(['overlap 2']);
  expect(flags(['0 9:00 14:00'], { shifts: [shift(0, '9:00', '12:00')], away: [hours(0, 13, 17)] })).toEqual([
    'overlap 0',
  ]);
});

test('on which date a shift begins says the calendar where it is worked', () => {
  // In Honolulu it is Monday 22:00.
  const shifts = [{ ...shift(1, '3:00', '11:00'), zone: parseZone('Pacific/Honolulu') as Zone }];
  expect(flags(['1 3:00 11:00'], { shifts, away: wholeDays(1) })).toEqual([]);
  expect(flags(['1 3:00 11:00'], { shifts, away: wholeDays(0) })).toEqual(['overlap 1']);
});

test('of a shift that meets approved time off nobody is late', () => {
  const shifts = [shift(0, '9:00', '17:00'), shift(1, '9:00', '17:00')];
  const away = [hours(0, 9, 13)];
  expect(flags(['0 13:00 17:00', '1 9:30 17:00'], { shifts, away })).toEqual(['late 1']);
});

test('who is on the clock right now is weighed up to now', () => {
  expect(flags(['0 9:30'], { shifts: [shift(0, '9:00', '17:00')] }, clock(0, '10:00'))).toEqual(['late 0']);
});

test('a day is flagged once for each thing that is odd about it, however often it is', () => {
  expect(flags(['0 9:00 10:00', '0 12:00 13:00', '1 9:00 10:00'], {})).toEqual(['unscheduled 0', 'unscheduled 1']);
  const away = wholeDays(0);
  expect(flags(['0 9:00 10:00'], { away })).toEqual(['overlap 0', 'unscheduled 0']);
});

test('who clocks in and out in the same minute has not worked', () => {
  const away = wholeDays(0);
  expect(flags(['0 9:00 9:00'], { away, shifts: [shift(0, '9:00', '17:00')] })).toEqual([]);
});

test('a night that began before the week is flagged in the week in which it began', () => {
  expect(flags(['-1 22:00 30:00', '0 9:00 12:00'], {})).toEqual(['unscheduled 0']);
  expect(flags(['-1 22:00 30:00'], {})).toEqual([]);
});

test('work overlaps time off on the first day on which they meet, in whatever order the entries are read', () => {
  const { days } = timeCard(ledger('0 9:00 17:00', '1 9:00 17:00'), { ...ask(straight), until: clock(9, '0:00') });
  const entries = days.flatMap((day) => day.entries).toReversed();
  const expected = { shifts: [], isPublishedOn: () => false, away: [hours(0, 0, 24)], zone };
  const told = attendanceFlags(entries, days, expected, clock(9, '0:00'));
  expect(told).toEqual([{ kind: 'overlap', date: monday }]);
});
