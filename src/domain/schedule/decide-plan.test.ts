import { expect, test } from 'vitest';
import { parseInstant, parseZone, type Instant, type PlainDate, type Zone } from '../kernel/time.ts';
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
const now = parseInstant('2026-11-20T15:00:00Z') as Instant;
const open = { isOpen: true, zone: parseZone('America/New_York') as Zone, now };
const at = (date: string): ShiftPlan => ({
  ...plan,
  startsAt: parseInstant(`${date}T14:00:00Z`) as Instant,
  endsAt: parseInstant(`${date}T22:00:00Z`) as Instant,
});
const ana = { isActive: true, locationIds: ['wharf', 'pier'], lastDay: null };
const day = (text: string) => text as PlainDate;

test.each([
  ['somebody who works there', plan, open, ana, true],
  ['nobody yet', { ...plan, employeeId: null }, open, undefined, true],
  ['somebody who works elsewhere', plan, open, { ...ana, locationIds: ['wharf'] }, 'not_of_location'],
  ['somebody who is suspended', plan, open, { ...ana, isActive: false }, 'not_of_location'],
  ['somebody on their last day', plan, open, { ...ana, lastDay: day('2026-11-20') }, true],
  ['somebody who has left', plan, open, { ...ana, lastDay: day('2026-11-19') }, 'employment_ended'],
  ['somebody who does not exist', plan, open, undefined, 'not_of_location'],
  ['a closed location', plan, { ...open, isOpen: false }, ana, 'location_closed'],
  ['the last date within two years', at('2028-11-20'), open, ana, true],
  ['a date beyond two years', at('2028-11-21'), open, ana, 'shift_too_far'],
  ['the first date of two years ago', at('2024-11-19'), open, ana, true],
  ['a date before', at('2024-11-18'), open, ana, 'shift_too_far'],
  ['the year 2199', at('2199-01-07'), open, ana, 'shift_too_far'],
  ['no time at all', { ...plan, endsAt: plan.startsAt }, open, ana, 'shift_without_length'],
])('a shift for %s', (_, wish, place, worker, answer) => {
  const decided = decidePlan(wish, place, worker);
  expect(decided.ok || decided.refusal).toBe(answer);
});

test('a position that is closed is given to no shift anew, and whatever has it keeps it', () => {
  expect(decidePlan(plan, open, ana, { isOpen: false })).toMatchObject({ refusal: 'position_closed' });
  expect(decidePlan(plan, open, ana, { isOpen: true })).toMatchObject({ ok: true });
  expect(decidePlan(plan, open, ana)).toMatchObject({ ok: true });
});
