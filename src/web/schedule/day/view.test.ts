import { expect, test } from 'vitest';
import type { ManagedShift, TeamSchedule } from '../../../contract/schedule.ts';
import { instantAt, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { federal } from '../../../domain/pay-rules/presets.ts';
import { usualLevels } from '../../../domain/schedule/planning-rules.ts';
import { gridOf } from '../grid/view.ts';
import { dayPlanOf } from './view.ts';

const newYork = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;
const tuesday = '2026-11-17' as PlainDate;
const wednesday = '2026-11-18' as PlainDate;
const at = (date: PlainDate, hour: number) => instantAt(date, { hour, minute: 0 }, newYork);

const shift = (shiftId: string, employeeId: string | null, from: number, to: number, date = tuesday): ManagedShift => ({
  shiftId,
  seriesId: null,
  revision: 1,
  published: null,
  planned: {
    locationId: 'pier',
    employeeId,
    positionId: null,
    startsAt: at(date, from),
    endsAt: to > from ? at(date, to) : at(date === monday ? tuesday : wednesday, to),
    breakMinutes: 0,
    note: null,
  },
});

function dayOf(shifts: ManagedShift[], more: Partial<TeamSchedule> = {}, date = tuesday) {
  const schedule: TeamSchedule = {
    location: { id: 'pier', name: 'Pier', zone: newYork },
    locations: [],
    startsOn: monday,
    today: monday,
    endsOn: '2026-11-22' as PlainDate,
    positions: [],
    skills: [],
    people: [
      {
        employeeId: 'ana',
        name: 'Ana',
        photoUrl: null,
        centsPerHour: null,
        mayBePlanned: true,
        isActive: true,
        away: [{ date: tuesday, from: 840, to: 1_320 }],
        unavailable: [],
        preferred: [],
        young: null,
        skills: [],
        lastDay: null,
        zone: newYork,
        policy: 0,
      },
    ],
    policies: [federal],
    levels: { ...usualLevels, double_booking: 'block' },
    shifts,
    needs: [],
    elsewhere: [],
    weeklyTargetMinutes: 2_400,
    currency: 'USD',
    lastPublished: null,
    ...more,
  };
  return dayPlanOf(
    schedule,
    gridOf(schedule, () => true),
    date,
  );
}

test('a day runs from six to ten at night, and each shift stands where its hours are', () => {
  const { axis, hours, rows } = dayOf([shift('a', 'ana', 10, 18), shift('b', null, 6, 14)]);
  expect(axis).toEqual({ from: at(tuesday, 6), to: at(tuesday, 22) });
  expect(hours).toHaveLength(16);
  expect(rows[0]?.bars).toMatchObject([{ shift: { shiftId: 'b' }, place: { start: 0, end: 50 } }]);
  expect(rows[1]?.bars).toMatchObject([{ shift: { shiftId: 'a' }, place: { start: 25, end: 75 } }]);
});

test('a shift into the night is shown to its end, and one from the night before from midnight on', () => {
  const { axis, rows } = dayOf([shift('late', 'ana', 20, 4), shift('before', null, 22, 6, monday)]);
  expect(axis).toEqual({ from: at(tuesday, 0), to: at(wednesday, 4) });
  expect(rows[1]?.bars[0]?.place.end).toBe(100);
  expect(rows[0]?.bars[0]?.place.start).toBe(0);
});

test('shifts of one person that overlap stand below each other', () => {
  const { rows } = dayOf([shift('a', 'ana', 8, 12), shift('b', 'ana', 11, 15), shift('c', 'ana', 12, 14)]);
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
