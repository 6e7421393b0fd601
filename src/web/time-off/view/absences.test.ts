import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { absenceRows, placesOf, type Absence } from './absences.ts';

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const away = (name: string, startsOn: string, endsOn: string, more: Partial<Absence> = {}): Absence => ({
  employeeId: name,
  name,
  photoUrl: null,
  location: 'Downtown',
  startsOn: date(startsOn),
  endsOn: date(endsOn),
  part: 'whole',
  isApproved: true,
  ...more,
});
const december = { from: date('2026-12-01'), to: date('2026-12-31') };

test('each person has one row, however often they are away, in the order of names', () => {
  const rows = absenceRows(
    [
      away('Zoe', '2026-12-01', '2026-12-02'),
      away('Ana', '2026-12-07', '2026-12-07'),
      away('Zoe', '2026-12-20', '2026-12-20'),
    ],
    december,
  );
  expect(rows.map(({ name, parts }) => [name, [...parts.keys()]])).toEqual([
    ['Ana', ['2026-12-07']],
    ['Zoe', ['2026-12-01', '2026-12-02', '2026-12-20']],
  ]);
});

test('what begins before the month, or ends after it, is shown as far as the month goes', () => {
  const [row] = absenceRows([away('Ana', '2026-11-20', '2027-01-10')], december);
  expect(row?.parts.size).toBe(31);
});

test('a morning and an afternoon of one day stand together', () => {
  const halves = [
    away('Ana', '2026-12-01', '2026-12-01', { part: 'morning' }),
    away('Ana', '2026-12-01', '2026-12-01', { part: 'hours' }),
  ];
  expect(absenceRows(halves, december)[0]?.parts.get(date('2026-12-01'))).toEqual([
    { part: 'morning', isApproved: true },
    { part: 'hours', isApproved: true },
  ]);
});

test('what is only asked for stands in the row of its person, and says so', () => {
  const both = [
    away('Ana', '2026-12-01', '2026-12-01'),
    away('Ana', '2026-12-02', '2026-12-02', { isApproved: false }),
  ];
  const [row] = absenceRows(both, december);
  expect([...(row?.parts.values() ?? [])]).toEqual([
    [{ part: 'whole', isApproved: true }],
    [{ part: 'whole', isApproved: false }],
  ]);
});

test('the calendar narrows to a location', () => {
  const absences = [
    away('Ana', '2026-12-01', '2026-12-01'),
    away('Ben', '2026-12-01', '2026-12-01', { location: 'North' }),
  ];
  expect(placesOf(absences)).toEqual(['Downtown', 'North']);
  expect(absenceRows(absences, december, 'North').map(({ name }) => name)).toEqual(['Ben']);
});
