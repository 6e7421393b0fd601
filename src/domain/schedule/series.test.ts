import { describe, expect, test } from 'vitest';
import { addMilliseconds, dateAt, instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { goesWithSeries, isAlike, planAlike, plansOfSeries } from './series.ts';
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

describe('where the clock jumps from 2 to 3 in the morning of a date of it', () => {
  const at = (date: string, [fromHour, from]: [number, number], [toHour, to]: [number, number], breakMinutes = 0) => ({
    ...on(date),
    startsAt: instantAt(date as PlainDate, { hour: fromHour, minute: from }, zone),
    endsAt: instantAt(date as PlainDate, { hour: toHour, minute: to }, zone),
    breakMinutes,
  });
  const sundays = { ...until('2027-03-21'), weekdays: ['sunday' as const] };
  const gap = '2027-03-14';

  test.each([
    ['from 2:15 to 3 is as long as ever', [2, 15], [3, 0], 0, at(gap, [3, 15], [4, 0])],
    ['from 2:15 to 3:30 with its break as well', [2, 15], [3, 30], 30, at(gap, [3, 15], [4, 30], 30)],
    ['from 2:15 to 10 ends at 10', [2, 15], [10, 0], 30, at(gap, [3, 15], [10, 0], 30)],
    ['from 1 to 2:15 ends when it is as long', [1, 0], [2, 15], 0, at(gap, [1, 0], [3, 15])],
  ] as const)('a shift %s, and what is changed from there on goes for the rest', (_, from, to, pause, there) => {
    const first = at('2027-03-07', [...from], [...to], pause);
    const last = at('2027-03-21', [...from], [...to], pause);
    expect(plansOfSeries(first, sundays, place)).toEqual([first, there, last]);
    expect(isAlike(there, last, zone)).toBe(true);
    expect(isAlike(last, there, zone)).toBe(true);
    expect(planAlike(there, { ...there, employeeId: 'ben' }, last, zone)).toEqual({ ...last, employeeId: 'ben' });
  });
});

test('a shift from midnight to midnight is 24 hours on the date that has 25', () => {
  const midnight = (date: string) => instantAt(date as PlainDate, { hour: 0, minute: 0 }, zone);
  const whole = { ...on('2026-10-25'), startsAt: midnight('2026-10-25'), endsAt: midnight('2026-10-26') };
  const plans = plansOfSeries(whole, { ...until('2026-11-01'), weekdays: ['sunday'] }, place);
  const startsAt = midnight('2026-11-01');
  expect(plans).toEqual([whole, { ...whole, startsAt, endsAt: startsAt + 24 * 3_600_000 }]);
  expect(isAlike({ ...whole, startsAt, endsAt: addMilliseconds(startsAt, 24 * 3_600_000) }, whole, zone)).toBe(true);
});

test.each([
  ['another day of it follows to the same times', on('2026-11-02', 10, 18), on('2026-11-04'), on('2026-11-04', 10, 18)],
  ['one a week later follows to the next day', on('2026-11-03'), on('2026-11-09'), on('2026-11-10')],
  [
    'what a part of it became before stays',
    on('2026-11-02', 10, 18),
    { ...on('2026-11-09'), note: 'Keys', employeeId: 'ben' },
    { ...on('2026-11-09', 10, 18), note: 'Keys', employeeId: 'ben' },
  ],
  [
    'one at other times keeps them where the times stay',
    { ...on('2026-11-02'), note: 'Keys' },
    on('2026-11-10', 12, 20),
    { ...on('2026-11-10', 12, 20), note: 'Keys' },
  ],
  [
    'one at other times has both of the new ones',
    on('2026-11-02', 9, 12),
    on('2026-11-10', 18, 23),
    on('2026-11-10', 9, 12),
  ],
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

test.each([
  ['was changed with others of it', { ...on('2026-11-09'), note: 'Keys' }, false, true],
  ['was planned otherwise by itself', { ...on('2026-11-09'), note: 'Keys' }, true, false],
  ['was planned by itself as it was', on('2026-11-09'), true, true],
])('a shift that %s goes with its series or not', (_, planned, isApart, expected) => {
  expect(goesWithSeries(on('2026-11-02'), { planned, isApart }, zone)).toBe(expected);
});
