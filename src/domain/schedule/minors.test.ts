import { expect, test } from 'vitest';
import { instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { minorLimits } from './minors.ts';

const newYork = 'America/New_York' as Zone;

/** A shift on a date, in hours of the wall clock there. */
function shift(on: string, from: number, to: number, breakMinutes = 0) {
  const at = (hour: number) =>
    instantAt(on as PlainDate, { hour: Math.floor(hour), minute: Math.round((hour % 1) * 60) }, newYork);
  return { startsAt: at(from), endsAt: at(to), breakMinutes };
}

const limitsOf = (one: ReturnType<typeof shift>, others: readonly ReturnType<typeof shift>[] = []) =>
  minorLimits(one, others, 'under_16', newYork).map(({ limit }) => limit);

test.each([
  ['three hours after school', shift('2026-11-17', 15, 18), []],
  ['a minute more', shift('2026-11-17', 15, 18 + 1 / 60), ['day']],
  ['three hours with a meal of half an hour', shift('2026-11-17', 15, 18.5, 30), []],
  ['three hours with a rest of 20 minutes, which is worked', shift('2026-11-17', 15, 18 + 1 / 3, 20), ['day']],
  ['three hours with a pause of 21 minutes', shift('2026-11-17', 15, 18.35, 21), []],
  ['up to seven in the evening', shift('2026-11-17', 16, 19), []],
  ['past seven in the evening', shift('2026-11-17', 16.5, 19.5), ['time_of_day']],
  ['before seven in the morning', shift('2026-11-21', 6.5, 10), ['time_of_day']],
  ['eight hours on a Saturday', shift('2026-11-21', 9, 17), []],
  ['nine hours on a Saturday', shift('2026-11-21', 9, 18), ['day']],
  ['eight hours up to nine in the evening in July', shift('2026-07-14', 13, 21), []],
  ['past nine in the evening in July', shift('2026-07-14', 14, 21.5), ['time_of_day']],
  ['an evening on Labor Day', shift('2026-09-07', 14, 21), []],
  ['an evening on the day after', shift('2026-09-08', 18, 21), ['time_of_day']],
])('somebody of 15 who works %s', (_, one, expected) => {
  expect(limitsOf(one)).toEqual(expected);
});

test('a week has 18 hours while there is school, and 40 in summer, from Sunday to Saturday', () => {
  const ofSchool = ['2026-11-15', '2026-11-21'].map((on) => shift(on, 9, 17));
  expect(limitsOf(shift('2026-11-17', 16, 18), ofSchool)).toEqual([]);
  expect(limitsOf(shift('2026-11-17', 16, 18.5), ofSchool)).toEqual(['week']);
  expect(limitsOf(shift('2026-11-17', 16, 18.5), [shift('2026-11-22', 9, 17), ...ofSchool.slice(1)])).toEqual([]);
  const ofSummer = ['2026-07-13', '2026-07-14', '2026-07-15', '2026-07-16'].map((on) => shift(on, 9, 17));
  expect(limitsOf(shift('2026-07-17', 9, 17), ofSummer)).toEqual([]);
  expect(limitsOf(shift('2026-07-18', 9, 10), [...ofSummer, shift('2026-07-17', 9, 17)])).toEqual(['week']);
});

test('nobody under 14 is employed', () => {
  expect(minorLimits(shift('2026-11-17', 15, 16), [], 'under_14', newYork)).toEqual([{ limit: 'age' }]);
});
