import type { PendingRequest } from '../../contract/approvals.ts';
import type { Outcome } from '../../domain/approvals/request.ts';
import type { StatusTone } from '../ui/chip.tsx';

/** What waits at a location, and what has none yet: it may be for there. Without a location, everything. */
export const waitingAt = (requests: readonly PendingRequest[], locationId: string | undefined) =>
  requests.filter(({ location }) => locationId === undefined || location === null || location.id === locationId);

/** How an answer looks; the word stands beside it. */
export const toneOf = (outcome: Outcome): StatusTone =>
  outcome === 'approved' ? 'in' : outcome === 'rejected' ? 'out' : 'brk';
