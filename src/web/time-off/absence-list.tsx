import './time-off.css';
import { CircleDashed } from 'lucide-react';
import { useState } from 'react';
import type { TimeOffReply } from '../../contract/time-off.ts';
import { daysInMonth, firstOfMonth, monthOf, yearOf } from '../../domain/kernel/months.ts';
import { addDays } from '../../domain/kernel/time.ts';
import { datesBetween } from '../../domain/time-off/leave-days.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead, Stepper } from '../ui/layout.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { AbsenceCalendar } from './absence-calendar.tsx';
import { useAbsences } from './queries.ts';
import { absenceRows, placesOf } from './view/absences.ts';

/** Who of the reader's locations is away, month by month, and who asked to be as far as the reader may know: a calendar, or where there is no room for one a list. */
export function AbsenceList({ reply }: { readonly reply: Pick<TimeOffReply, 'today' | 'leaveWeeks' | 'holidays'> }) {
  const { today } = reply;
  const { say, formats } = useWords();
  const [first, setFirst] = useState(firstOfMonth(yearOf(today), monthOf(today)));
  const last = addDays(first, daysInMonth(yearOf(first), monthOf(first)) - 1);
  const { data, error, refetch } = useAbsences(first, last);
  const [place, setPlace] = useState('');
  const places = placesOf(data?.absences ?? []);
  const shownPlace = places.includes(place) ? place : undefined;
  const shown = data?.absences.filter(({ location }) => shownPlace === undefined || location === shownPlace) ?? [];
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
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('timeOff.awayFailed')} blockSize="72px" />
      )}
      {data?.absences.length === 0 && <EmptyState text={say('timeOff.nobodyThisMonth')} />}
      {places.length > 1 && (
        <div className="leave-away-bar">
          <SelectField
            name="away-at"
            label={say('timeOff.awayAt')}
            none={say('timeOff.awayAtAll')}
            choices={places.map((name) => ({ value: name, label: name }))}
            value={shownPlace ?? ''}
            onChange={setPlace}
          />
        </div>
      )}
      {shown.length > 0 && (
        <AbsenceCalendar
          label={say('timeOff.awayCalendar', { month: formats.month(first) })}
          rows={absenceRows(shown, { from: first, to: last })}
          dates={datesBetween(first, last)}
          today={today}
          reply={reply}
        />
      )}
      {shown.some(({ isApproved }) => !isApproved) && (
        <p className="leave-away-key" aria-hidden>
          <span>
            <i className="away" />
            {say('timeOff.awayApprovedKey')}
          </span>
          <span>
            <i className="away is-asked" />
            {say('timeOff.requested')}
          </span>
        </p>
      )}
      {shown.length > 0 && (
        <ul className="card leave-away is-month" aria-label={say('timeOff.whoIsAway')}>
          {shown.map(({ employeeId, name, photoUrl, location, startsOn, endsOn, part, isApproved }) => (
            <li key={`${employeeId} ${startsOn} ${part}`}>
              <Avatar name={name} photoUrl={photoUrl} size="sm" />
              <span className="grow">
                <bdi>{name}</bdi>
                <small>
                  <bdi>{location}</bdi>
                </small>
              </span>
              <span className="when">
                <bdi className="num">
                  {startsOn === endsOn ? formats.date(startsOn) : formats.dateRange(startsOn, endsOn)}
                </bdi>
                {!isApproved && (
                  <Chip tone="acc" icon={CircleDashed}>
                    {say('timeOff.requested')}
                  </Chip>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
