import { longestRemark } from '../../../contract/kernel/schemas.ts';
import type { TeamSchedule } from '../../../contract/schedule.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { sayConflicts } from './conflict-words.ts';
import type { GridShift } from './view.ts';

interface PublishWarningsProps {
  readonly schedule: TeamSchedule;
  /** The shifts that something speaks against. */
  readonly warned: readonly GridShift[];
  /** A rule of the organization asks why one of them is published all the same. */
  readonly needsReason: boolean;
  readonly reason: string;
  readonly error: string | undefined;
  readonly onReason: (reason: string) => void;
}

/** What speaks against publishing, shift by shift, and why it is published all the same. */
export function PublishWarnings(props: PublishWarningsProps) {
  const { schedule, warned, needsReason, reason, error, onReason } = props;
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
            <b dir="auto">{nameOf(shift)}</b>{' '}
            {[
              formats.date(dateAt(shift.plan.startsAt, schedule.location.zone)),
              ...sayConflicts(shift.conflicts, schedule, words),
            ].join(' · ')}
          </li>
        ))}
      </ul>
      {needsReason && (
        <TextAreaField
          name="reason"
          label={say('schedule.publishReason')}
          maxLength={longestRemark}
          value={reason}
          error={error}
          onChange={onReason}
        />
      )}
    </>
  );
}
