import { Link } from '@tanstack/react-router';
import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { OwnDates } from '../schedule/availability/own-dates.tsx';
import { useAvailability } from '../schedule/availability/queries.ts';
import { WeekForm } from '../schedule/availability/week-form.tsx';
import { PageHead, PageLead, SectionHead } from '../ui/layout.tsx';
import { Trail } from '../ui/trail.tsx';

/** /schedule/availability: when the reader can work and would rather. */
export function Availability() {
  const { say } = useWords();
  useTitle(say('schedule.availability.title'));
  const { employeeId } = useSelf();
  const { data, error, refetch } = useAvailability(employeeId);
  return (
    <>
      <Trail label={say('guidance.trail')} here={say('schedule.availability.title')}>
        <Link to="/schedule" search={{ show: 'week' }}>
          {say('schedule.mine')}
        </Link>
      </Trail>
      <PageHead title={say('schedule.availability.title')} />
      <PageLead>{say('schedule.availability.lead')}</PageLead>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('schedule.availability.failed')} blockSize="680px" />
      )}
      {data !== undefined && (
        <>
          <SectionHead title={say('schedule.availability.week')} />
          <WeekForm employeeId={employeeId} week={data.week} />
          <OwnDates employeeId={employeeId} availability={data} />
        </>
      )}
    </>
  );
}
