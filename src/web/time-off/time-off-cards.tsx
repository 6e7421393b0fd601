import './time-off.css';
import type { ReactNode } from 'react';
import type { PendingTimeOff } from '../../contract/time-off.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { Answers, AskedWhy, Asker, RequestCards } from '../kernel/request-card.tsx';
import { telling } from '../kernel/telling.tsx';
import { useWords } from '../kernel/words.tsx';
import { Chip } from '../ui/chip.tsx';
import { BalanceChanges } from './balance-changes.tsx';
import { LimitsList } from './limits-list.tsx';
import { useApproveTimeOff } from './queries.ts';
import { TimeOffFile } from './time-off-file.tsx';
import { amountsIn, chargedIn } from './view/amount.ts';
import { leadingTo } from './view/balance-changes.ts';
import { datesIn } from './view/dates.ts';
import { refusedBy } from './view/limit.ts';
import { overdrawnBy } from './view/overdrawn.ts';

interface TimeOffCardsProps {
  readonly requests: readonly PendingTimeOff[];
  /** The one that the reader came for. */
  readonly meant: string | undefined;
  /** The shifts that a request concerns. */
  readonly renderShifts: (request: PendingTimeOff) => ReactNode;
  /** What else may be answered, after Approve. */
  readonly renderAnswers: (request: PendingTimeOff) => ReactNode;
  readonly onReject: (request: PendingTimeOff) => void;
}

/** Each request for time off that waits, as a card: who, which days, what they have, who else is away, and the answers. */
export function TimeOffCards({ requests, meant, renderShifts, renderAnswers, onReject }: TimeOffCardsProps) {
  return (
    <RequestCards
      requests={requests}
      idOf={({ requestId }) => requestId}
      isMeant={({ timeOffId }) => timeOffId === meant}
      render={(timeOff) => (
        <>
          <Asked timeOff={timeOff} />
          {renderShifts(timeOff)}
          <AnswersToTimeOff timeOff={timeOff} onReject={() => onReject(timeOff)}>
            {renderAnswers(timeOff)}
          </AnswersToTimeOff>
        </>
      )}
    />
  );
}

function Asked({ timeOff }: { readonly timeOff: PendingTimeOff }) {
  const words = useWords();
  const { say, speaker } = words;
  const { request, type, chargedMinutes, balance, limits, note, attachment } = timeOff;
  const overdrawn = balance === null ? undefined : overdrawnBy(balance.before, chargedMinutes, balance.after);
  const together = balance === null ? [] : [balance.before, balance.after, ...leadingTo(balance)];
  const amount = amountsIn(words, timeOff.dayMinutes, together);
  return (
    <>
      <Asker request={request}>
        <p>
          {say(`people.role.${request.employee.role}`)} · <bdi>{timeOffTypeName(speaker, type)}</bdi>
        </p>
      </Asker>
      <p className="leave-dates">
        <b>
          <bdi className="num">{datesIn(words, timeOff)}</bdi>
        </b>
        <span>{chargedIn(words, timeOff.part, timeOff.days)}</span>
      </p>
      {balance !== null && (
        <dl className="leave-figures">
          <div>
            <dt>{say('timeOff.theirBalance')}</dt>
            <dd>
              <bdi className="num">{amount(balance.before)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{say('timeOff.theirBalanceAfter')}</dt>
            <dd>
              <bdi className="num">{amount(balance.after)}</bdi>{' '}
              {overdrawn !== undefined && (
                <Chip tone="brk">
                  {say(overdrawn === 'itself' ? 'timeOff.moreThanTheyHave' : 'timeOff.moreThanTheyHaveWithAll')}
                </Chip>
              )}
            </dd>
          </div>
        </dl>
      )}
      {request.isOwn && <p className="leave-hint">{say('approvals.own')}</p>}
      {timeOff.isEarnedByWork && (
        <p className="leave-hint">{say('timeOff.workToCome', { types: timeOffTypeName(speaker, type) })}</p>
      )}
      {balance !== null && <BalanceChanges changes={balance} chargedMinutes={chargedMinutes} amount={amount} />}
      {limits.length > 0 && (
        <div className="leave-hint leave-limits">
          <LimitsList limits={limits} reader="Answered" />
        </div>
      )}
      <Away away={timeOff.away} />
      {note !== null && <AskedWhy reason={note} />}
      {attachment !== null && <TimeOffFile timeOffId={timeOff.timeOffId} file={attachment} />}
    </>
  );
}

function Away({ away }: Pick<PendingTimeOff, 'away'>) {
  const { say, formats } = useWords();
  if (away.length === 0) return <p className="leave-hint">{say('timeOff.nobodyAway')}</p>;
  return (
    <div className="leave-hint">
      <p>{say('timeOff.awayToo')}</p>
      <ul>
        {away.map(({ employeeId, name, startsOn, endsOn, isApproved }) => (
          <li key={`${employeeId} ${startsOn}`}>
            {say(isApproved ? 'timeOff.awayApproved' : 'timeOff.awayAsked', {
              name,
              dates: startsOn === endsOn ? formats.anyDate(startsOn) : formats.anyDates(startsOn, endsOn),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AnswersToTimeOffProps {
  readonly children: ReactNode;
  readonly timeOff: PendingTimeOff;
  readonly onReject: () => void;
}

function AnswersToTimeOff({ timeOff: { requestId, request, limits }, onReject, children }: AnswersToTimeOffProps) {
  const words = useWords();
  const { name } = request.employee;
  const { mutate, isPending } = useApproveTimeOff(telling(({ say }) => say('timeOff.approved', { name })));
  return (
    <Answers
      request={request}
      isApproving={isPending}
      approveUnavailable={request.isOwn ? undefined : refusedBy(words, limits)}
      onApprove={() => mutate(requestId)}
      onReject={onReject}
    >
      {children}
    </Answers>
  );
}
