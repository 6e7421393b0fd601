import { expect, test } from 'vitest';
import { ana, ben, monday, plan, shift, tuesday, week } from '../../../../tests/world/team-schedule.ts';
import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { sharedByShift, withShifts } from './shared-week.ts';

const [a, b, c] = [
  shift('a', plan('ana', monday, 8, 16)),
  shift('b', plan('ben', monday, 9, 17)),
  shift('c', plan('ana', tuesday, 8, 16)),
];
const people = [ana, ben];
const known = week([a, b, c], { people });
/** As it comes anew from the server: equal, and nothing of it the same object. */
const read = (shifts: readonly ManagedShift[]) => structuredClone(week(shifts, { people }));
const shared = (now: TeamSchedule): TeamSchedule => sharedByShift(known, now) as TeamSchedule;

test('a week that was read again and is as it was stays the very same', () => {
  expect(shared(read([a, b, c]))).toBe(known);
});

test('of a week in which one shift moved, all others stay the very same, wherever they stand in order', () => {
  const moved = { ...a, revision: 2, planned: plan('ana', tuesday, 12, 20) };
  const now = shared(read([b, c, moved]));
  expect(now).toEqual(week([b, c, moved], { people }));
  expect(now.shifts[0]).toBe(b);
  expect(now.shifts[1]).toBe(c);
  expect(now.people).toBe(known.people);
});

test('shifts that are gone or new leave the others the very same', () => {
  const d = shift('d', plan('ben', monday, 5, 8));
  const now = shared(read([d, b, c]));
  expect(now.shifts).toEqual([d, b, c]);
  expect(now.shifts[1]).toBe(b);
  expect(now.shifts[2]).toBe(c);
});

test('the order alone is told as well', () => {
  const now = shared(read([c, b, a]));
  expect(now.shifts).toEqual([c, b, a]);
  expect(now.shifts[0]).toBe(c);
});

test('what was read first is taken as it is', () => {
  const now = read([a]);
  expect(sharedByShift(undefined, now)).toBe(now);
});

test('what the server says of shifts stands where they stood, and what is new comes last', () => {
  const [told, d] = [{ ...b, revision: 2 }, shift('d', plan('ben', monday, 5, 8))];
  const now = withShifts([a, b, c], [d, told]);
  expect(now).toEqual([a, told, c, d]);
  expect(now[0]).toBe(a);
});
