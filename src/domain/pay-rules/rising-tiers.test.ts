import { expect, test } from 'vitest';
import { monday } from '../../../tests/world/payable-weeks.ts';
import type { Tier } from './ladder.ts';
import type { OvertimeRules } from './overtime-rules.ts';
import { policyFaults } from './policy-faults.ts';
import { presets } from './presets.ts';

const { federal } = presets;
const after = (afterMinutes: number, multiplier: string): Tier => ({ afterMinutes, multiplier });
const faultsOf = (overtime: Partial<OvertimeRules>) =>
  policyFaults({ ...federal, overtime: { ...federal.overtime, ...overtime } }, monday);

const kinds: [string, string, (tiers: readonly Tier[]) => Partial<OvertimeRules>][] = [
  ['the week', 'weekly_overtime_impossible', (weekly) => ({ weekly })],
  ['the day', 'double_below_daily', (daily) => ({ daily })],
  ['hours in a row', 'consecutive_hours_impossible', (consecutiveHours) => ({ consecutiveHours })],
  [
    'the seventh day in a row',
    'consecutive_day_impossible',
    (tiers) => ({ consecutiveDay: { nth: 7, scope: 'workweek', tiers } }),
  ],
  ['the sixth day worked', 'nth_worked_day_impossible', (tiers) => ({ nthWorkedDay: { nth: 6, tiers } })],
  ['a holiday', 'holiday_rate_impossible', (tiers) => ({ holiday: { tiers } })],
];

test.each(kinds)('further steps of %s pay more than those before, in whichever order they are told', (_, fault, of) => {
  expect(faultsOf(of([after(480, '1.5'), after(720, '2')]))).toEqual([]);
  expect(faultsOf(of([after(720, '2'), after(480, '1.5')]))).toEqual([]);
  expect(faultsOf(of([after(480, '1.5'), after(720, '1.5')]))).toEqual([fault]);
  expect(faultsOf(of([after(480, '2'), after(720, '1.5')]))).toEqual([fault]);
  expect(faultsOf(of([after(480, '1.5'), after(720, '1')]))).toEqual([fault]);
});

test('a step of the day that is no number is told as that alone', () => {
  expect(faultsOf({ daily: [after(480, 'a half')] })).toEqual(['daily_overtime_impossible']);
});

test.each([
  [600, '1.5', '2', []],
  [720, '1.5', '2', []],
  // From 721 minutes on double time, and past 13 hours overtime again.
  [780, '1.5', '2', ['alternative_schedule_impossible']],
  [600, '2', '1.5', ['alternative_schedule_impossible']],
  [600, '2', '2', ['alternative_schedule_impossible']],
])('days of %i minutes by agreement, %s times after them and %s times past twelve hours', (scheduled, ...rest) => {
  const [overtimeMultiplier, doubleMultiplier, faults] = rest;
  const alternativeWorkweek = {
    scheduledMinutesByDay: [600, scheduled, 600, 600, 0, 0, 0],
    overtimeMultiplier,
    doubleMultiplier,
    doubleAfterMinutes: 720,
    unscheduledDoubleAfterMinutes: 480,
  };
  expect(faultsOf({ alternativeWorkweek })).toEqual(faults);
});
