import { expect, test } from 'vitest';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import { untouchedSteps } from './untouched-steps.ts';

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
