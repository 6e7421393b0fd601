import { expect, test } from 'vitest';
import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlainDate, Zone } from '../../../domain/kernel/time.ts';
import { instantAt } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { isStepOfWeek, withPending } from './pending-steps.ts';

const newYork = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;
const plan = (from: number): ShiftPlan => ({
  locationId: 'pier',
  employeeId: 'ana',
  positionId: null,
  startsAt: instantAt(monday, { hour: from, minute: 0 }, newYork),
  endsAt: instantAt(monday, { hour: from + 4, minute: 0 }, newYork),
  breakMinutes: 0,
  note: null,
});
const known: ManagedShift = { shiftId: 'a', seriesId: null, revision: 3, planned: plan(9), published: plan(9) };
const location = { id: 'pier', name: 'Pier', zone: newYork };
const week = (shifts: readonly ManagedShift[]) =>
  ({ shifts, location, startsOn: monday, endsOn: '2026-11-22' }) as unknown as TeamSchedule;

test('what was taken back stays away though an older answer still has it', () => {
  const back = { shiftId: 'a', before: plan(9), after: undefined };
  expect(withPending(week([known]), [back]).shifts).toEqual([{ ...known, planned: null }]);
});

test('what is new stands there though no answer knows it yet, the last of several steps as the true one', () => {
  const steps = [plan(9), undefined, plan(13)].map((after) => ({ shiftId: 'b', before: undefined, after }));
  expect(withPending(week([known]), steps).shifts).toEqual([
    known,
    { shiftId: 'b', seriesId: null, revision: 0, planned: plan(13), published: null },
  ]);
});

test('a week on which nothing waits is the very week of the answer', () => {
  const answer = week([known]);
  expect(withPending(answer, [])).toBe(answer);
});

test('what a series plans in other weeks does not stand in this one', () => {
  const nextWeek = instantAt('2026-11-23' as PlainDate, { hour: 9, minute: 0 }, newYork);
  const step = { shiftId: 'b', before: undefined, after: { ...plan(9), startsAt: nextWeek } };
  expect(withPending(week([known]), [step]).shifts).toEqual([known]);
});

test('a step has to do with the week that it takes a shift from, and with the one that it brings it to', () => {
  const at = (date: string) => ({
    ...plan(9),
    startsAt: instantAt(date as PlainDate, { hour: 9, minute: 0 }, newYork),
  });
  const [here, later] = [plan(9), at('2026-11-23')];
  const concerned = (before: ShiftPlan | undefined, after: ShiftPlan | undefined) =>
    isStepOfWeek(week([known]), { shiftId: 'b', before, after });
  expect([concerned(here, later), concerned(later, here), concerned(here, undefined)]).toEqual([true, true, true]);
  expect([concerned(later, at('2026-11-24')), concerned(undefined, later)]).toEqual([false, false]);
  expect(isStepOfWeek(week([known]), { shiftId: 'a', before: later, after: undefined })).toBe(true);
});
