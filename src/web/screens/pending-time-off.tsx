import { useState } from 'react';
import type { PendingTimeOff as Pending } from '../../contract/time-off.ts';
import { PendingCardsToCome } from '../approvals/pending-cards.tsx';
import { RejectDialog } from '../approvals/reject-dialog.tsx';
import { useSelf } from '../identity/self-provider.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { ApproveAndOpen } from '../schedule/leave/approve-and-open.tsx';
import { LeaveShifts } from '../schedule/leave/leave-shifts.tsx';
import { useLeaveShifts } from '../schedule/leave/queries.ts';
import { usePendingTimeOff } from '../time-off/queries.ts';
import { TimeOffCards } from '../time-off/time-off-cards.tsx';
import { refusedBy } from '../time-off/view/limit.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { AuthorizationSearch } from './authorization-search.ts';

/** The tab Vacation Requests: a card for each request for time off, and the question why it is rejected. */
export function PendingTimeOff({ search: { location, request: meant } }: { readonly search: AuthorizationSearch }) {
  const words = useWords();
  const { say } = words;
  const { home } = useSelf();
  const { data, error, refetch } = usePendingTimeOff();
  const leave = useLeaveShifts();
  const [rejected, setRejected] = useState<Pending>();
  // Both at once: a card does not grow under the finger that answers it.
  if (data === undefined || leave.data === undefined) {
    if (error !== null) {
      return <AskProblem title={say('timeOff.pendingFailed')} error={error} retry={() => void refetch()} />;
    }
    if (leave.error === null) return <PendingCardsToCome />;
    const { error: unread, refetch: again } = leave;
    return <AskProblem title={say('schedule.leave.failed')} error={unread} retry={() => void again()} />;
  }
  const shiftsOf = (request: Pending) =>
    leave.data.requests.find(({ requestId }) => requestId === request.requestId)?.shifts ?? [];
  const shown = data.requests.filter(({ request }) => location === undefined || request.location?.id === location);
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState text={say('timeOff.pendingEmpty')}>
          <ButtonLink href="/time-off">{say('timeOff.seeAway')}</ButtonLink>
        </EmptyState>
      ) : (
        <TimeOffCards
          requests={shown}
          meant={meant}
          renderShifts={(request) => <LeaveShifts shifts={shiftsOf(request)} isPart={request.part !== 'whole'} />}
          renderAnswers={(one) =>
            shiftsOf(one).some(({ mayOpen }) => mayOpen) && (
              <ApproveAndOpen
                requestId={one.requestId}
                name={one.request.employee.name}
                unavailable={one.request.isOwn ? say('approvals.own') : refusedBy(words, one.limits)}
              />
            )
          }
          onReject={setRejected}
        />
      )}
      {rejected !== undefined && (
        <RejectDialog request={rejected.request} zone={home.zone} onDone={() => setRejected(undefined)} />
      )}
    </>
  );
}
