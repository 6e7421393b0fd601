import { useState } from 'react';
import type { PendingTimeOff as Pending } from '../../contract/time-off.ts';
import { PendingCardsToCome } from '../approvals/pending-cards.tsx';
import { RejectDialog } from '../approvals/reject-dialog.tsx';
import { useSelf } from '../identity/self-provider.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { usePendingTimeOff } from '../time-off/queries.ts';
import { TimeOffCards } from '../time-off/time-off-cards.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { AuthorizationSearch } from './authorization-search.ts';

/** The tab Vacation Requests: a card for each request for time off, and the question why it is rejected. */
export function PendingTimeOff({ search: { location } }: { readonly search: AuthorizationSearch }) {
  const { say } = useWords();
  const { home } = useSelf();
  const { data, error, refetch } = usePendingTimeOff();
  const [rejected, setRejected] = useState<Pending>();
  if (data === undefined) {
    if (error === null) return <PendingCardsToCome />;
    return <AskProblem title={say('timeOff.pendingFailed')} error={error} retry={() => void refetch()} />;
  }
  const shown = data.requests.filter(({ request }) => location === undefined || request.location?.id === location);
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState text={say('timeOff.pendingEmpty')} />
      ) : (
        <TimeOffCards requests={shown} onReject={setRejected} />
      )}
      {rejected !== undefined && (
        <RejectDialog request={rejected.request} zone={home.zone} onDone={() => setRejected(undefined)} />
      )}
    </>
  );
}
