import './time-off.css';
import type { TimeOffReply } from '../../contract/time-off.ts';
import { balanceOn } from '../../domain/time-off/balance.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { useWords } from '../kernel/words.tsx';
import { Stat } from '../ui/table.tsx';
import { amountIn, daysOf } from './view/amount.ts';
import { waitingMinutes } from './view/request.ts';

/** What somebody has today of each type that has a balance. */
export function BalanceCards({ reply }: { readonly reply: TimeOffReply }) {
  const words = useWords();
  const { say, speaker, formats } = words;
  return (
    <div className="leave-balances">
      {reply.types
        .filter(({ isPaid }) => isPaid)
        .map((type) => {
          const waiting = waitingMinutes(reply.requests, type.typeId);
          const minutes = balanceOn(reply.ledger, type.typeId, reply.today);
          return (
            <Stat
              key={type.typeId}
              label={timeOffTypeName(speaker, type)}
              value={formats.hours(minutes, 'where_needed').text}
              note={
                waiting === 0
                  ? say('timeOff.days', { days: daysOf(minutes, reply.dayMinutes) })
                  : say('timeOff.waiting', { amount: amountIn(words, reply.dayMinutes, waiting) })
              }
            />
          );
        })}
    </div>
  );
}
