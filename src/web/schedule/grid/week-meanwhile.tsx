import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { sayShift } from '../../../words/shift-change.ts';
import { useWords } from '../../kernel/words.tsx';
import { Problem } from '../../ui/problem.tsx';
import type { DifferingChange } from './changed-since.ts';

interface WeekMeanwhileProps {
  readonly schedule: Pick<TeamSchedule, 'people' | 'location'>;
  readonly differing: readonly DifferingChange[];
  /** Takes the week as it is now for what is looked at. */
  readonly onLook: () => void;
}

/** So many changes are told one by one; of the others, how many. */
const mostTold = 8;

/** Tells whoever is about to publish a week what was changed in it while they looked at it. */
export function WeekMeanwhile({ schedule: { people, location }, differing, onLook }: WeekMeanwhileProps) {
  const { say, formats } = useWords();
  const nameOf = (id: string | null): string | undefined =>
    id === null ? say('schedule.openShift') : people.find(({ employeeId }) => employeeId === id)?.name;
  return (
    <Problem
      title={say('schedule.publishMeanwhile')}
      action={{ label: say('schedule.publishMeanwhile.look'), onPress: onLook }}
    >
      {differing.slice(0, mostTold).map(({ kind, change: { shiftId, before, after } }) => {
        const plan = after ?? before;
        if (plan === null) return null;
        const name = nameOf(plan.employeeId);
        const times = sayShift(say, formats, plan, location.zone);
        const shift = name === undefined ? times : `${times} · ${name}`;
        return <p key={shiftId}>{say(`schedule.publishMeanwhile.${kind}`, { shift })}</p>;
      })}
      {differing.length > mostTold && (
        <p>{say('schedule.publishMeanwhile.more', { count: differing.length - mostTold })}</p>
      )}
    </Problem>
  );
}
