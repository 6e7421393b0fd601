import { expect, test } from 'vitest';
import { instant } from '../kernel/time.ts';
import { stepsBackTo } from './restore.ts';
import type { ShiftPlan } from './shift.ts';

const plan = (from: number): ShiftPlan => ({
  locationId: 'pier',
  employeeId: 'ana',
  positionId: null,
  startsAt: instant(from * 3_600_000),
  endsAt: instant((from + 8) * 3_600_000),
  breakMinutes: 30,
  note: null,
});
const then = (plans: Readonly<Record<string, ShiftPlan>>) =>
  Object.entries(plans).map(([shiftId, one]) => ({ shiftId, plan: one }));
const now = (plans: Readonly<Record<string, ShiftPlan | undefined>>) =>
  Object.entries(plans).map(([shiftId, one]) => ({ shiftId, plan: one }));

test('a shift that stands as it did then is left alone', () => {
  expect(stepsBackTo(then({ a: plan(9) }), now({ a: plan(9) }))).toEqual({ steps: [], left: 0 });
});

test('a shift that was moved since is moved back', () => {
  expect(stepsBackTo(then({ a: plan(9) }), now({ a: plan(12) })).steps).toEqual([
    { shiftId: 'a', before: plan(12), after: plan(9) },
  ]);
});

test('a shift that was cancelled since is planned again as the same shift', () => {
  const back = [{ shiftId: 'a', before: undefined, after: plan(9) }];
  expect(stepsBackTo(then({ a: plan(9) }), now({ a: undefined })).steps).toEqual(back);
  expect(stepsBackTo(then({ a: plan(9) }), []).steps).toEqual(back);
});

test('a shift that stands by now where its reader does not plan is left there, and counted', () => {
  const elsewhere = { ...plan(9), locationId: 'quay' };
  const away = { shiftId: 'a', plan: elsewhere, isKept: true };
  const hidden = { shiftId: 'b', plan: undefined, isKept: true };
  const since = { shiftId: 'c', plan: elsewhere, isKept: true };
  expect(stepsBackTo(then({ a: plan(9), b: plan(9), d: plan(9) }), [away, hidden, since])).toEqual({
    steps: [{ shiftId: 'd', before: undefined, after: plan(9) }],
    left: 3,
  });
});

test('of those that went elsewhere one of then comes back, and one that was planned since is left there, not cancelled', () => {
  const elsewhere = { ...plan(9), locationId: 'quay' };
  const since = [
    { shiftId: 'a', plan: elsewhere, isAway: true },
    { shiftId: 'b', plan: elsewhere, isAway: true },
  ];
  expect(stepsBackTo(then({ a: plan(9) }), since)).toEqual({
    steps: [{ shiftId: 'a', before: elsewhere, after: plan(9) }],
    left: 1,
  });
});

test('a shift that was added since is planned no longer; one that is cancelled already needs nothing', () => {
  expect(stepsBackTo([], now({ a: plan(9), b: undefined })).steps).toEqual([
    { shiftId: 'a', before: plan(9), after: undefined },
  ]);
});
