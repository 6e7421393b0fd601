import { expect, test } from 'vitest';
import { instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { beginningAt, nearestQuarter, withEdgeAt } from './resize.ts';
import type { ShiftPlan } from './shift.ts';

const newYork = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;
const at = (hour: number, minute = 0, date = monday) => instantAt(date, { hour, minute }, newYork);
const plan: ShiftPlan = {
  locationId: 'pier',
  employeeId: 'ana',
  positionId: null,
  startsAt: at(9),
  endsAt: at(17),
  breakMinutes: 30,
  note: null,
};

test.each([
  ['end', at(18, 15), at(9), at(18, 15)],
  // A quarter of an hour of work stays beside the break.
  ['end', at(9, 10), at(9), at(9, 45)],
  ['end', at(8), at(9), at(9, 45)],
  ['start', at(12), at(12), at(17)],
  ['start', at(16, 45), at(16, 15), at(17)],
  // As long as a day, and no longer.
  ['start', at(16, 0, '2026-11-15' as PlainDate), at(17, 0, '2026-11-15' as PlainDate), at(17)],
] as const)('an edge goes as far as it can: %s', (edge, to, startsAt, endsAt) => {
  expect(withEdgeAt(plan, edge, to)).toEqual({ ...plan, startsAt, endsAt });
});

test('a shift that begins elsewhere is as long as before', () => {
  expect(beginningAt(plan, at(11, 30))).toMatchObject({ startsAt: at(11, 30), endsAt: at(19, 30) });
});

test('what is between two quarters goes to the nearer one', () => {
  expect(nearestQuarter(at(9, 7))).toBe(at(9));
  expect(nearestQuarter(at(9, 8))).toBe(at(9, 15));
});
