import { useState } from 'react';
import type { PendingSwap } from '../../contract/schedule/pending-swaps.ts';
import { PendingCardsToCome } from '../approvals/pending-cards.tsx';
import { RejectDialog } from '../approvals/reject-dialog.tsx';
import { useSelf } from '../identity/self-provider.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSwapsToAnswer } from '../schedule/swaps/queries.ts';
import { SwapCards } from '../schedule/swaps/swap-cards.tsx';
import { SwapDetails } from '../schedule/swaps/swap-details.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { AuthorizationSearch } from './authorization-search.ts';

/** The tab Shift Swaps: a card for each swap that two agreed on, and the question why it is rejected. */
export function PendingSwaps({ search: { location } }: { readonly search: AuthorizationSearch }) {
  const { say } = useWords();
  const { employeeId, home } = useSelf();
  const { data, error, refetch } = useSwapsToAnswer();
  const [step, setStep] = useState<{ readonly what: 'reject' | 'details'; readonly swap: PendingSwap }>();
  if (data === undefined) {
    if (error === null) return <PendingCardsToCome />;
    return <AskProblem title={say('schedule.pendingSwapsFailed')} error={error} retry={() => void refetch()} />;
  }
  const shown = data.swaps.filter(({ request }) => location === undefined || request.location?.id === location);
  const onDone = () => setStep(undefined);
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState text={say('schedule.pendingSwapsEmpty')}>
          <ButtonLink href="/schedule?show=team">{say('reports.attendance.plan')}</ButtonLink>
        </EmptyState>
      ) : (
        <SwapCards
          swaps={shown}
          onReject={(swap) => setStep({ what: 'reject', swap })}
          onDetails={(swap) => setStep({ what: 'details', swap })}
        />
      )}
      {step?.what === 'reject' && <RejectDialog request={step.swap.request} zone={home.zone} onDone={onDone} />}
      {step?.what === 'details' && (
        <SwapDetails
          offerId={step.swap.offerId}
          readerId={employeeId}
          zone={home.zone}
          onReject={() => setStep({ what: 'reject', swap: step.swap })}
          onClose={onDone}
        />
      )}
    </>
  );
}
