import { expect, test } from 'vitest';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { ShiftChange } from '../../../domain/schedule/publication.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { changedSince } from './changed-since.ts';

const plan = (employeeId: string, hour: number): ShiftPlan => ({
  locationId: 'pier',
  employeeId,
  positionId: null,
  startsAt: (hour * 3_600_000) as Instant,
  endsAt: ((hour + 8) * 3_600_000) as Instant,
  breakMinutes: 30,
  note: null,
});

const added = (shiftId: string, after: ShiftPlan): ShiftChange => ({ shiftId, before: null, after });

test('what another manager planned, moved or took back while the week was looked at is told before it is published', () => {
  const late = added('late', plan('ben', 14));
  const seen = [added('stays', plan('ana', 9)), late, added('moved', plan('ana', 9)), added('back', plan('ben', 9))];
  const now = [added('stays', plan('ana', 9)), added('moved', plan('ana', 12)), added('new', plan('cem', 9))];
  expect(changedSince(seen, now)).toEqual([
    // As they begin.
    { kind: 'came', change: now[2] },
    { kind: 'came', change: now[1] },
    { kind: 'went', change: seen[3] },
    { kind: 'went', change: late },
  ]);
});

test('a week that nobody touched, though it was read anew, is as it was looked at', () => {
  expect(changedSince([added('a', plan('ana', 9))], [added('a', { ...plan('ana', 9) })])).toEqual([]);
  const gone = { shiftId: 'a', before: plan('ana', 9), after: null };
  expect(changedSince([gone], [{ ...gone, before: plan('ana', 9) }])).toEqual([]);
});

test('what people know by now of a shift counts too: a colleague took it meanwhile', () => {
  const moved = { shiftId: 'a', before: plan('ana', 9), after: plan('ana', 12) };
  expect(changedSince([moved], [{ ...moved, before: plan('ben', 9) }])).toHaveLength(1);
});
