import type { ManagedShift } from '../../src/contract/schedule.ts';
import type { TeamSchedule } from '../../src/contract/schedule/team-schedule.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, instantAt, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { federal } from '../../src/domain/pay-rules/presets.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import type { ShiftPlan } from '../../src/domain/schedule/shift.ts';
import { newYork } from './payable-weeks.ts';

/** The Monday on which the planned week begins, in New York. */
export const monday = parsePlainDate('2026-11-16') as PlainDate;
export const tuesday = addDays(monday, 1);

/** A shift at the pier with an hour's break; one that ends before it begins ends the next day. */
export const plan = (employeeId: string | null, date: PlainDate, from: number, to: number): ShiftPlan => ({
  locationId: 'pier',
  employeeId,
  positionId: null,
  startsAt: instantAt(date, { hour: from, minute: 0 }, newYork),
  endsAt: instantAt(to > from ? date : addDays(date, 1), { hour: to, minute: 0 }, newYork),
  breakMinutes: 60,
  note: null,
});

export const shift = (
  shiftId: string,
  planned: ShiftPlan | null,
  published: ShiftPlan | null = null,
): ManagedShift => ({ shiftId, seriesId: null, revision: 1, planned, published });

const person = (employeeId: string, name: string): TeamSchedule['people'][number] => ({
  employeeId,
  name,
  photoUrl: null,
  isAtHome: true,
  centsPerHour: null,
  rates: null,
  worked: null,
  mayBePlanned: true,
  isActive: true,
  away: [],
  unavailable: [],
  preferred: [],
  young: [],
  worksAs: [],
  skills: [],
  lastDay: null,
  zone: newYork,
  policy: 0,
});
/** She earns 20.00 an hour; his rate is not known. */
export const ana = {
  ...person('ana', 'Ana'),
  centsPerHour: cents(20_00),
  rates: [{ startsOn: parsePlainDate('2026-01-01') as PlainDate, centsPerHour: cents(20_00) }],
};
export const ben = person('ben', 'Ben');

/** What a manager's schedule reads: the pier's week with Ana and Ben, where a shift beside another is refused. */
export const week = (shifts: readonly ManagedShift[], more: Partial<TeamSchedule> = {}): TeamSchedule => ({
  location: { id: 'pier', name: 'Pier', zone: newYork },
  locations: [],
  startsOn: monday,
  today: monday,
  endsOn: addDays(monday, 6),
  positions: [],
  skills: [],
  people: [ana, ben],
  policies: [federal],
  homePolicy: 0,
  levels: { ...usualLevels, double_booking: 'block' },
  shifts: [...shifts],
  needs: [],
  elsewhere: [],
  weeklyTargetMinutes: 2_400,
  labourTarget: { weeklyMinutes: null, weeklyCents: null },
  currency: 'USD',
  lastPublished: null,
  ...more,
});
