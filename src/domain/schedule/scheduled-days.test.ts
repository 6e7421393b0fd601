import { expect, test } from 'vitest';
import { clock, monday, newYork } from '../../../tests/world/payable-weeks.ts';
import { addDays, instant } from '../kernel/time.ts';
import { scheduledDays } from './scheduled-days.ts';

const fromMidnight = { startsAt: { hour: 0, minute: 0 }, zone: newYork };
const shift = (day: number, from: string, to: string, breakMinutes = 0) => ({
  startsAt: instant(clock(day, from)),
  endsAt: instant(clock(day, to)),
  breakMinutes,
});
const at = (day: number, time: string) => instant(clock(day, time));

test('a day is promised the work of its shifts, without their breaks', () => {
  const shifts = [shift(0, '9:00', '17:00', 30), shift(1, '8:00', '10:00'), shift(1, '16:00', '20:00')];
  expect([...scheduledDays(shifts, fromMidnight, at(2, '0:00'))]).toEqual([
    [monday, { scheduledMinutes: 450, scheduledDuring: [{ from: at(0, '9:00'), to: at(0, '17:00') }] }],
    [
      addDays(monday, 1),
      {
        scheduledMinutes: 360,
        scheduledDuring: [
          { from: at(1, '8:00'), to: at(1, '10:00') },
          { from: at(1, '16:00'), to: at(1, '20:00') },
        ],
      },
    ],
  ]);
});

test('a shift that is not over promises nothing yet, from the minute it is over all', () => {
  const shifts = [shift(0, '9:00', '17:00')];
  expect(scheduledDays(shifts, fromMidnight, at(0, '16:59')).size).toBe(0);
  expect(scheduledDays(shifts, fromMidnight, at(0, '17:00')).size).toBe(1);
});

test('before the hour at which workdays begin a shift is of the day before', () => {
  const [date] = scheduledDays(
    [shift(1, '5:00', '9:00')],
    { startsAt: { hour: 6, minute: 0 }, zone: newYork },
    at(2, '0:00'),
  ).keys();
  expect(date).toBe(monday);
});
