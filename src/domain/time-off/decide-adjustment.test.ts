import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { decideAdjustment } from './decide-adjustment.ts';

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const ledger = [
  { typeId: 'vacation', kind: 'opening' },
  { typeId: 'sick', kind: 'accrued' },
];

test.each([
  ['an opening balance of a type that has none', 'sick', 'opening', '2026-01-01', true],
  ['a second opening balance of a type', 'vacation', 'opening', '2026-01-01', 'balance_has_opening'],
  ['a correction of one that was opened', 'vacation', 'adjusted', '2026-01-01', true],
  ['a correction two years ahead', 'vacation', 'adjusted', '2028-11-28', true],
  ['a correction a day later', 'vacation', 'adjusted', '2028-11-29', 'adjustment_too_far'],
  ['an opening balance of the year 2199', 'sick', 'opening', '2199-01-01', 'adjustment_too_far'],
] as const)('%s is written or not', (_, typeId, kind, on, answer) => {
  const decided = decideAdjustment({ typeId, kind, on: date(on) }, ledger, date('2026-11-28'));
  expect(decided.ok || decided.refusal).toBe(answer);
});
