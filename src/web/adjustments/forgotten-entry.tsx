import './forgotten-entry.css';
import { CircleHelp } from 'lucide-react';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import type { TimeEntry } from '../../domain/time-clock/time-entry.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface ForgottenEntryProps {
  readonly entry: TimeEntry;
  readonly zone: Zone;
  /** The answer was given, and waits for a manager. */
  readonly isAsked: boolean;
  readonly onAnswer: () => void;
  /** Begins a new entry; left out where that is not possible or not needed. */
  readonly onClockIn: (() => void) | undefined;
}

/** Asks when somebody left who never clocked out. Nothing is closed by itself: the answer is a request to their manager. */
export function ForgottenEntry({ entry, zone, isAsked, onAnswer, onClockIn }: ForgottenEntryProps) {
  const { say, formats } = useWords();
  const { clockedInAt, open } = entry;
  const since = { date: formats.date(dateAt(clockedInAt, zone)), time: formats.time(clockedInAt, zone) };
  return (
    <section className="forgotten" aria-labelledby="forgotten">
      <Icon of={CircleHelp} />
      <div>
        <h2 id="forgotten">{say(isAsked ? 'adjustments.answerWaits' : 'adjustments.whenLeft')}</h2>
        <p>{say(open ? 'adjustments.stillIn' : 'adjustments.noClockOut', since)}</p>
      </div>
      {!isAsked && (
        <Button tone="ink" size="sm" onPress={onAnswer}>
          {say('adjustments.sayWhen')}
        </Button>
      )}
      {onClockIn !== undefined && (
        <Button size="sm" onPress={onClockIn}>
          {say('adjustments.clockInNow')}
        </Button>
      )}
    </section>
  );
}
