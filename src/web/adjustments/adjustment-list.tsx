import './adjustment-list.css';
import type { Adjustment } from '../../contract/adjustments.ts';
import { EndingButton } from '../kernel/ending-button.tsx';
import { focusGoesToNext } from '../kernel/focus.ts';
import { useMoment } from '../kernel/moment.ts';
import { telling } from '../kernel/telling.tsx';
import { ToldReason } from '../kernel/told-reason.tsx';
import { useWords } from '../kernel/words.tsx';
import { Chip } from '../ui/chip.tsx';
import type { RenderPair } from './entry-form.tsx';
import { useWithdraw } from './queries.ts';
import { nothingOf, toneOf } from './view.ts';

interface AdjustmentListProps {
  /** Whose days they are about. */
  readonly employeeId: string;
  readonly adjustments: readonly Adjustment[];
  /** They are the reader’s own, and those that wait may be taken back. */
  readonly own: boolean;
  readonly renderPair: RenderPair;
}

/** What was recorded at first, what was asked, what was decided, by whom, when and why: the history of some days. */
export function AdjustmentList({ adjustments, ...rest }: AdjustmentListProps) {
  return (
    <ul className="adjustment-list" ref={focusGoesToNext}>
      {adjustments.map((adjustment) => (
        <li key={adjustment.adjustmentId} className="card" data-goes-on>
          <History adjustment={adjustment} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface HistoryProps extends Omit<AdjustmentListProps, 'adjustments'> {
  readonly adjustment: Adjustment;
}

function History({ adjustment, employeeId, own, renderPair }: HistoryProps) {
  const { say, formats } = useWords();
  const moment = useMoment(adjustment.zone);
  const { date, zone, entryId, recorded, planned, correction, reason, askedBy, askedAt, decision } = adjustment;
  // A manager asks nobody: what they entered was recorded at once.
  const isCorrected = askedBy.employeeId !== employeeId;
  const isSame = isCorrected && decision?.outcome === 'approved' && decision.decidedAt === askedAt;
  return (
    <>
      <div className="row">
        <h3 className="grow">
          <bdi className="num">{formats.date(date)}</bdi>
        </h3>
        <Chip tone={toneOf(adjustment)}>{say(`approvals.outcome.${decision?.outcome ?? 'pending'}`)}</Chip>
      </div>
      {renderPair(
        [
          { label: say('adjustments.original'), entry: recorded, nothing: say(nothingOf(entryId)) },
          {
            label: say(isCorrected ? 'adjustments.correction' : 'adjustments.requested'),
            entry: planned,
            nothing: '–',
          },
        ],
        zone,
      )}
      <p>
        {say(isCorrected ? 'adjustments.correctedBy' : 'adjustments.askedBy', {
          name: askedBy.name,
          ...moment(askedAt),
        })}{' '}
        <q dir="auto">{reason}</q>
      </p>
      {decision !== null && !isSame && (
        <ToldReason
          told={say(`approvals.history.${decision.outcome}`, {
            name: decision.decidedBy,
            ...moment(decision.decidedAt),
          })}
          reason={decision.outcome === 'rejected' ? decision.reason : null}
        />
      )}
      {correction !== null && (
        <p>
          {say('adjustments.nowRecorded', {
            times: formats.timeRange({ from: correction.clockedInAt, to: correction.clockedOutAt }, zone),
            pause: formats.duration(correction.breakMinutes),
          })}
        </p>
      )}
      {own && decision === null && <WithdrawButton adjustment={adjustment} />}
    </>
  );
}

function WithdrawButton({ adjustment: { requestId, date } }: { readonly adjustment: Adjustment }) {
  const { say, formats } = useWords();
  const { mutate, isPending } = useWithdraw(telling((words) => words.say('adjustments.withdrawn')));
  const day = { date: formats.date(date) };
  return (
    <div>
      <EndingButton
        size="sm"
        busy={isPending}
        aria-label={say('adjustments.withdrawOf', day)}
        does={say('adjustments.withdraw')}
        title={say('adjustments.withdrawAsk', day)}
        lead={say('adjustments.withdrawLead')}
        onPress={() => mutate(requestId)}
      />
    </div>
  );
}
