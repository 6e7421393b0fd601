import './time-off.css';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { useAbsences } from './queries.ts';

interface AwayNoteProps {
  /** Who asks: that they are away themselves is no news to them. */
  readonly employeeId: string;
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** Which colleagues are away on some of the days, by name. */
export function AwayNote({ employeeId, from, to }: AwayNoteProps) {
  const { say, formats } = useWords();
  const { data } = useAbsences(from, to);
  if (data === undefined) return null;
  const others = data.absences.filter((absence) => absence.employeeId !== employeeId);
  if (others.length === 0) return <p className="leave-hint">{say('timeOff.nobodyAwayThen')}</p>;
  const told = others.map(({ name, startsOn, endsOn, isApproved }) =>
    say(isApproved ? 'timeOff.awayApproved' : 'timeOff.awayAsked', {
      name,
      dates: startsOn === endsOn ? formats.anyDate(startsOn) : formats.anyDates(startsOn, endsOn),
    }),
  );
  return (
    <div className="leave-hint">
      <p>{say('timeOff.awayToo')}</p>
      <ul>
        {told.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}
