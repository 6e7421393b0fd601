import { expect, test } from 'vitest';
import { newYork } from '../../../../tests/world/payable-weeks.ts';
import { monday, plan, shift, week } from '../../../../tests/world/team-schedule.ts';
import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { addDays, dateAt, instant } from '../../../domain/kernel/time.ts';
import { fillingOf, isSameFilling } from './filling.ts';
import { gridOf } from './view.ts';

const fill = (schedule: TeamSchedule) =>
  fillingOf(
    schedule,
    gridOf(schedule, () => true),
  );

test('the open shifts of a week are given away as one step, those that were cancelled are not, and what nobody can work stays open', () => {
  const { steps, unfilled } = fill(
    week([
      shift('of ana', plan('ana', monday, 9, 17)),
      shift('day', plan(null, monday, 9, 17)),
      shift('also by day', plan(null, monday, 10, 16)),
      shift('cancelled', null, plan(null, monday, 9, 17)),
    ]),
  );
  expect(steps).toEqual([{ shiftId: 'day', before: plan(null, monday, 9, 17), after: plan('ben', monday, 9, 17) }]);
  expect(unfilled.map(({ shiftId, against }) => [shiftId, [...against.keys()]])).toEqual([
    ['also by day', ['ana', 'ben']],
  ]);
});

test('what another manager did to an open shift or to whoever would get it makes another filling, and nothing else does', () => {
  const open = shift('day', plan(null, monday, 9, 17));
  const looked = fill(week([open, shift('night', plan(null, monday, 18, 22))]));
  const isSame = (...shifts: ManagedShift[]) => isSameFilling(looked, fill(week(shifts)));
  const night = shift('night', plan(null, monday, 18, 22));
  expect(isSame({ ...open, revision: 2 }, night)).toBe(true);
  expect(isSame({ ...open, planned: plan('ben', monday, 9, 17) }, night)).toBe(false);
  expect(isSame({ ...open, planned: null }, night)).toBe(false);
  expect(isSame(open, night, shift('other', plan('ana', monday, 12, 20)))).toBe(false);
  expect(isSame({ ...open, planned: { ...plan(null, monday, 9, 17), note: 'Bring the keys' } }, night)).toBe(false);
});

test('an open shift goes to whoever has the fewest hours that week, wherever these are', () => {
  const day = 24 * 3_600_000;
  const away = { ...plan('ana', monday, 9, 17), employeeId: 'ana', locationId: 'mill' };
  const later = { ...away, startsAt: instant(away.startsAt + day), endsAt: instant(away.endsAt + day) };
  const ofBen = {
    ...plan('ben', monday, 6, 12),
    startsAt: later.startsAt,
    endsAt: instant(later.startsAt + 6 * 3_600_000),
  };
  const there = week([shift('of ben', ofBen), shift('open', plan(null, monday, 9, 17))], { elsewhere: [later] });
  expect(fill(there).filled.map(({ plan: { employeeId } }) => employeeId)).toEqual(['ben']);
});

test('what is given away is listed as shifts begin and then as people stand in the week, and what stays open as it begins', () => {
  const tuesday = addDays(monday, 1);
  const { filled, unfilled, steps } = fill(
    week([
      // Ben alone can have it, so that it is given away before all others.
      shift('tuesday', plan(null, tuesday, 9, 17)),
      shift('of ana', plan('ana', tuesday, 9, 17)),
      shift('first', plan(null, monday, 9, 17)),
      shift('second', plan(null, monday, 9, 17)),
      shift('third', plan(null, tuesday, 10, 18)),
      shift('fourth', plan(null, monday, 10, 18)),
    ]),
  );
  expect(filled.map(({ plan: { startsAt, employeeId } }) => [dateAt(startsAt, newYork), employeeId])).toEqual([
    [monday, 'ana'],
    [monday, 'ben'],
    [tuesday, 'ben'],
  ]);
  expect(steps.map(({ shiftId }) => shiftId)).toEqual(filled.map(({ shiftId }) => shiftId));
  expect(unfilled.map(({ shiftId }) => shiftId)).toEqual(['fourth', 'third']);
});
