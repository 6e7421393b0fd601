import './time-off.css';
import { useState } from 'react';
import type { TimeOffReply } from '../../contract/time-off.ts';
import { parsePlainDate } from '../../domain/kernel/time.ts';
import { waitingMinutes } from '../../domain/time-off/standing.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { useWords } from '../kernel/words.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Stat } from '../ui/table.tsx';
import { amountIn, daysOf } from './view/amount.ts';
import { dayMinutesAt } from './view/calendar.ts';
import { balanceAt, leavesOutWork } from './view/request.ts';

/** What somebody has of each type that has a balance, today or on any other date. */
export function BalanceCards({ reply }: { readonly reply: TimeOffReply }) {
  const words = useWords();
  const { say, speaker, formats } = words;
  const [typed, setTyped] = useState<string>(reply.today);
  const date = parsePlainDate(typed) ?? reply.today;
  const dayMinutes = dayMinutesAt(reply, date);
  const shown = reply.types
    .filter(({ isPaid }) => isPaid)
    .map((type) => ({ type, minutes: balanceAt(reply, type.typeId, date) }))
    // Of what is retired there is nothing to say once nothing of it is left.
    .filter(({ type, minutes }) => type.isOpen || minutes !== 0);
  const byWork = shown.filter(({ type }) => leavesOutWork(reply, type.typeId, date));
  return (
    <div className="leave-part">
      <div className="leave-on">
        <DateField
          label={say('timeOff.balancesOn')}
          hint={say('timeOff.balancesHint')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <div className="leave-balances" role="status">
        {shown.map(({ type, minutes }) => {
          const waiting = waitingMinutes(reply.requests, type.typeId);
          const days = daysOf(minutes, dayMinutes);
          return (
            <Stat
              key={type.typeId}
              label={timeOffTypeName(speaker, type)}
              value={formats.exactHours(minutes)}
              note={
                waiting === 0
                  ? days !== undefined && say('timeOff.days', { days })
                  : say('timeOff.waiting', { amount: amountIn(words, dayMinutes, waiting) })
              }
            />
          );
        })}
        {byWork.length > 0 && (
          <p className="leave-hint leave-whole">
            {say('timeOff.workToCome', {
              types: formats.list(byWork.map(({ type }) => timeOffTypeName(speaker, type))),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
