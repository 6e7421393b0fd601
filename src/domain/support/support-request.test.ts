import { expect, test } from 'vitest';
import { decideAsking, decideEnding, supportStateOf } from './support-request.ts';

test.each([
  [null, null, 'open', true],
  [1, null, 'answered', false],
  [null, 1, 'closed', false],
])('answered at %s and closed at %s, it is %s', (answeredAt, closedAt, state, mayEnd) => {
  expect(supportStateOf({ answeredAt, closedAt })).toBe(state);
  expect(decideEnding(supportStateOf({ answeredAt, closedAt })).ok).toBe(mayEnd);
});

test('twenty questions may be open at once', () => {
  expect(decideAsking(19).ok).toBe(true);
  expect(decideAsking(20).ok).toBe(false);
});
