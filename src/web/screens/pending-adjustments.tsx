import { useState } from 'react';
import type { PendingAdjustment } from '../../contract/adjustments.ts';
import { AdjustmentCards, type AdjustmentStep } from '../adjustments/adjustment-cards.tsx';
import { DecisionDialog } from '../adjustments/decision-dialog.tsx';
import { usePendingAdjustments } from '../adjustments/queries.ts';
import { PendingCardsToCome } from '../approvals/pending-cards.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { AuthorizationSearch } from './authorization-search.ts';
import { renderDifference } from './render-difference.tsx';
import { renderPair } from './render-pair.tsx';
import { renderWhy } from './render-why.tsx';

/** The tab Timecard Adjustments: a card for each request about hours, and the dialog that answers it. */
export function PendingAdjustments({ search: { location } }: { readonly search: AuthorizationSearch }) {
  const { say } = useWords();
  const now = useServerNow();
  const { data, dataUpdatedAt, error, refetch } = usePendingAdjustments();
  const [step, setStep] = useState<{ readonly what: AdjustmentStep; readonly adjustment: PendingAdjustment }>();
  if (data === undefined) {
    if (error === null) return <PendingCardsToCome />;
    return <AskProblem title={say('adjustments.failed')} error={error} retry={() => void refetch()} />;
  }
  const shown = data.adjustments.filter(({ request }) => location === undefined || request.location?.id === location);
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState text={say('adjustments.empty')}>
          <ButtonLink href="/time-cards">{say('guidance.find.openCards')}</ButtonLink>
        </EmptyState>
      ) : (
        <AdjustmentCards
          adjustments={shown}
          readAt={dataUpdatedAt}
          renderPair={renderPair}
          renderDifference={renderDifference}
          onStep={(what, adjustment) => setStep({ what, adjustment })}
        />
      )}
      {step !== undefined && (
        <DecisionDialog
          requestId={step.adjustment.requestId}
          step={step.what}
          now={now}
          renderPair={renderPair}
          renderWhy={renderWhy}
          onClose={() => setStep(undefined)}
        />
      )}
    </>
  );
}
