import { expect, test } from 'vitest';
import { newYork } from '../../../../tests/world/payable-weeks.ts';
import { ana, monday, plan, shift, tuesday, week } from '../../../../tests/world/team-schedule.ts';
import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { addDays, instantAt, type PlainDate } from '../../../domain/kernel/time.ts';
import { gridOf } from '../grid/view.ts';
import { dayPlanOf } from './view.ts';

const wednesday = addDays(tuesday, 1);
const at = (date: PlainDate, hour: number) => instantAt(date, { hour, minute: 0 }, newYork);
const away = [{ date: tuesday, from: 840, to: 1_320 }];

const bar = (shiftId: string, employeeId: string | null, from: number, to: number, date = tuesday) =>
  shift(shiftId, plan(employeeId, date, from, to));

function dayOf(shifts: ManagedShift[], more: Partial<TeamSchedule> = {}, date = tuesday) {
  const schedule = week(shifts, { people: [{ ...ana, away }], ...more });
  return dayPlanOf(
    schedule,
    gridOf(schedule, () => true),
    date,
  );
}

test('a day runs from six to ten at night, and each shift stands where its hours are', () => {
  const { axis, hours, rows } = dayOf([bar('a', 'ana', 10, 18), bar('b', null, 6, 14)]);
  expect(axis).toEqual({ from: at(tuesday, 6), to: at(tuesday, 22) });
  expect(hours).toHaveLength(16);
  expect(rows[0]?.bars).toMatchObject([{ shift: { shiftId: 'b' }, place: { start: 0, end: 50 } }]);
  expect(rows[1]?.bars).toMatchObject([{ shift: { shiftId: 'a' }, place: { start: 25, end: 75 } }]);
});

test('a shift into the night is shown to its end, and one from the night before from midnight on', () => {
  const { axis, rows } = dayOf([bar('late', 'ana', 20, 4), bar('before', null, 22, 6, monday)]);
  expect(axis).toEqual({ from: at(tuesday, 0), to: at(wednesday, 4) });
  expect(rows[1]?.bars[0]?.place.end).toBe(100);
  expect(rows[0]?.bars[0]?.place.start).toBe(0);
});

test('shifts of one person that overlap stand below each other', () => {
  const { rows } = dayOf([bar('a', 'ana', 8, 12), bar('b', 'ana', 11, 15), bar('c', 'ana', 12, 14)]);
  expect(rows[1]?.lanes).toBe(2);
  expect(rows[1]?.bars.map(({ shift: { shiftId }, lane }) => [shiftId, lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ]);
});

test('time off and another location stand behind somebody’s shifts', () => {
  const busy = {
    employeeId: 'ana',
    locationId: 'mill',
    positionId: null,
    startsAt: at(tuesday, 6),
    endsAt: at(tuesday, 10),
  };
  const { rows } = dayOf([], { elsewhere: [{ ...busy, breakMinutes: 0 }] });
  expect(rows[1]?.shades).toMatchObject([
    { kind: 'away', place: { start: 50, end: 100 } },
    { kind: 'elsewhere', place: { start: 0, end: 25 } },
  ]);
});

test('on the first day of the week a shift of the evening before stands until its end, and belongs to the week before', () => {
  const sunday = '2026-11-15' as PlainDate;
  const night = {
    employeeId: 'ana',
    locationId: 'pier',
    positionId: 'stock',
    startsAt: at(sunday, 22),
    endsAt: at(monday, 6),
    breakMinutes: 30,
  };
  const elsewhere = { ...night, locationId: 'mill' };
  const { axis, rows } = dayOf([], { elsewhere: [night, elsewhere] }, monday);
  expect(axis.from).toBe(at(monday, 0));
  expect(rows[1]?.bars).toMatchObject([
    { isBefore: true, shift: { plan: { positionId: 'stock' } }, place: { start: 0 } },
  ]);
  expect(rows[1]?.shades).toMatchObject([{ kind: 'elsewhere', locationId: 'mill' }]);
  // On the day after it is over.
  expect(dayOf([], { elsewhere: [night] }).rows[1]?.bars).toEqual([]);
});
