import { expect, test } from 'vitest';
import type { OwnShift } from '../../contract/schedule.ts';
import { parseInstant, parsePlainDate, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { datesOf, mapLink, placeOnDay, shiftsByDate } from './view.ts';

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
