import { CalendarX } from 'lucide-react';
import type { AwayLimitReply } from '../../contract/time-off/away-limits.ts';
import { useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { limitIn } from './view/limit.ts';

interface LimitsListProps {
  readonly limits: readonly AwayLimitReply[];
  /** Whoever asks, or whoever answers: what a limit does is another thing to each. */
  readonly reader: 'Is' | 'Answered';
}

/** Blackout days and limits that some dates meet, and what each does. */
export function LimitsList({ limits, reader }: LimitsListProps) {
  const words = useWords();
  return limits.map((limit) => (
    <p key={limit.limitId}>
      <Icon of={CalendarX} size={16} />
      <span>
        <b>{limitIn(words, limit)}</b> {words.say(`timeOff.limit${reader}.${limit.effect}`)}
      </span>
    </p>
  ));
}
