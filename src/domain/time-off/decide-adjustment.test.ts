import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { decideAdjustment, mayAdjust } from './decide-adjustment.ts';

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const ledger = [
  { typeId: 'vacation', kind: 'opening' },
  { typeId: 'sick', kind: 'accrued' },
];

test.each([
  ['a manager', 'employee', true],
  ['a manager', 'manager', false],
  ['a manager', 'admin', false],
  ['an admin', 'manager', true],
  ['an admin', 'admin', true],
] as const)('by %s a balance of an %s is adjusted or not, and one’s own never', (who, role, answer) => {
  const place = { managedLocationIds: ['pier'], locationIds: ['pier'] };
  const doer = { employeeId: 'doer', role: who === 'an admin' ? 'admin' : 'manager', ...place } as const;
  const holder = { employeeId: 'other', role, status: 'active', homeLocationId: 'pier' } as const;
  expect(mayAdjust(doer, holder)).toBe(answer);
  expect(mayAdjust(doer, { ...holder, employeeId: 'doer' })).toBe(false);
});

test.each([
  ['an opening balance of a type that has none', 'sick', 'opening', '2026-01-01', true],
  ['a second opening balance of a type', 'vacation', 'opening', '2026-01-01', 'balance_has_opening'],
  ['a correction of one that was opened', 'vacation', 'adjusted', '2026-01-01', true],
  ['a correction two years ahead', 'vacation', 'adjusted', '2028-11-28', true],
  ['a correction a day later', 'vacation', 'adjusted', '2028-11-29', 'adjustment_too_far'],
  ['a correction from five years ago', 'vacation', 'adjusted', '2021-11-28', true],
  ['a correction from a day earlier', 'vacation', 'adjusted', '2021-11-27', 'adjustment_too_far'],
  ['an opening balance of the year 1900', 'sick', 'opening', '1900-01-01', 'adjustment_too_far'],
  ['an opening balance of the year 2199', 'sick', 'opening', '2199-01-01', 'adjustment_too_far'],
] as const)('%s is written or not', (_, typeId, kind, on, answer) => {
  const decided = decideAdjustment({ typeId, kind, on: date(on) }, ledger, date('2026-11-28'));
  expect(decided.ok || decided.refusal).toBe(answer);
});
