import { expect, test } from 'vitest';
import { factsOf, isNameless, partsOf } from './view.ts';

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

test('a compound value is told by the parts that say something', () => {
  const rule = { kind: 'percentage', value: '5', yearlyCap: '0', beforeTax: false, locationId: null };
  expect(partsOf(rule)).toEqual([
    { field: 'kind', value: 'percentage' },
    { field: 'amount', value: '5' },
  ]);
});

test('ids without a name are left to the export, one by one and together', () => {
  const [known, unknown] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  const names = { [known]: 'Ana Ortiz' };
  expect([unknown, [unknown, unknown]].map((one) => isNameless(one, names))).toEqual([true, true]);
  expect([known, [known, unknown], [], ['2026-11-16']].map((one) => isNameless(one, names))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
