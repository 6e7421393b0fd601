import { expect, test } from 'vitest';
import { dateAt, instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { isAlike, planAlike, plansOfSeries } from './series.ts';
import type { ShiftPlan } from './shift.ts';

const zone = 'America/New_York' as Zone;
const place = { zone, weekStart: 'monday' } as const;
const on = (date: string, from = 9, to = 17): ShiftPlan => ({
  locationId: 'pier',
  employeeId: 'ana',
  positionId: null,
  startsAt: instantAt(date as PlainDate, { hour: from, minute: 0 }, zone),
  endsAt: instantAt(date as PlainDate, { hour: to, minute: 0 }, zone),
  breakMinutes: 30,
  note: null,
});
const datesOf = (plans: ReturnType<typeof plansOfSeries>) =>
  typeof plans === 'string' ? plans : plans.map(({ startsAt }) => dateAt(startsAt, zone));
const until = (endsOn: string, everyWeeks = 1, weekdays: readonly ('monday' | 'wednesday')[] = ['monday']) => ({
  everyWeeks,
  weekdays,
  endsOn: endsOn as PlainDate,
});

// 2 November 2026 is a Monday.
test.each([
  ['every week until a date, which counts', until('2026-11-16'), ['2026-11-02', '2026-11-09', '2026-11-16']],
  [
    'every other week on two days',
    until('2026-11-30', 2, ['monday', 'wednesday']),
    ['2026-11-02', '2026-11-04', '2026-11-16', '2026-11-18', '2026-11-30'],
  ],
  ['until before it begins', until('2026-11-01'), 'series_without_shifts'],
  ['for longer than a year', until('2027-11-09'), 'series_too_long'],
])('a series %s', (_, repetition, expected) => {
  expect(datesOf(plansOfSeries(on('2026-11-02'), repetition, place))).toEqual(expected);
});

test('a series keeps its times by the clock on the wall over the night the clocks change', () => {
  expect(plansOfSeries(on('2026-10-26'), until('2026-11-02'), place)).toEqual([on('2026-10-26'), on('2026-11-02')]);
});

test.each([
  ['another day of it follows to the same times', on('2026-11-02', 10, 18), on('2026-11-04'), on('2026-11-04', 10, 18)],
  ['one a week later follows to the next day', on('2026-11-03'), on('2026-11-09'), on('2026-11-10')],
])('where one of a series is planned otherwise, %s', (_, after, other, expected) => {
  expect(planAlike(on('2026-11-02'), after, other, zone)).toEqual(expected);
});

test.each([
  ['another day', on('2026-11-04'), true],
  ['other hours', on('2026-11-09', 12, 20), false],
  ['somebody else', { ...on('2026-11-09'), employeeId: 'ben' }, false],
])('a shift that differs by %s is alike or not', (_, other, expected) => {
  expect(isAlike(on('2026-11-02'), other, zone)).toBe(expected);
});
