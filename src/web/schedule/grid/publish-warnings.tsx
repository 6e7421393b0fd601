import './conflict-list.css';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { sayShift } from '../../../words/shift-change.ts';
import { useWords } from '../../kernel/words.tsx';
import { sayConflicts } from './conflict-words.ts';
import type { GridShift } from './view.ts';

interface PublishWarningsProps {
  readonly schedule: TeamSchedule;
  /** What is to be done with them, or what they are. */
  readonly title: string;
  readonly shifts: readonly GridShift[];
  readonly onOpen: (shift: GridShift) => void;
}

/** Shifts that something speaks against, each with what; pressed, one opens to be changed. */
export function PublishWarnings({ schedule, title, shifts, onOpen }: PublishWarningsProps) {
  const words = useWords();
  const { say, formats } = words;
  const { zone } = schedule.location;
  if (shifts.length === 0) return null;
  const nameOf = ({ plan }: GridShift) =>
    schedule.people.find(({ employeeId }) => employeeId === plan.employeeId)?.name ?? '';
  return (
    <section className="publish-against">
      <h3>{title}</h3>
      <ul className="conflict-list" aria-label={title}>
        {shifts.map((shift) => (
          <li key={shift.shiftId}>
            <button type="button" onClick={() => onOpen(shift)}>
              <b>
                <bdi>{nameOf(shift)}</bdi>
              </b>
              <span>{sayShift(say, formats, shift.plan, zone)}</span>
              <small>
                {sayConflicts(shift.conflicts, schedule, words, dateAt(shift.plan.startsAt, zone)).join(' ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
