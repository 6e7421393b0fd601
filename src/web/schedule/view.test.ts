import { expect, test } from 'vitest';
import type { OwnShift } from '../../contract/schedule/own-shifts.ts';
import { parseInstant, parsePlainDate, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { datesOf, mapLink, ownDays, placeOnDay, shiftsByDate } from './view.ts';

const date = (text: string) => parsePlainDate(text) as PlainDate;
const at = (iso: string) => parseInstant(iso) as Instant;
const newYork = 'America/New_York' as Zone;

const shift = (shiftId: string, startsAt: string, endsAt: string): OwnShift => ({
  shiftId,
  location: { id: 'pier', name: 'Pier', zone: newYork },
  position: null,
  startsAt: at(startsAt),
  endsAt: at(endsAt),
  breakMinutes: 30,
  workMinutes: 450,
});

test('a night shift stands on the date on which it begins at its location', () => {
  const night = shift('night', '2026-11-20T03:00:00Z', '2026-11-20T11:00:00Z');
  expect([...shiftsByDate([night]).keys()]).toEqual(['2026-11-19']);
  expect(placeOnDay(night, date('2026-11-19'), newYork)).toEqual({ start: 91.67, end: 100 });
});

test('a week has seven dates, also over the end of a month', () => {
  expect(datesOf(date('2026-10-26'), date('2026-11-01'))).toHaveLength(7);
});

test('an address of several lines is looked for as one', () => {
  expect(mapLink('1 Water Street\nNew York')).toBe(
    'https://www.openstreetmap.org/search?query=1%20Water%20Street%2C%20New%20York',
  );
});

test('of a week with a day of it open, the shifts of that day and of later days are told apart, and those of earlier days are counted alone', () => {
  const days = ['2026-11-16', '2026-11-18', '2026-11-18', '2026-11-19'].map((on, index) =>
    shift(`${index}`, `${on}T14:00:00Z`, `${on}T22:00:00Z`),
  );
  const { counts, ofDay, later } = ownDays(days, date('2026-11-18'));
  expect([...counts]).toEqual([
    ['2026-11-16', 1],
    ['2026-11-18', 2],
    ['2026-11-19', 1],
  ]);
  expect([ofDay, later].map((some) => some.map(({ shiftId }) => shiftId))).toEqual([['1', '2'], ['3']]);
  expect(ownDays(days, date('2026-11-17')).ofDay).toEqual([]);
});
