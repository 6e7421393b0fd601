import type { PendingAdjustment } from '../../contract/adjustments.ts';
import { Answers, AskedWhy, Asker, RequestCards } from '../kernel/request-card.tsx';
import { telling } from '../kernel/telling.tsx';
import { useWords } from '../kernel/words.tsx';
import { Chip } from '../ui/chip.tsx';
import type { RenderPair } from './entry-form.tsx';
import { useApproveAdjustment, useEffectOf } from './queries.ts';
import { askedOf, valuesOf } from './view.ts';

/** What may be opened of an adjustment: all of it, or the question why it is rejected. */
export type AdjustmentStep = 'details' | 'reject';

interface AdjustmentCardsProps {
  readonly adjustments: readonly PendingAdjustment[];
  readonly renderPair: RenderPair;
  readonly onStep: (step: AdjustmentStep, adjustment: PendingAdjustment) => void;
}

/** Each adjustment that waits, as a card: who, which day, what is recorded, what is asked for and why. */
export function AdjustmentCards({ adjustments, renderPair, onStep }: AdjustmentCardsProps) {
  return (
    <RequestCards
      requests={adjustments}
      idOf={({ requestId }) => requestId}
      render={(adjustment) => (
        <Card adjustment={adjustment} renderPair={renderPair} onStep={(step) => onStep(step, adjustment)} />
      )}
    />
  );
}

interface CardProps {
  readonly adjustment: PendingAdjustment;
  readonly renderPair: RenderPair;
  readonly onStep: (step: AdjustmentStep) => void;
}

function Card({ adjustment, renderPair, onStep }: CardProps) {
  const { say, formats } = useWords();
  const { request, date, zone, recorded, planned, reason } = adjustment;
  const { approve, isPending } = useApproveTold(adjustment, () => onStep('details'));
  return (
    <>
      <Asker request={request}>
        <p>
          {say(`people.role.${request.employee.role}`)} · <bdi>{formats.date(date)}</bdi>
        </p>
      </Asker>
      {renderPair(
        [
          { label: say('adjustments.recorded'), entry: recorded, nothing: say('adjustments.nothing') },
          { label: say('adjustments.requested'), entry: planned, nothing: '–' },
        ],
        zone,
      )}
      <AskedWhy reason={reason}>
        <Difference adjustment={adjustment} />
      </AskedWhy>
      <Answers
        request={request}
        isApproving={isPending}
        onApprove={approve}
        onReject={() => onStep('reject')}
        onDetails={() => onStep('details')}
      />
    </>
  );
}

/** By how much the hours of the week would change, once that is worked out by the rules that pay them; nothing where they could not be recorded. */
function Difference({ adjustment: { requestId, planned, date, zone } }: { readonly adjustment: PendingAdjustment }) {
  const { say, formats } = useWords();
  const { data } = useEffectOf(requestId, askedOf(valuesOf(planned, zone), date));
  if (data === undefined) return null;
  return (
    <Chip>
      <span className="sr">{say('adjustments.difference')}</span>
      <bdi className="num" dir="ltr">
        {formats.durationChange(data.after.workedMinutes - data.before.workedMinutes)}
      </bdi>
    </Chip>
  );
}

/** Approves as asked. Where that was refused, for the hours have changed since, say, the whole of it opens. */
function useApproveTold({ requestId, seen, request }: PendingAdjustment, onRefused: () => void) {
  const { name } = request.employee;
  const { mutate, isPending } = useApproveAdjustment(
    telling(
      (words) => words.say('adjustments.approved', { name }),
      (refusal) => {
        if (refusal !== 'already_decided' && refusal !== 'not_found') onRefused();
      },
    ),
  );
  return { approve: () => mutate({ params: { requestId }, body: { changed: undefined, seen } }), isPending };
}
