import { expect, test } from 'vitest';
import type { ManagedShift, TeamSchedule } from '../../../contract/schedule.ts';
import { addDays, instantAt, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { federal } from '../../../domain/pay-rules/presets.ts';
import { usualLevels } from '../../../domain/schedule/planning-rules.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { planAgain } from './plan-again.ts';

const newYork = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;

const plan = (employeeId: string | null, date: PlainDate, from: number, to: number): ShiftPlan => ({
  locationId: 'pier',
  employeeId,
  positionId: null,
  startsAt: instantAt(date, { hour: from, minute: 0 }, newYork),
  endsAt: instantAt(date, { hour: to, minute: 0 }, newYork),
  breakMinutes: 60,
  note: null,
});

const shift = (shiftId: string, planned: ShiftPlan | null, published: ShiftPlan | null = null): ManagedShift => ({
  shiftId,
  seriesId: null,
  revision: 1,
  planned,
  published,
});

const free = {
  mayBePlanned: true,
  isActive: true,
  away: [],
  unavailable: [],
  preferred: [],
  young: null,
  skills: [],
  lastDay: null,
  zone: newYork,
  policy: 0,
};

const week = (shifts: ManagedShift[], more: Partial<TeamSchedule> = {}): TeamSchedule => ({
  location: { id: 'pier', name: 'Pier', zone: newYork },
  locations: [],
  startsOn: monday,
  today: monday,
  endsOn: '2026-11-22' as PlainDate,
  positions: [],
  skills: [],
  people: [
    { employeeId: 'ana', name: 'Ana', photoUrl: null, centsPerHour: null, ...free },
    { employeeId: 'ben', name: 'Ben', photoUrl: null, centsPerHour: null, ...free },
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
});

test('of a week that is copied only those shifts are left out that are too much with the others, whoever else is in it', () => {
  const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
  const ofAna = days.map((date) => plan('ana', date, 9, 19));
  const ofBen = plan('ben', monday, 9, 17);
  const levels = { ...usualLevels, double_booking: 'block' as const, over_target: 'block' as const };
  // Nine hours of work each; the week may have forty.
  const weekOf = week([], { levels, weeklyTargetMinutes: 2_400 });
  expect(planAgain(weekOf, [...ofAna, ofBen])).toEqual({
    plans: [...ofAna.slice(0, 4), ofBen],
    opened: 0,
    refused: [ofAna[4]],
    known: 0,
  });
});

test('a shift that was meant for somebody who no longer works here is planned as an open one', () => {
  const [ana, ben] = week([]).people;
  if (ana === undefined || ben === undefined) throw new Error('nobody is there');
  const people = [{ ...ana, mayBePlanned: false }, ben];
  const [ofAna, ofBen] = [plan('ana', monday, 9, 17), plan('ben', monday, 9, 17)];
  expect(planAgain(week([], { people }), [ofAna, ofBen])).toEqual({
    plans: [{ ...ofAna, employeeId: null }, ofBen],
    opened: 1,
    refused: [],
    known: 0,
  });
});

test('what a week has already is not planned once more, and of open shifts that are alike each counts', () => {
  const [ofAna, open] = [plan('ana', monday, 9, 17), plan(null, monday, 9, 17)];
  const there = week([shift('a', ofAna), shift('b', open)]);
  expect(planAgain(there, [ofAna, open])).toMatchObject({ plans: [], known: 2 });
  expect(planAgain(there, [open, open, ofAna])).toMatchObject({ plans: [open], known: 2 });
});
