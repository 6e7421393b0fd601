import { expect, test } from 'vitest';
import { factsOf } from './view.ts';

test('details are told as changes by field, then as facts; what stayed the same is left out', () => {
  const details = {
    before: { role: 'employee', status: 'pending' },
    after: { role: 'employee', status: 'active', locationId: 'wharf' },
    reason: 'As agreed',
    note: null,
  };
  expect(factsOf({ details })).toEqual([
    { field: 'status', before: 'pending', value: 'active', changed: true },
    { field: 'locationId', before: null, value: 'wharf', changed: true },
    { field: 'reason', before: null, value: 'As agreed', changed: false },
  ]);
});

test('what was set for the first time has nothing before it', () => {
  expect(factsOf({ details: { before: null, after: { centsPerHour: 18_00 } } })).toEqual([
    { field: 'centsPerHour', before: null, value: 18_00, changed: true },
  ]);
});

test('one thing alone that changed is told as it was and as it is', () => {
  expect(factsOf({ details: { before: 'North Branch', after: 'Westside Office' } })).toEqual([
    { field: 'value', before: 'North Branch', value: 'Westside Office', changed: true },
  ]);
});
