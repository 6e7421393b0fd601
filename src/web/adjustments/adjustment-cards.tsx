import './adjustment-cards.css';
import { Check, Hourglass, MessageSquareText } from 'lucide-react';
import type { PendingAdjustment } from '../../contract/adjustments.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.tsx';
import type { RenderPair } from './adjustment-form.tsx';
import { DifferenceChip } from './difference-chip.tsx';
import { useApproveAdjustment } from './queries.ts';
import { workedMinutesOf } from './view.ts';

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
    <ul className="adjustments">
      {adjustments.map((adjustment) => (
        <li key={adjustment.requestId} className="card">
          <Card adjustment={adjustment} renderPair={renderPair} onStep={(step) => onStep(step, adjustment)} />
        </li>
      ))}
    </ul>
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
  const { employee, reopened } = request;
  const { name } = employee;
  const { approve, isPending } = useApproveTold(adjustment, () => onStep('details'));
  return (
    <>
      <div className="who">
        <Avatar name={name} photoUrl={employee.photoUrl} size="md" />
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p>
            {say(`people.role.${employee.role}`)} · <bdi>{formats.date(date)}</bdi>
          </p>
        </div>
        <Chip tone="acc" icon={Hourglass}>
          {say(reopened ? 'approvals.reopened' : 'approvals.outcome.pending')}
        </Chip>
      </div>
      {renderPair(
        [
          { label: say('adjustments.recorded'), entry: recorded, nothing: say('adjustments.nothing') },
          { label: say('adjustments.requested'), entry: planned, nothing: '–' },
        ],
        zone,
      )}
      <p className="why">
        <Icon of={MessageSquareText} size={16} />
        <span dir="auto">{reason}</span>
        <DifferenceChip minutes={workedMinutesOf(planned) - workedMinutesOf(recorded)} />
      </p>
      <div className="row">
        <Button
          tone="ink"
          size="sm"
          icon={Check}
          busy={isPending}
          aria-label={say('approvals.approveNamed', { name })}
          onPress={approve}
        >
          {say('approvals.approve')}
        </Button>
        <Button size="sm" aria-label={say('approvals.rejectNamed', { name })} onPress={() => onStep('reject')}>
          {say('approvals.reject')}
        </Button>
        <span className="end">
          <Button
            size="sm"
            tone="ghost"
            aria-label={say('approvals.detailsOf', { name })}
            onPress={() => onStep('details')}
          >
            {say('approvals.viewDetails')}
          </Button>
        </span>
      </div>
    </>
  );
}

/** Approves as asked. Where that was refused, for the hours have changed since, say, the whole of it opens. */
function useApproveTold({ requestId, seen, request }: PendingAdjustment, onRefused: () => void) {
  const { say, speaker } = useWords();
  const { mutate, isPending } = useApproveAdjustment();
  const { name } = request.employee;
  const approve = () =>
    mutate(
      { params: { requestId }, body: { changed: undefined, seen } },
      {
        onSuccess: (answer) => {
          if (answer.ok) {
            showToast({ text: say('adjustments.approved', { name }) });
            return;
          }
          showToast({ text: refusalSentence(speaker, answer.refusal, answer.details) }, { untilClosed: true });
          if (answer.refusal !== 'already_decided' && answer.refusal !== 'not_found') onRefused();
        },
        onError: (error) => showToast({ text: sentenceFor(speaker, error) }, { untilClosed: true }),
      },
    );
  return { approve, isPending };
}
