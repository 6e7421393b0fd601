import { expect, test } from 'vitest';
import type { PlainDate } from '../kernel/time.ts';
import { attendanceOf, workedWithout } from './attendance.ts';

const week = { employeeId: 'ana', locationId: 'pier', startsOn: '2026-11-16' as PlainDate };
const onTime = { plannedMinutes: 480, lateMinutes: 0, isMissed: false };

test('weeks are summed, and of their shifts the late and the missed are counted', () => {
  const shifts = [onTime, { ...onTime, lateMinutes: 20 }, { ...onTime, isMissed: true }];
  expect(
    attendanceOf([
      { ...week, workedMinutes: 970, shifts },
      { ...week, employeeId: 'ben', workedMinutes: 30, shifts: [] },
    ]),
  ).toEqual({
    plannedMinutes: 1_440,
    workedMinutes: 1_000,
    shifts: 3,
    lateShifts: 1,
    lateMinutes: 20,
    missedShifts: 1,
  });
});

test('of a date whose shift is not over nothing is worked yet, as nothing is planned', () => {
  const days = [
    { date: '2026-11-16' as PlainDate, workedMinutes: 480 },
    { date: '2026-11-17' as PlainDate, workedMinutes: 180 },
  ];
  const labour = {
    ...week,
    regularMinutes: 600,
    overtimeMinutes: 60,
    doubleMinutes: 0,
    payCents: null,
    unratedMinutes: 0,
    isApproved: false,
    days,
  };
  expect(workedWithout(labour, ['2026-11-17' as PlainDate])).toBe(480);
  expect(workedWithout(labour, [])).toBe(660);
  // An approved week is not opened, and counts as it was approved.
  const { days: _days, ...approved } = labour;
  expect(workedWithout({ ...approved, isApproved: true }, ['2026-11-17' as PlainDate])).toBe(660);
});

test('of no weeks there is nothing', () => {
  expect(Object.values(attendanceOf([]))).toEqual([0, 0, 0, 0, 0, 0]);
});
