import { HolidayCalendar } from '../holidays/holiday-calendar.tsx';
import { useTitle } from '../kernel/title.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { AwayLimits } from '../time-off/away-limits.tsx';
import { LeaveWeeks } from '../time-off/leave-weeks.tsx';
import { PolicyForm } from '../time-off/policy-form.tsx';
import { PolicyHistory } from '../time-off/policy-history.tsx';
import { useTimeOffPolicies } from '../time-off/queries.ts';
import { TypeList } from '../time-off/type-list.tsx';
import { PageHead, PageLead, SectionHead } from '../ui/layout.tsx';

/** /time-off-policy, for admins: by which rules each type is earned. */
export function TimeOffPolicy() {
  const { say } = useWords();
  useTitle(say('timeOff.policies'));
  const { data, error, refetch } = useTimeOffPolicies();
  return (
    <>
      <PageHead title={say('timeOff.policies')} />
      <PageLead>{say('timeOff.policiesLead')}</PageLead>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('timeOff.policiesFailed')} blockSize="620px" />
      )}
      {data !== undefined && (
        <>
          <PolicyForm policies={data} />
          <SectionHead title={say('timeOff.policiesSet')} />
          <PolicyHistory policies={data} />
          <SectionHead title={say('timeOff.weeks')} />
          <PageLead>{say('timeOff.weeksLead')}</PageLead>
          <LeaveWeeks policies={data} />
          <TypeList />
          <SectionHead title={say('timeOff.limits')} />
          <PageLead>{say('timeOff.limitsLead')}</PageLead>
          <AwayLimits />
          <SectionHead title={say('holidays.title')} />
          <PageLead>{say('holidays.lead')}</PageLead>
          <HolidayCalendar />
        </>
      )}
    </>
  );
}
