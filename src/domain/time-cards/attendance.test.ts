import { expect, test } from 'vitest';
import { attendanceOf } from './attendance.ts';

test.each([
  [59, 'absent'],
  [60, 'half-day'],
  [119, 'half-day'],
  [120, 'present'],
])('%d minutes of work are %s', (minutes, status) => {
  expect(attendanceOf(minutes, { absentBelowMinutes: 60, halfDayBelowMinutes: 120 })).toBe(status);
});

test('without thresholds any day is present', () => {
  expect(attendanceOf(0, {})).toBe('present');
});
