import { expect, test } from 'vitest';
import { parseInstant, type Instant } from '../kernel/time.ts';
import { decidePlan } from './decide-plan.ts';
import type { ShiftPlan } from './shift.ts';

const plan: ShiftPlan = {
  locationId: 'pier',
  employeeId: 'ana',
  positionId: null,
  startsAt: parseInstant('2026-11-20T14:00:00Z') as Instant,
  endsAt: parseInstant('2026-11-20T22:00:00Z') as Instant,
  breakMinutes: 30,
  note: null,
};
const ana = { isActive: true, locationIds: ['wharf', 'pier'] };

test.each([
  ['somebody who works there', plan, { isOpen: true }, ana, true],
  ['nobody yet', { ...plan, employeeId: null }, { isOpen: true }, undefined, true],
  ['somebody who works elsewhere', plan, { isOpen: true }, { ...ana, locationIds: ['wharf'] }, 'not_of_location'],
  ['somebody who is suspended', plan, { isOpen: true }, { ...ana, isActive: false }, 'not_of_location'],
  ['somebody who does not exist', plan, { isOpen: true }, undefined, 'not_of_location'],
  ['a closed location', plan, { isOpen: false }, ana, 'location_closed'],
  ['no time at all', { ...plan, endsAt: plan.startsAt }, { isOpen: true }, ana, 'shift_without_length'],
])('a shift for %s', (_, wish, place, worker, answer) => {
  const decided = decidePlan(wish, place, worker);
  expect(decided.ok || decided.refusal).toBe(answer);
});

test('a position that is closed is given to no shift anew, and whatever has it keeps it', () => {
  expect(decidePlan(plan, { isOpen: true }, ana, { isOpen: false })).toMatchObject({ refusal: 'position_closed' });
  expect(decidePlan(plan, { isOpen: true }, ana, { isOpen: true })).toMatchObject({ ok: true });
  expect(decidePlan(plan, { isOpen: true }, ana)).toMatchObject({ ok: true });
});
