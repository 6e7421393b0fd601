import './time-off.css';
import type { TimeOffReply } from '../../contract/time-off.ts';
import type { TimeOffTypeReply } from '../../contract/time-off/time-off-rules.ts';
import type { decideTimeOff, TimeOffWish } from '../../domain/time-off/decide-time-off.ts';
import { waitingMinutes } from '../../domain/time-off/standing.ts';
import { holidayName } from '../../words/holiday-name.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { useWords } from '../kernel/words.tsx';
import { BalanceChanges } from './balance-changes.tsx';
import { amountsIn, chargedIn } from './view/amount.ts';
import { leadingTo } from './view/balance-changes.ts';
import { dayMinutesAt, holidaysWithin, weeksWithin } from './view/calendar.ts';
import { overdrawnBy } from './view/overdrawn.ts';
import { balanceAt, leavesOutWork, standingAfter } from './view/request.ts';
import { dayIn, daysIn } from './view/week-text.ts';

interface RequestFiguresProps {
  readonly reply: TimeOffReply;
  readonly type: TimeOffTypeReply | undefined;
  readonly wish: TimeOffWish | undefined;
  /** Dates from the first to the last. */
  readonly count: number;
  readonly decided: ReturnType<typeof decideTimeOff> | undefined;
}

/** What a request comes to: its days, what they take, what is there now and then, and what is left. */
export function RequestFigures({ reply, type, wish, count, decided }: RequestFiguresProps) {
  const words = useWords();
  const { say, formats } = words;
  const charged = decided?.ok === true ? decided.value.chargedMinutes : undefined;
  const startsOn = wish?.startsOn ?? reply.today;
  const asked = decided?.ok === true ? decided.value.days : [];
  const standing = type?.isPaid === true ? standingAfter(reply, type.typeId, startsOn, asked) : undefined;
  const now = type === undefined ? 0 : balanceAt(reply, type.typeId, reply.today);
  const waiting = type?.isPaid === true ? waitingMinutes(reply.requests, type.typeId) : 0;
  const together =
    standing === undefined ? [] : [now, standing.atStart, standing.after, waiting, ...leadingTo(standing)];
  const amount = amountsIn(words, dayMinutesAt(reply, startsOn), together);
  const overdrawn =
    standing === undefined || charged === undefined
      ? undefined
      : overdrawnBy(standing.atStart, charged, standing.after);
  const kept = wish === undefined ? [] : holidaysWithin(reply, wish);
  return (
    <div role="status">
      <dl className="leave-figures">
        <Figure label={say('timeOff.count')} value={say('timeOff.days', { days: count })} />
        <Figure
          label={say(type?.isPaid === false ? 'timeOff.chargedUnpaid' : 'timeOff.charged')}
          value={wish === undefined || decided?.ok !== true ? '–' : chargedIn(words, wish.part, decided.value.days)}
        />
        {type !== undefined && standing !== undefined && (
          <>
            <Figure label={say('timeOff.balanceNow')} value={amount(now)} />
            {wish !== undefined && (
              <Figure
                label={say('timeOff.balanceOn', { date: formats.anyDates(startsOn, startsOn) })}
                value={amount(standing.atStart)}
              />
            )}
            {charged !== undefined && <Figure label={say('timeOff.balanceAfter')} value={amount(standing.after)} />}
          </>
        )}
      </dl>
      {type !== undefined && standing !== undefined && leavesOutWork(reply, type.typeId, startsOn) && (
        <p className="leave-hint">{say('timeOff.workToCome', { types: timeOffTypeName(words.speaker, type) })}</p>
      )}
      {overdrawn !== undefined && <p className="leave-hint">{say(hints[overdrawn])}</p>}
      {weeksWithin(reply, { startsOn, endsOn: wish?.endsOn ?? startsOn }).map(({ from, week }) => (
        <p key={from} className="leave-hint">
          {from > startsOn && `${say('timeOff.weekFromOn', { date: formats.fullDate(from) })} `}
          {say('timeOff.weekIs', {
            hours: dayIn(formats, week.dayMinutes),
            days: daysIn(say, formats, week.weekdays),
          })}
        </p>
      ))}
      {kept.map((holiday) => (
        <p key={`${holiday.date} ${holiday.name}`} className="leave-hint">
          {say('holidays.takesNothing', {
            name: holidayName(words.speaker, holiday),
            date: formats.anyDate(holiday.date),
          })}
        </p>
      ))}
      {standing !== undefined && charged !== undefined && (
        <BalanceChanges changes={standing} chargedMinutes={charged} amount={amount} />
      )}
      {waiting > 0 && charged === undefined && (
        <p className="leave-hint">{say('timeOff.waiting', { amount: amount(waiting) })}</p>
      )}
    </div>
  );
}

const hints = {
  itself: 'timeOff.belowZero',
  withAll: 'timeOff.belowZeroWithAll',
} as const;

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi className="num">{value}</bdi>
      </dd>
    </div>
  );
}
