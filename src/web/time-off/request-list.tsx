import './time-off.css';
import { useState, type ReactNode } from 'react';
import type { TimeOffReply, TimeOffRequestReply } from '../../contract/time-off.ts';
import type { PlainDate, Zone } from '../../domain/kernel/time.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { EndingButton } from '../kernel/ending-button.tsx';
import { focusGoesToNext } from '../kernel/focus.ts';
import { useMoment } from '../kernel/moment.ts';
import { telling } from '../kernel/telling.tsx';
import { ToldReason } from '../kernel/told-reason.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { useWithdrawTimeOff } from './queries.ts';
import { TimeOffFile } from './time-off-file.tsx';
import { chargedIn } from './view/amount.ts';
import { datesIn } from './view/dates.ts';
import { isTaken, toneOf } from './view/request.ts';

interface RequestListProps {
  readonly reply: TimeOffReply;
  readonly zone: Zone;
  /** They are the reader’s own, and those that wait may be taken back. */
  readonly own: boolean;
  /** Sends one into a conversation. */
  readonly renderShare?: (request: TimeOffRequestReply, dates: string) => ReactNode;
}

/** What somebody asked for, what became of it, by whom and why. */
export function RequestList({ reply, zone, own, renderShare }: RequestListProps) {
  const { say } = useWords();
  if (reply.requests.length === 0) return <EmptyState text={say('timeOff.requestsEmpty')} />;
  return (
    <ul className="leave-requests" ref={focusGoesToNext}>
      {reply.requests.map((request) => (
        <li key={request.timeOffId} className="card" data-goes-on>
          <Request request={request} today={reply.today} zone={zone} own={own} renderShare={renderShare} />
        </li>
      ))}
    </ul>
  );
}

interface RequestProps {
  readonly request: TimeOffRequestReply;
  readonly today: PlainDate;
  readonly zone: Zone;
  readonly own: boolean;
  readonly renderShare: RequestListProps['renderShare'];
}

function Request({ request, today, zone, own, renderShare }: RequestProps) {
  const words = useWords();
  const { say, speaker } = words;
  const moment = useMoment(zone);
  const dates = datesIn(words, request);
  const { type, part, days, note, attachment, askedAt, decision, cancellation } = request;
  return (
    <>
      <div className="row">
        <h3 className="grow">
          <bdi className="num">{dates}</bdi>
        </h3>
        <Chip tone={toneOf(request)}>
          {cancellation === null
            ? say(`approvals.outcome.${decision?.outcome ?? 'pending'}`)
            : say('timeOff.cancelled')}
        </Chip>
      </div>
      <p>
        {timeOffTypeName(speaker, type)} · {chargedIn(words, part, days)}
      </p>
      {note !== null && (
        <p>
          <q dir="auto">{note}</q>
        </p>
      )}
      {attachment !== null && <TimeOffFile timeOffId={request.timeOffId} file={attachment} />}
      {decision === null ? (
        <p>{say('approvals.askedOn', moment(askedAt))}</p>
      ) : (
        <ToldReason
          told={say(`approvals.history.${decision.outcome}`, {
            name: decision.decidedBy,
            ...moment(decision.decidedAt),
          })}
          reason={decision.outcome === 'rejected' ? decision.reason : null}
        />
      )}
      {cancellation !== null && (
        <ToldReason
          told={say('timeOff.cancelledBy', { name: cancellation.by, ...moment(cancellation.at) })}
          reason={cancellation.reason}
        />
      )}
      {isTaken(request) && (!own || request.startsOn > today) && (
        <CancelButton request={request} dates={dates} own={own} />
      )}
      {own && decision === null && <WithdrawButton requestId={request.requestId} dates={dates} />}
      {renderShare && <div>{renderShare(request, dates)}</div>}
    </>
  );
}

function CancelButton({ request, dates, own }: Pick<RequestProps, 'request' | 'own'> & { readonly dates: string }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" aria-label={say('timeOff.cancelOf', { dates })} onPress={() => setOpen(true)}>
        {say('timeOff.cancel')}
      </Button>
      {isOpen && <CancelDialog request={request} dates={dates} own={own} onClose={() => setOpen(false)} />}
    </div>
  );
}

function WithdrawButton({ requestId, dates }: { readonly requestId: string; readonly dates: string }) {
  const { say } = useWords();
  const { mutate, isPending } = useWithdrawTimeOff(telling((words) => words.say('timeOff.withdrawn')));
  return (
    <div>
      <EndingButton
        size="sm"
        busy={isPending}
        aria-label={say('timeOff.withdrawOf', { dates })}
        does={say('timeOff.withdraw')}
        title={say('timeOff.withdrawAsk', { dates })}
        lead={say('timeOff.withdrawLead')}
        onPress={() => mutate(requestId)}
      />
    </div>
  );
}
