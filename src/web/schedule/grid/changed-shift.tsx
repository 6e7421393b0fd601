import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { sayShift } from '../../../words/shift-change.ts';
import { useWords } from '../../kernel/words.tsx';
import { Problem } from '../../ui/problem.tsx';
import type { Meanwhile } from './use-typed-shift.ts';

interface ChangedShiftProps {
  readonly meanwhile: Meanwhile;
  readonly schedule: Pick<TeamSchedule, 'people' | 'location'>;
}

/** Tells whoever is about to save who changed the shift meanwhile, and what they made of it. */
export function ChangedShift({ meanwhile: { now, by }, schedule: { people, location } }: ChangedShiftProps) {
  const { say, formats } = useWords();
  if (now === undefined) return <Problem title={say('schedule.meanwhile.gone')} />;
  const name = people.find(({ employeeId }) => employeeId === now.employeeId)?.name ?? say('schedule.openShift');
  const shift = sayShift(say, formats, now, location.zone);
  const changed = say('schedule.meanwhile.changed', { name: by ?? say('schedule.meanwhile.somebody') });
  return <Problem title={changed} text={say('schedule.meanwhile.now', { shift, name })} />;
}
