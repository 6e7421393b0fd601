import { expect, test } from 'vitest';
import { parsePlainDate, weekOf, type PlainDate, type Weekday } from '../kernel/time.ts';
import { homeOfWeeks, homeOn, type Homes } from './past-homes.ts';

const november = (day: number) => parsePlainDate(`2026-11-${String(day).padStart(2, '0')}`) as PlainDate;

// The 16th and the 23rd are Mondays.
const firstDays: Record<string, Weekday> = { oakland: 'monday', reno: 'monday', salem: 'sunday' };
const beginsWeek = (locationId: string, date: PlainDate) => weekOf(date, firstDays[locationId] ?? 'monday') === date;

const moved = (now: string, ...past: [day: number, from: string][]): Homes => ({
  past: past.map(([day, locationId]) => ({ untilOn: november(day), locationId })),
  now,
});

test.each([
  ['never moved', moved('oakland'), 18, 'oakland'],
  ['before the move', moved('reno', [21, 'oakland']), 9, 'oakland'],
  ['the rest of the week of the move', moved('reno', [21, 'oakland']), 22, 'oakland'],
  ['the week after', moved('reno', [21, 'oakland']), 23, 'reno'],
  ['long after', moved('reno', [21, 'oakland']), 30, 'reno'],
  ['a week that begins earlier at the new home', moved('salem', [18, 'oakland']), 22, 'salem'],
  ['the day before it', moved('salem', [18, 'oakland']), 21, 'oakland'],
  ['moved as the week began', moved('reno', [23, 'oakland']), 23, 'oakland'],
  ['a week later', moved('reno', [23, 'oakland']), 30, 'reno'],
  ['between two homes', moved('salem', [9, 'oakland'], [24, 'reno']), 16, 'reno'],
  ['after both', moved('salem', [9, 'oakland'], [24, 'reno']), 29, 'salem'],
  ['a home that was left before its week began', moved('salem', [17, 'oakland'], [18, 'reno']), 22, 'salem'],
  ['there and back within a week', moved('oakland', [17, 'oakland'], [18, 'salem']), 22, 'oakland'],
])('%s', (_, homes, day, expected) => {
  expect(homeOfWeeks(homes, november(day), beginsWeek)).toBe(expected);
});

test('on the day of the move one was at home at the old place, on the day after at the new one', () => {
  const homes = moved('reno', [21, 'oakland']);
  expect([homeOn(homes, november(21)), homeOn(homes, november(22))]).toEqual(['oakland', 'reno']);
});
