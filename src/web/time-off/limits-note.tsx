import { CalendarX } from 'lucide-react';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLimitsMet } from './queries.ts';

/** Which blackout days or limits the dates meet, before anything is sent. */
export function LimitsNote({ from, to }: { readonly from: PlainDate; readonly to: PlainDate }) {
  const { say } = useWords();
  const { data } = useLimitsMet(from, to);
  if (data === undefined || data.met.length === 0) return null;
  return (
    <div className="leave-hint leave-limits" role="status">
      {data.met.map(({ limitId, name, mostAway: count, effect }) => (
        <p key={limitId}>
          <Icon of={CalendarX} size={16} />
          <span>
            <b>
              {count === 0 ? say('timeOff.limitIs.blackout', { name }) : say('timeOff.limitIs.many', { name, count })}
            </b>{' '}
            {say(`timeOff.limitIs.${effect}`)}
          </span>
        </p>
      ))}
    </div>
  );
}
