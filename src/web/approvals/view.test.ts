import { expect, test } from 'vitest';
import type { PendingRequest } from '../../contract/approvals.ts';
import { waitingAt } from './view.ts';

const request = (requestId: string, location: string | null) =>
  ({ requestId, location: location === null ? null : { id: location, name: location } }) as PendingRequest;
const all = [request('a', 'wharf'), request('b', 'hill'), request('c', null)];

test('a location shows what waits there and what has no location yet, and nothing of another', () => {
  expect(waitingAt(all, 'wharf').map(({ requestId }) => requestId)).toEqual(['a', 'c']);
  expect(waitingAt(all, undefined)).toEqual(all);
  expect(waitingAt(all, 'elsewhere').map(({ requestId }) => requestId)).toEqual(['c']);
});
