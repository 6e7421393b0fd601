import type { TeamSchedule } from '../../../contract/schedule.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { sayConflicts } from './conflict-words.ts';
import type { GridShift } from './view.ts';

interface PublishWarningsProps {
  readonly schedule: TeamSchedule;
  /** The shifts that something speaks against. */
  readonly warned: readonly GridShift[];
}

/** What speaks against publishing, shift by shift. */
export function PublishWarnings({ schedule, warned }: PublishWarningsProps) {
  const words = useWords();
  const { say, formats } = words;
  const nameOf = ({ plan }: GridShift) =>
    schedule.people.find(({ employeeId }) => employeeId === plan.employeeId)?.name ?? '';
  return (
    <>
      <p>{say('schedule.publishAgainst', { count: warned.length })}</p>
      <ul className="against-list">
        {warned.map((shift) => (
          <li key={shift.shiftId}>
            <b dir="auto">{nameOf(shift)}</b> {formats.date(dateAt(shift.plan.startsAt, schedule.location.zone))} ·{' '}
            {sayConflicts(shift.conflicts, schedule, words).join(' ')}
          </li>
        ))}
      </ul>
    </>
  );
}
