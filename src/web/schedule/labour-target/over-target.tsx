import './over-target.css';
import { TriangleAlert } from 'lucide-react';
import type { TeamSchedule } from '../../../contract/schedule.ts';
import type { WeekAgainstTarget } from '../../../domain/schedule/labour-target.ts';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayOverTarget } from './view.ts';

interface OverTargetProps {
  readonly schedule: Pick<TeamSchedule, 'location' | 'currency'>;
  readonly against: WeekAgainstTarget;
}

/** That a week comes to more than it is meant to, in a sentence; nothing where it does not. */
export function OverTarget({ schedule: { location, currency }, against }: OverTargetProps) {
  const words = useWords();
  const over = sayOverTarget(against, words, currency);
  if (over === undefined) return null;
  return (
    <p className="over-target">
      <Icon of={TriangleAlert} size={16} />
      {words.say('schedule.labourTarget.publish', { place: location.name, over })}
    </p>
  );
}
