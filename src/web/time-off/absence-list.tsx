import './time-off.css';
import { useState } from 'react';
import { daysInMonth, firstOfMonth, monthOf, yearOf } from '../../domain/kernel/months.ts';
import { addDays, type PlainDate } from '../../domain/kernel/time.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead, Stepper } from '../ui/layout.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { useAbsences } from './queries.ts';

/** Who of the reader's locations is away, month by month. */
export function AbsenceList({ today }: { readonly today: PlainDate }) {
  const { say, formats } = useWords();
  const [first, setFirst] = useState(firstOfMonth(yearOf(today), monthOf(today)));
  const last = addDays(first, daysInMonth(yearOf(first), monthOf(first)) - 1);
  const { data, error, refetch } = useAbsences(first, last);
  const go = (months: number) => setFirst(firstOfMonth(yearOf(first), monthOf(first) + months));
  return (
    <>
      <SectionHead title={say('timeOff.whoIsAway')}>
        <span className="end">
          <Stepper
            label={formats.month(first)}
            previous={{ label: say('timeOff.previousMonth'), onPress: () => go(-1) }}
            next={{ label: say('timeOff.nextMonth'), onPress: () => go(1) }}
          />
        </span>
      </SectionHead>
      {data === undefined && error !== null && (
        <AskProblem title={say('timeOff.awayFailed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <Loading label={say('kernel.loading')}>
          <Skeleton blockSize="72px" />
        </Loading>
      )}
      {data?.absences.length === 0 && <EmptyState text={say('timeOff.nobodyThisMonth')} />}
      {data !== undefined && data.absences.length > 0 && (
        <ul className="card leave-away" aria-label={say('timeOff.whoIsAway')}>
          {data.absences.map(({ employeeId, name, photoUrl, location, startsOn, endsOn, part }) => (
            <li key={`${employeeId} ${startsOn} ${part}`}>
              <Avatar name={name} photoUrl={photoUrl} size="sm" />
              <span className="grow">
                <bdi>{name}</bdi>
                <small>
                  <bdi>{location}</bdi>
                </small>
              </span>
              <bdi className="num">
                {startsOn === endsOn ? formats.date(startsOn) : formats.dateRange(startsOn, endsOn)}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
