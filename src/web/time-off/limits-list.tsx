import { CalendarX } from 'lucide-react';
import type { AwayLimitReply } from '../../contract/time-off/away-limits.ts';
import { useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { limitIn, type LimitReader } from './view/limit.ts';

interface LimitsListProps {
  readonly limits: readonly AwayLimitReply[];
  readonly reader: LimitReader;
}

/** Blackout days and limits that some dates meet, and what each does. */
export function LimitsList({ limits, reader }: LimitsListProps) {
  const words = useWords();
  return limits.map((limit) => (
    <p key={limit.limitId}>
      <Icon of={CalendarX} size={16} />
      <span>
        <b>{limitIn(words, limit, reader)}</b> {words.say(`timeOff.limit${reader}.${limit.effect}`)}
      </span>
    </p>
  ));
}
