import type { ReactNode } from 'react';
import type { PendingAdjustment } from '../../contract/adjustments.ts';
import { Answers, AskedWhy, Asker, RequestCards } from '../kernel/request-card.tsx';
import { telling } from '../kernel/telling.tsx';
import { useWords } from '../kernel/words.tsx';
import type { EffectAsk } from './effect-table.tsx';
import type { RenderPair } from './entry-form.tsx';
import { useApproveAdjustment, useEffectOf } from './queries.ts';
import { askedOf, nothingOf, valuesOf } from './view.ts';

/** What may be opened of an adjustment: all of it, or the question why it is rejected. */
export type AdjustmentStep = 'details' | 'reject';

/** By how much hours would change, drawn by whoever knows the reasons of figures, which it leads to. */
export type RenderDifference = (ask: EffectAsk, minutes: number) => ReactNode;

interface Drawing {
  /** When the adjustments were read. */
  readonly readAt: number;
  readonly renderPair: RenderPair;
  readonly renderDifference: RenderDifference;
}

interface AdjustmentCardsProps extends Drawing {
  readonly adjustments: readonly PendingAdjustment[];
  readonly onStep: (step: AdjustmentStep, adjustment: PendingAdjustment) => void;
}

/** Each adjustment that waits, as a card: who, which day, what is recorded, what is asked for and why. */
export function AdjustmentCards({ adjustments, onStep, ...drawing }: AdjustmentCardsProps) {
  return (
    <RequestCards
      requests={adjustments}
      idOf={({ requestId }) => requestId}
      render={(adjustment) => <Card adjustment={adjustment} {...drawing} onStep={(step) => onStep(step, adjustment)} />}
    />
  );
}

interface CardProps extends Drawing {
  readonly adjustment: PendingAdjustment;
  readonly onStep: (step: AdjustmentStep) => void;
}

function Card({ adjustment, onStep, renderPair, ...drawing }: CardProps) {
  const { say, formats } = useWords();
  const { request, date, zone, entryId, recorded, planned, reason } = adjustment;
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
          { label: say('adjustments.recorded'), entry: recorded, nothing: say(nothingOf(entryId)) },
          { label: say('adjustments.requested'), entry: planned, nothing: '–' },
        ],
        zone,
      )}
      <AskedWhy reason={reason}>
        <Difference adjustment={adjustment} {...drawing} />
      </AskedWhy>
      {request.isOwn && <p className="hint">{say('approvals.own')}</p>}
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
function Difference({
  adjustment: { requestId, planned, date, zone },
  readAt,
  renderDifference,
}: Omit<Drawing, 'renderPair'> & { readonly adjustment: PendingAdjustment }) {
  const asked = askedOf(valuesOf(planned, zone), date);
  const { data } = useEffectOf(requestId, asked, readAt);
  if (data === undefined || asked === undefined) return null;
  return renderDifference({ of: { requestId }, asked }, data.after.workedMinutes - data.before.workedMinutes);
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
