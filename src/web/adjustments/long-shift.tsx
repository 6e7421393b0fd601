import type { RecordedDay } from '../../contract/adjustments.ts';
import type { PlannedEntry } from '../../domain/adjustments/planned-entry.ts';
import { useWords } from '../kernel/words.tsx';
import { unusualMinutes } from './view.ts';

interface LongShiftProps {
  readonly day: RecordedDay;
  readonly planned: PlannedEntry;
  /** Somebody else’s: whoever reads it approves or records it. */
  readonly isTheirs?: boolean;
}

/** That an entry would be marked as a long shift, and how long it would be: perhaps a time was mistyped. */
export function LongShift({ day, planned, isTheirs = false }: LongShiftProps) {
  const { say, formats } = useWords();
  const unusual = unusualMinutes(day, planned);
  if (unusual === undefined) return null;
  return (
    <p>
      {say(isTheirs ? 'adjustments.longShiftOfOther' : 'adjustments.longShift', {
        length: formats.duration(unusual),
        longest: formats.duration(day.longShiftMinutes),
      })}
    </p>
  );
}
