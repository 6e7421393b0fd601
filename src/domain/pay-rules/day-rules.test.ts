import { describe, expect, test } from 'vitest';
import { decimal } from '../kernel/fraction.ts';
import { dayLadders, rulesAtRate, type WorkedDay } from './day-rules.ts';
import type { OvertimeRules } from './overtime-rules.ts';

const overEight = [{ afterMinutes: 480, multiplier: '1.5' }];
const atOnce = [{ afterMinutes: 0, multiplier: '1.5' }];
const none: OvertimeRules = { weekly: [], daily: [] };
const hours = (...worked: number[]): WorkedDay[] => worked.map((each) => ({ minutes: each * 60 }));

/** Which rules have a tier on each day, and after how many minutes: `daily-overtime 480`. */
const told = (days: readonly WorkedDay[], rules: Partial<OvertimeRules>, before = 0) =>
  dayLadders(days, { ...none, ...rules }, before).map((ladders) =>
    ladders.flatMap((steps) => steps.slice(1).map(({ rule, from }) => `${rule} ${from}`)),
  );
/** The days, from 1, that a rule pays from their first minute. */
const ruled = (days: readonly WorkedDay[], rules: Partial<OvertimeRules>, before = 0) =>
  told(days, rules, before).flatMap((named, index) => (named.length > 0 ? [index + 1] : []));

test('a day without rules of its own has the daily ladder alone, and one of nothing has one step', () => {
  expect(told(hours(8, 9), { daily: overEight })).toEqual([['daily-overtime 480'], ['daily-overtime 480']]);
  expect(dayLadders(hours(8), none, 0)).toMatchObject([[[{ rule: 'straight-time' }]]]);
});

describe('days in a row', () => {
  const third = { nth: 3, tiers: atOnce };

  test('are counted within the workweek, broken by a day off, and only the nth is ruled', () => {
    const consecutiveDay = { ...third, scope: 'workweek' as const };
    expect(ruled(hours(1, 1, 1, 1, 1), { consecutiveDay })).toEqual([3]);
    expect(ruled(hours(1, 1, 0, 1, 1, 1), { consecutiveDay })).toEqual([6]);
    expect(ruled(hours(0, 0, 0, 0, 0, 1, 1, 1, 1, 1), { consecutiveDay })).toEqual([10]);
    expect(ruled(hours(1), { consecutiveDay }, 2)).toEqual([]);
    expect(told(hours(1, 1, 1), { consecutiveDay, daily: overEight })[2]).toEqual([
      'daily-overtime 480',
      'consecutive-day 0',
    ]);
  });

  test('go on through weeks where they roll, and on from the days before', () => {
    const consecutiveDay = { ...third, scope: 'rolling' as const };
    expect(ruled(hours(0, 0, 0, 0, 0, 1, 1, 1, 1), { consecutiveDay })).toEqual([8]);
    expect(ruled(hours(1), { consecutiveDay }, 2)).toEqual([1]);
    expect(ruled(hours(1, 1), { consecutiveDay: { ...consecutiveDay, andAfter: true } }, 2)).toEqual([1, 2]);
    expect(ruled(hours(1, 1), { consecutiveDay: { ...consecutiveDay, andAfter: false } }, 2)).toEqual([1]);
  });

  test('count where the period is long enough, each period by itself', () => {
    const consecutiveDay = { ...third, scope: 'workweek' as const, onlyIfPeriodOverMinutes: 360 };
    expect(ruled(hours(2, 2, 2), { consecutiveDay })).toEqual([]);
    expect(ruled([...hours(2, 2, 2), { minutes: 1 }], { consecutiveDay })).toEqual([3]);
    const twoWeeks = hours(1, 1, 1, 0, 0, 0, 0, 2, 2, 3, 0, 0, 0, 0);
    expect(ruled(twoWeeks, { consecutiveDay })).toEqual([10]);
    expect(ruled(twoWeeks, { consecutiveDay, periodDays: 14 })).toEqual([3, 10]);
  });
});

test('the nth day worked and those after it are ruled, whatever lies between them, and each week begins anew', () => {
  const nthWorkedDay = { nth: 3, tiers: atOnce };
  expect(ruled(hours(1, 0, 1, 0, 1, 1, 0, 1, 1), { nthWorkedDay })).toEqual([5, 6, 7]);
  expect(told(hours(1, 1, 1), { nthWorkedDay })[2]).toEqual(['nth-worked-day 0']);
});

test('a holiday is ruled by its own tiers', () => {
  const holiday = { tiers: [{ afterMinutes: 0, multiplier: '2' }] };
  expect(told([{ minutes: 60, holiday: true }, { minutes: 60, holiday: false }, { minutes: 60 }], { holiday })).toEqual(
    [['holiday 0'], [], []],
  );
});

test('an alternative schedule rules each weekday by what is scheduled on it', () => {
  const alternativeWorkweek = {
    scheduledMinutesByDay: [600, 0],
    overtimeMultiplier: '1.5',
    doubleMultiplier: '2',
    doubleAfterMinutes: 720,
    unscheduledDoubleAfterMinutes: 480,
  };
  const days = told(hours(11, 9, 9, 0, 0, 0, 0, 11), { alternativeWorkweek, daily: overEight });
  expect(days[0]).toEqual(['alternative-schedule 600', 'alternative-schedule 720']);
  expect(days[1]).toEqual(['unscheduled-day 0', 'unscheduled-day 480']);
  expect(days[2]).toEqual(['unscheduled-day 0', 'unscheduled-day 480']);
  expect(days[7]).toEqual(['alternative-schedule 600', 'alternative-schedule 720']);
});

test('time made up raises the daily tiers by as much, and none beyond the limit or below what it was', () => {
  const daily = [...overEight, { afterMinutes: 720, multiplier: '2' }];
  const makeupTime = { upToMinutes: 660 };
  const made = (makeupMinutes: number, rules: Partial<OvertimeRules> = { makeupTime }) =>
    told([{ minutes: 700, makeupMinutes }], { daily, ...rules })[0];
  expect(made(60)).toEqual(['makeup-time 540', 'makeup-time 720']);
  expect(made(300)).toEqual(['makeup-time 660', 'makeup-time 720']);
  expect(made(0)).toEqual(['daily-overtime 480', 'daily-overtime 720']);
  expect(made(60, {})).toEqual(['daily-overtime 480', 'daily-overtime 720']);
  expect(told([{ minutes: 700 }], { daily, makeupTime })[0]).toEqual(['daily-overtime 480', 'daily-overtime 720']);
});

test('daily overtime that is for low rates alone falls away at the threshold', () => {
  const rules: OvertimeRules = { ...none, daily: overEight, dailyAppliesBelowRate: { minimumWageMultiple: '1.5' } };
  expect(rulesAtRate(rules, decimal('17.99'), decimal('12')).daily).toEqual(overEight);
  expect(rulesAtRate(rules, decimal('18.00'), decimal('12')).daily).toEqual([]);
  expect(rulesAtRate(rules, decimal('17.99'), decimal('12'))).not.toHaveProperty('dailyAppliesBelowRate');
  const plain: OvertimeRules = { ...none, daily: overEight };
  expect(rulesAtRate(plain, decimal('99'), decimal('12'))).toBe(plain);
});
