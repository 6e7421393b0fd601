import type { DecidedRequest, PendingRequest } from '../../contract/approvals.ts';
import type { Outcome } from '../../domain/approvals/request.ts';
import type { StatusTone } from '../ui/chip.tsx';

/** What waits at a location, and what has none yet: it may be for there. Without a location, everything. */
export const waitingAt = (requests: readonly PendingRequest[], locationId: string | undefined) =>
  requests.filter(({ location }) => locationId === undefined || location === null || location.id === locationId);

/** What an answer came to: what was approved may have been taken back since. */
export const stateOf = <State extends Outcome | 'pending'>({
  outcome,
  cancellation,
}: Pick<DecidedRequest, 'cancellation'> & { readonly outcome: State }): State | 'cancelled' =>
  outcome === 'approved' && cancellation !== null ? 'cancelled' : outcome;

/** How an answer looks; the word stands beside it. What was withdrawn or taken back is neither good nor bad: it has no colour. */
export const toneOf = (outcome: Outcome | 'cancelled'): StatusTone | undefined =>
  outcome === 'approved' ? 'in' : outcome === 'rejected' ? 'out' : undefined;
