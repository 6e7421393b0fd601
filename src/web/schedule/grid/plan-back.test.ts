import { expect, test } from 'vitest';
import { ana, ben, monday, plan, shift, tuesday, week } from '../../../../tests/world/team-schedule.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { planBack } from './plan-back.ts';

const busy = (of: ShiftPlan) => ({ ...of, employeeId: of.employeeId ?? '', locationId: 'mill' });

test('a shift of somebody who left is planned as it was, as an open one, and all the others with it', () => {
  const people = [{ ...ana, mayBePlanned: false }, ben];
  const [ofAna, ofBen] = [plan('ana', monday, 9, 17), plan('ben', tuesday, 9, 17)];
  const now = plan('ben', monday, 9, 17);
  const steps = [
    { shiftId: 'a', before: now, after: ofAna },
    { shiftId: 'b', before: undefined, after: ofBen },
    { shiftId: 'c', before: plan('ben', tuesday, 12, 20), after: undefined },
  ];
  expect(planBack(week([shift('a', now)], { people }), steps)).toEqual({
    steps: [{ shiftId: 'a', before: now, after: { ...ofAna, employeeId: null } }, steps[1], steps[2]],
    opened: 1,
    stillOpen: 0,
    refused: [],
  });
});

test('one that is open by now already is left as it is, and counted apart from those that are planned back', () => {
  const open = plan(null, monday, 9, 17);
  const now = plan('ben', tuesday, 9, 17);
  const steps = [
    { shiftId: 'a', before: open, after: plan('cem', monday, 9, 17) },
    { shiftId: 'b', before: now, after: plan('cem', tuesday, 9, 17) },
  ];
  expect(planBack(week([shift('a', open), shift('b', now)]), steps)).toEqual({
    steps: [{ shiftId: 'b', before: now, after: plan(null, tuesday, 9, 17) }],
    opened: 1,
    stillOpen: 1,
    refused: [],
  });
});

const levels = { ...week([]).levels, over_target: 'block' as const };

test('a shift that a rule refuses by now stays as it is, and so does one that is too much beside it; the others go back', () => {
  // Seven hours of work each; the week may have eight.
  const [ofAna, ofBen] = [plan('ana', monday, 9, 17), plan('ben', tuesday, 9, 17)];
  const [now, open] = [plan('ben', monday, 9, 17), plan(null, tuesday, 9, 17)];
  const noted = { shiftId: 'c', before: open, after: { ...open, note: 'Bring the keys' } };
  const steps = [{ shiftId: 'a', before: now, after: ofAna }, { shiftId: 'b', before: open, after: ofBen }, noted];
  const shifts = [shift('a', now), shift('b', open), shift('c', open)];
  const elsewhere = [busy(plan('ana', tuesday, 9, 17))];
  expect(planBack(week(shifts, { levels, elsewhere, weeklyTargetMinutes: 480 }), steps)).toEqual({
    steps: [noted],
    opened: 0,
    stillOpen: 0,
    refused: [ofAna, ofBen],
  });
});

test('two that changed places, and one that comes back from another location, are not counted where they were', () => {
  const [nine, noon] = [plan('ana', monday, 9, 17), plan('ben', monday, 12, 20)];
  const later = plan('ben', tuesday, 9, 17);
  const steps = [
    { shiftId: 'a', before: { ...nine, employeeId: 'ben' }, after: nine },
    { shiftId: 'b', before: { ...noon, employeeId: 'ana' }, after: noon },
    { shiftId: 'c', before: { ...later, locationId: 'mill' }, after: later },
  ];
  const shifts = [shift('a', { ...nine, employeeId: 'ben' }), shift('b', { ...noon, employeeId: 'ana' })];
  const there = week(shifts, { levels, elsewhere: [busy(later)], weeklyTargetMinutes: 840 });
  expect(planBack(there, steps)).toEqual({ steps, opened: 0, stillOpen: 0, refused: [] });
});

test('a position that was closed since is kept by the shift that has it, and given to no other', () => {
  const positions = [{ id: 'bar', name: 'Bar', hue: 1, isOpen: false, skillIds: [] }];
  const asBar = { ...plan('ana', monday, 9, 17), positionId: 'bar' };
  const steps = [
    { shiftId: 'a', before: { ...asBar, employeeId: 'ben' }, after: asBar },
    { shiftId: 'b', before: undefined, after: { ...asBar, employeeId: 'ben' } },
  ];
  const { steps: back } = planBack(week([], { positions }), steps);
  expect(back.map(({ after }) => after?.positionId)).toEqual(['bar', null]);
});
