import { expect, test } from 'vitest';
import type { ManagedShift, TeamSchedule } from '../../../contract/schedule.ts';
import { instant, instantAt, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { federal } from '../../../domain/pay-rules/presets.ts';
import { usualLevels } from '../../../domain/schedule/planning-rules.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { fillingOf, isSameFilling } from './filling.ts';
import { gridOf } from './view.ts';

const newYork = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;

const plan = (employeeId: string | null, from: number, to: number): ShiftPlan => ({
  locationId: 'pier',
  employeeId,
  positionId: null,
  startsAt: instantAt(monday, { hour: from, minute: 0 }, newYork),
  endsAt: instantAt(monday, { hour: to, minute: 0 }, newYork),
  breakMinutes: 0,
  note: null,
});
const shift = (shiftId: string, planned: ShiftPlan | null, published: ShiftPlan | null = null): ManagedShift => ({
  shiftId,
  seriesId: null,
  revision: 1,
  planned,
  published,
});
const person = (employeeId: string) => ({
  employeeId,
  name: employeeId,
  photoUrl: null,
  mayBePlanned: true,
  isActive: true,
  centsPerHour: null,
  away: [],
  unavailable: [],
  preferred: [],
  young: null,
  skills: [],
  lastDay: null,
  zone: newYork,
  policy: 0,
});

const weekWith = (shifts: ManagedShift[], more: Partial<TeamSchedule> = {}): TeamSchedule => ({
  location: { id: 'pier', name: 'Pier', zone: newYork },
  locations: [],
  startsOn: monday,
  today: monday,
  endsOn: '2026-11-22' as PlainDate,
  positions: [],
  skills: [],
  policies: [federal],
  levels: { ...usualLevels, double_booking: 'block' },
  people: [person('ana'), person('ben')],
  shifts,
  needs: [],
  elsewhere: [],
  weeklyTargetMinutes: 2_400,
  currency: 'USD',
  lastPublished: null,
  ...more,
});
const fill = (week: TeamSchedule) =>
  fillingOf(
    week,
    gridOf(week, () => true),
  );

test('the open shifts of a week are given away as one step, those that were cancelled are not, and what nobody can work stays open', () => {
  const { steps, unfilled } = fill(
    weekWith([
      shift('of ana', plan('ana', 9, 17)),
      shift('day', plan(null, 9, 17)),
      shift('also by day', plan(null, 10, 16)),
      shift('cancelled', null, plan(null, 9, 17)),
    ]),
  );
  expect(steps).toEqual([{ shiftId: 'day', before: plan(null, 9, 17), after: plan('ben', 9, 17) }]);
  expect(unfilled.map(({ shiftId, against }) => [shiftId, [...against.keys()]])).toEqual([
    ['also by day', ['ana', 'ben']],
  ]);
});

test('what another manager did to an open shift or to whoever would get it makes another filling, and nothing else does', () => {
  const open = shift('day', plan(null, 9, 17));
  const looked = fill(weekWith([open, shift('night', plan(null, 18, 22))]));
  const isSame = (...shifts: ManagedShift[]) => isSameFilling(looked, fill(weekWith(shifts)));
  const night = shift('night', plan(null, 18, 22));
  expect(isSame({ ...open, revision: 2 }, night)).toBe(true);
  expect(isSame({ ...open, planned: plan('ben', 9, 17) }, night)).toBe(false);
  expect(isSame({ ...open, planned: null }, night)).toBe(false);
  expect(isSame(open, night, shift('other', plan('ana', 12, 20)))).toBe(false);
  expect(isSame({ ...open, planned: { ...plan(null, 9, 17), note: 'Bring the keys' } }, night)).toBe(false);
});

test('an open shift goes to whoever has the fewest hours that week, wherever these are', () => {
  const day = 24 * 3_600_000;
  const away = { ...plan('ana', 9, 17), employeeId: 'ana', locationId: 'mill' };
  const later = { ...away, startsAt: instant(away.startsAt + day), endsAt: instant(away.endsAt + day) };
  const ofBen = { ...plan('ben', 6, 12), startsAt: later.startsAt, endsAt: instant(later.startsAt + 6 * 3_600_000) };
  const week = weekWith([shift('of ben', ofBen), shift('open', plan(null, 9, 17))], { elsewhere: [later] });
  expect(fill(week).filled.map(({ plan: { employeeId } }) => employeeId)).toEqual(['ben']);
});
