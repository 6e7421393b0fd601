import type { Instant, Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Problem } from '../ui/problem.tsx';

/** Tells whoever saves second that somebody else was quicker; what they typed stays, and saving again is theirs to decide. */
export function ChangedMeanwhile({
  by,
  at,
  zone,
}: {
  readonly by: string | null;
  readonly at: Instant | null;
  readonly zone: Zone;
}) {
  const { say, formats } = useWords();
  return (
    <Problem
      title={
        at === null
          ? say('refusal.employee_changed_meanwhile')
          : say('team.changedMeanwhile', { who: by ?? say('team.somebody'), time: formats.time(at, zone) })
      }
      text={say('team.changedKept')}
    />
  );
}
