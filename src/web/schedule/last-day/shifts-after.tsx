import './shifts-after.css';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-aria-components';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { AskProblem } from '../../kernel/problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useShiftsAfter } from './queries.ts';

interface ShiftsAfterProps {
  readonly employeeId: string;
  readonly lastDay: PlainDate;
  /** Leads to them; not from within a form, where what is typed would be lost. */
  readonly isLinked: boolean;
}

/** How many shifts are planned for somebody after their last day, and where they can be given away. */
export function ShiftsAfter({ employeeId, lastDay, isLinked }: ShiftsAfterProps) {
  const { say, formats } = useWords();
  const { data, error, refetch } = useShiftsAfter(employeeId, lastDay);
  const places = data?.places ?? [];
  if (data === undefined && error !== null) {
    return <AskProblem title={say('schedule.failed')} error={error} retry={() => void refetch()} />;
  }
  if (places.length === 0) return null;
  const count = places.reduce((sum, place) => sum + place.count, 0);
  return (
    <div className="shifts-after" role="status">
      <Icon of={TriangleAlert} size={18} />
      <p>{say('schedule.after.title', { count, date: formats.fullDate(lastDay) })}</p>
      <ul>
        {places.map(({ location, firstOn, mayPlan, ...place }) => {
          const text = say('schedule.after.place', {
            place: location.name,
            count: place.count,
            date: formats.anyDate(firstOn),
          });
          return (
            <li key={location.id}>
              {isLinked && mayPlan ? (
                <Link className="link" href={`/schedule?location=${location.id}&week=${firstOn}`}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
