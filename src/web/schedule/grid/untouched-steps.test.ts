import { expect, test } from 'vitest';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import { leftOfHistory, untouchedSteps } from './untouched-steps.ts';

const steps = (...shiftIds: string[]): readonly PlanStep[] =>
  shiftIds.map((shiftId) => ({ shiftId, before: undefined, after: undefined }));

test('of ten changes that wait, the nine of other shifts stay where the first is refused', () => {
  const others = Array.from({ length: 9 }, (_, index) => steps(`shift ${index}`));
  expect(untouchedSteps(['refused'], others)).toEqual(others);
  expect(untouchedSteps(['refused'], [steps('refused'), ...others])).toEqual(others);
});

test('what was done on top of a refused change goes with it, and what was done on top of that', () => {
  const [exchange, ofBen, ofCem] = [steps('ana', 'ben'), steps('ben'), steps('cem')];
  expect(untouchedSteps(['ana'], [exchange, ofBen, ofCem])).toEqual([ofCem]);
  expect(untouchedSteps(['ana'], [ofBen, exchange, ofCem])).toEqual([ofBen, ofCem]);
});

test('what was taken in part can be taken back in that part, and what was done before the rest of it cannot', () => {
  const [ofAna, ofDora, both] = [steps('ana'), steps('dora'), steps('ana', 'ben')];
  const part = { spoilt: new Set(['ana']), kept: new Set(['ben']) };
  expect(leftOfHistory([ofAna, ofDora, both], part)).toEqual([ofDora, steps('ben')]);
  // Nothing of it was taken.
  expect(leftOfHistory([ofAna, ofDora, both], { spoilt: new Set(['ana', 'ben']), kept: new Set() })).toEqual([ofDora]);
});
