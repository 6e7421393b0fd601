import { describe, expect, test } from 'vitest';
import { addDays, parsePlainDate, weekdays, type PlainDate } from '../kernel/time.ts';
import { dayMinutesOn } from './leave-calendar.ts';
import { leaveWeekOn, leaveWeeksOf, usualWeek, type LeaveWeek, type LeaveWeekVersion } from './leave-week.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const fourHours: LeaveWeek = { dayMinutes: 240, weekdays: weekdays.slice(1, 6) };
const tenHours: LeaveWeek = { dayMinutes: 600, weekdays: weekdays.slice(0, 4) };

const version = (
  startsOn: string,
  week: LeaveWeek,
  whose: Partial<Pick<LeaveWeekVersion, 'locationId' | 'employeeId'>> = {},
): LeaveWeekVersion => ({ startsOn: on(startsOn), week, locationId: null, employeeId: null, ...whose });

const ana = { employeeId: 'ana', homes: { past: [], now: 'oakland' } };
const moved = {
  employeeId: 'ana',
  homes: { past: [{ untilOn: on('2026-03-15'), locationId: 'reno' }], now: 'oakland' },
};

describe('the week that holds for a person', () => {
  test.each<[string, readonly LeaveWeekVersion[], typeof moved, string, LeaveWeek]>([
    ['where none was set', [], ana, '2026-03-02', usualWeek],
    ['on the day before one begins', [version('2026-03-02', tenHours)], ana, '2026-03-01', usualWeek],
    ['on the day that one begins', [version('2026-03-02', tenHours)], ana, '2026-03-02', tenHours],
    [
      'of their location before that of everybody, though it began earlier',
      [version('2026-03-02', tenHours), version('2026-01-01', fourHours, { locationId: 'oakland' })],
      ana,
      '2026-04-01',
      fourHours,
    ],
    [
      'their own before that of their location',
      [
        version('2026-02-01', tenHours, { locationId: 'oakland' }),
        version('2026-01-01', fourHours, { employeeId: 'ana' }),
      ],
      ana,
      '2026-04-01',
      fourHours,
    ],
    ['of nobody else', [version('2026-01-01', fourHours, { employeeId: 'ben' })], ana, '2026-04-01', usualWeek],
    [
      'of the home that was, on the day that they moved',
      [version('2026-01-01', fourHours, { locationId: 'reno' })],
      moved,
      '2026-03-15',
      fourHours,
    ],
    [
      'and no more on the day after',
      [version('2026-01-01', fourHours, { locationId: 'reno' })],
      moved,
      '2026-03-16',
      usualWeek,
    ],
  ])('%s', (_, versions, holder, date, week) => {
    expect(leaveWeekOn(leaveWeeksOf(versions, holder), on(date))).toEqual(week);
  });
});

describe('what a whole date takes', () => {
  const weeks = leaveWeeksOf([version('2026-12-01', fourHours)], ana);
  const calendar = { weeks, holidays: [on('2026-12-26')] };
  const monday = on('2026-11-30');
  const taken = (first: PlainDate) => weekdays.map((_, day) => dayMinutesOn(calendar, addDays(first, day)));

  test('is by the week that holds on it, from Monday to Sunday', () => {
    // The other week begins on the Tuesday.
    expect(taken(monday)).toEqual([480, 240, 240, 240, 240, 240, 0]);
    expect(taken(addDays(monday, -7))).toEqual([480, 480, 480, 480, 480, 0, 0]);
  });

  test('is nothing on a holiday, though it is a day that is charged', () => {
    expect(dayMinutesOn(calendar, on('2026-12-19'))).toBe(240);
    expect(dayMinutesOn(calendar, on('2026-12-26'))).toBe(0);
  });
});
