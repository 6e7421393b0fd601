import { expect, test } from 'vitest';
import type { WorkedDay } from './day-rules.ts';
import type { OvertimeRules } from './overtime-rules.ts';
import { overtimeStretches } from './overtime-split.ts';

const past = (afterMinutes: number) => [{ afterMinutes, multiplier: '1.5' }];

test('a stretch names the place of its day only where it is paid for that', () => {
  const rules: OvertimeRules = { weekly: [], daily: [], nthWorkedDay: { nth: 2, tiers: past(60) } };
  const [, stretches = []] = overtimeStretches([{ minutes: 60 }, { minutes: 120 }], rules);
  expect(stretches.map(({ rule, nthDay }) => [rule, nthDay])).toEqual([
    ['straight-time', undefined],
    ['nth-worked-day', 2],
  ]);
});

test('a stretch goes on through shifts, and through days of 24 hours, that are not what it is paid by', () => {
  const halves = [
    { minutes: 300, minutesBefore: 0 },
    { minutes: 300, minutesBefore: 0 },
  ];
  const told = (day: WorkedDay, rules: OvertimeRules) =>
    overtimeStretches([day], { ...rules, combine: 'greatest-of' })[0]?.map(({ rule, minutes }) => [rule, minutes]);
  const byDay: OvertimeRules = { weekly: [], daily: past(480), consecutiveHours: past(720) };
  expect(told({ minutes: 600, shifts: halves }, byDay)).toEqual([
    ['straight-time', 480],
    ['daily-overtime', 120],
  ]);
  const byWeek: OvertimeRules = { weekly: past(480), daily: past(720), dailyFrom: 'shift-start' };
  expect(told({ minutes: 600, shiftDays: halves }, byWeek)).toEqual([
    ['straight-time', 480],
    ['weekly-overtime', 120],
  ]);
});
