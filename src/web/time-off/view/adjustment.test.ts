import { expect, test } from 'vitest';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { checkAdjustment, isPast, rowTyped, type AdjustmentValues } from './adjustment.ts';

const typed: AdjustmentValues = {
  typeId: 'v',
  kind: 'adjusted',
  on: '2026-11-20',
  hours: '-4.5',
  reason: ' Too much ',
};

test('a row of the ledger is what was typed, in minutes, with its reason trimmed', () => {
  expect(checkAdjustment(typed)).toEqual({});
  expect(rowTyped(typed)).toEqual({
    typeId: 'v',
    kind: 'adjusted',
    on: '2026-11-20',
    minutes: -270,
    reason: 'Too much',
  });
});

test('what is missing or no figure is said beside its field, and nothing is sent', () => {
  const empty = { ...typed, on: '', hours: 'lots', reason: ' ' };
  expect(checkAdjustment(empty)).toEqual({
    on: 'timeOff.enterDate',
    hours: 'timeOff.enterHours',
    reason: 'approvals.enterReason',
  });
  expect(rowTyped(empty)).toBeUndefined();
});

test('what counts from before today is past; what is no date is not', () => {
  const today = '2026-11-20' as PlainDate;
  expect([isPast('2026-11-19', today), isPast('2026-11-20', today), isPast('', today)]).toEqual([true, false, false]);
});
