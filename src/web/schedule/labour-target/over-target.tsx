import './over-target.css';
import { TriangleAlert } from 'lucide-react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayUncosted } from '../grid/cost-words.ts';
import { sayOverTarget, type WeekBesideTarget } from './view.ts';

interface OverTargetProps {
  readonly schedule: Pick<TeamSchedule, 'location' | 'currency'>;
  readonly against: WeekBesideTarget;
}

/** That a week comes to more than it is meant to, in a sentence, or that this is not known of its cost, and why; nothing where it does not. */
export function OverTarget({ schedule: { location, currency }, against }: OverTargetProps) {
  const words = useWords();
  const over = sayOverTarget(against, words, currency);
  const leftOut = sayUncosted(against.uncosted, words);
  return (
    <>
      {over !== undefined && (
        <p className="over-target">
          <Icon of={TriangleAlert} size={16} />
          {words.say('schedule.labourTarget.publish', { place: location.name, over })}
        </p>
      )}
      {leftOut !== undefined && <p>{words.say('schedule.labourTarget.publishPart', { leftOut })}</p>}
    </>
  );
}
