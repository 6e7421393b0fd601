import { expect, test } from 'vitest';
import { instant } from '../kernel/time.ts';
import { areFirstStepsShown, firstSteps, type FirstStep } from './first-steps.ts';

const founded = instant(Date.UTC(2026, 7, 1));
const daysLater = (days: number) => instant(founded + days * 86_400_000);
const but = (left: number): ReadonlySet<FirstStep> => new Set(firstSteps.slice(left));

test.each([
  ['on the first day, nothing done', 0, false, 6, true],
  ['one step left', 3, false, 1, true],
  ['nothing left', 3, false, 0, false],
  ['put away', 0, true, 6, false],
  ['a moment before ninety days', 89.999, false, 6, true],
  ['after ninety days', 90, false, 6, false],
])('%s', (_when, days, isClosed, left, isShown) => {
  const beginnings = { foundedAt: founded, closedAt: isClosed ? founded : null, done: but(left) };
  expect(areFirstStepsShown(beginnings, daysLater(days))).toBe(isShown);
});
