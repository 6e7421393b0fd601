import './time-off.css';
import { useWords } from '../kernel/words.tsx';
import { type Changes, linesOf } from './view/balance-changes.ts';

interface BalanceChangesProps {
  readonly changes: Changes;
  readonly chargedMinutes: number;
  /** As the figures beside it are written. */
  readonly amount: (minutes: number) => string;
}

/** Why what is left is something else than the balance without the request: other requests, and what is earned or lapses until then. */
export function BalanceChanges({ changes, chargedMinutes, amount }: BalanceChangesProps) {
  const { say, formats } = useWords();
  const lines = linesOf(changes, chargedMinutes);
  if (lines.length === 0) return null;
  return (
    <div className="leave-hint">
      {lines.map(({ key, minutes, date }) => (
        <p key={key}>{say(key, { amount: amount(minutes), date: formats.anyDates(date, date) })}</p>
      ))}
    </div>
  );
}
