import { describe, expect, test } from 'vitest';
import { parsePlainDate, weekdays, type PlainDate, type Weekday } from '../../../domain/kernel/time.ts';
import { usualWeek, type LeaveWeek } from '../../../domain/time-off/leave-week.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { weeksWithin } from './calendar.ts';
import { dayIn, daysIn } from './week-text.ts';
import { exampleOf, valuesOfWeek, weekInForce, weekTyped, withDay } from './week.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const fourHours: LeaveWeek = { dayMinutes: 240, weekdays: weekdays.slice(1, 6) };
const { say } = speakers.en;
const formats = formatsOf(speakers.en, 'h12');

describe('a week that is typed', () => {
  test('saved as it was filled, is that week', () => {
    for (const week of [usualWeek, fourHours, { dayMinutes: 455, weekdays: ['sunday'] } satisfies LeaveWeek]) {
      expect(weekTyped(valuesOfWeek(week))).toEqual(week);
    }
  });

  test.each([
    ['0:29', 'hours'],
    ['0:30', { dayMinutes: 30, weekdays: usualWeek.weekdays }],
    ['24', { dayMinutes: 1_440, weekdays: usualWeek.weekdays }],
    ['24:01', 'hours'],
    ['-8', 'hours'],
    ['', 'hours'],
    ['many', 'hours'],
  ])('of %j hours a day', (hours, typed) => {
    expect(weekTyped({ ...valuesOfWeek(usualWeek), hours })).toEqual(typed);
  });

  test('has a day at least, and its days in order of the week', () => {
    expect(weekTyped({ hours: '8', weekdays: [] })).toBe('weekdays');
    const values = withDay(withDay(valuesOfWeek(fourHours), 'monday', true), 'wednesday', false);
    expect(values.weekdays).toEqual(['monday', 'tuesday', 'thursday', 'friday', 'saturday']);
  });
});

test('the form opens with the week in force for whom it is: theirs, of their location, of everybody, or the usual one', () => {
  const version = (
    scope: { kind: 'location' | 'employee'; id: string } | { kind: 'organization' },
    week: LeaveWeek,
  ) => ({
    id: '',
    scope,
    name: null,
    startsOn: on('2026-11-01'),
    setBy: 'Elena',
    setAt: 0 as never,
    week,
  });
  const people = [{ id: 'ana', name: 'Ana', locationId: 'wharf' }];
  const weeks = [version({ kind: 'location', id: 'wharf' }, fourHours)];
  const inForce = (id: string, date: string) => weekInForce({ weeks, people }, { kind: 'employee', id }, on(date));
  expect(inForce('ana', '2026-11-01')).toEqual(fourHours);
  expect(inForce('ana', '2026-10-31')).toEqual(usualWeek);
  expect(weekInForce({ weeks, people }, { kind: 'organization' }, on('2026-11-20'))).toEqual(usualWeek);
});

test.each<[readonly Weekday[], string]>([
  [usualWeek.weekdays, 'Mon – Fri'],
  [fourHours.weekdays, 'Tue – Sat'],
  [['monday', 'tuesday', 'thursday', 'friday', 'saturday'], 'Mon, Tue, Thu – Sat'],
  [['sunday'], 'Sun'],
])('%j are written %s', (charged, text) => {
  expect(daysIn(say, formats, charged).replace(/[\u2068\u2069]/g, '')).toBe(text);
});

test('how long a day is, is told to the minute', () => {
  expect([240, 456, 455].map((minutes) => dayIn(formats, minutes))).toEqual(['4 hrs', '7.6 hrs', '7:35 hrs']);
});

test('a week comes to its days, and a morning to half of one of them', () => {
  expect(exampleOf(fourHours, on('2026-12-02'))).toEqual({ weekMinutes: 1_200, morningMinutes: 120 });
  expect(exampleOf({ dayMinutes: 455, weekdays: ['sunday'] }, on('2026-12-02'))).toEqual({
    weekMinutes: 455,
    morningMinutes: 228,
  });
});

test('a request is counted by the week that holds as it begins, and by each that begins within it', () => {
  const leaveWeeks = [{ from: on('2026-12-05'), week: fourHours }];
  const within = (startsOn: string, endsOn: string) =>
    weeksWithin({ leaveWeeks }, { startsOn: on(startsOn), endsOn: on(endsOn) }).map(({ week }) => week);
  expect(within('2026-12-01', '2026-12-04')).toEqual([usualWeek]);
  expect(within('2026-12-01', '2026-12-05')).toEqual([usualWeek, fourHours]);
  expect(within('2026-12-05', '2026-12-08')).toEqual([fourHours]);
});
