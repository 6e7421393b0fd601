import { expect, test } from 'vitest';
import type { PendingRequest } from '../../contract/approvals.ts';
import { instant } from '../../domain/kernel/time.ts';
import { stateOf, waitingAt } from './view.ts';

const request = (requestId: string, location: string | null) =>
  ({ requestId, location: location === null ? null : { id: location, name: location } }) as PendingRequest;
const all = [request('a', 'wharf'), request('b', 'hill'), request('c', null)];

test('a location shows what waits there and what has no location yet, and nothing of another', () => {
  expect(waitingAt(all, 'wharf').map(({ requestId }) => requestId)).toEqual(['a', 'c']);
  expect(waitingAt(all, undefined)).toEqual(all);
  expect(waitingAt(all, 'elsewhere').map(({ requestId }) => requestId)).toEqual(['c']);
});

test('what was approved and taken back is cancelled; an answer before that stays what it was', () => {
  const cancellation = { by: 'Ana', at: instant(0), reason: null };
  expect(stateOf({ outcome: 'approved', cancellation })).toBe('cancelled');
  expect(stateOf({ outcome: 'approved', cancellation: null })).toBe('approved');
  expect(stateOf({ outcome: 'rejected', cancellation })).toBe('rejected');
});
