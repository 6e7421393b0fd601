import './time-off.css';
import type { TimeOffPoliciesReply } from '../../contract/time-off/time-off-policies.ts';
import { useWords } from '../kernel/words.tsx';
import { LeaveWeekForm } from './leave-week-form.tsx';
import { VersionTable } from './version/version-table.tsx';
import { dayIn, daysIn } from './view/week-text.ts';

/** What a day off is: every week that was set, and a form for another. */
export function LeaveWeeks({ policies }: { readonly policies: TimeOffPoliciesReply }) {
  const { say, formats } = useWords();
  return (
    <div className="leave-part">
      <LeaveWeekForm policies={policies} />
      <VersionTable
        label={say('timeOff.weeks')}
        none={say('timeOff.weeksNone')}
        versions={policies.weeks}
        says={[
          {
            head: say('timeOff.weekHours'),
            text: ({ week }) => dayIn(formats, week.dayMinutes),
            isNumber: true,
          },
          { head: say('timeOff.weekDays'), text: ({ week }) => daysIn(say, formats, week.weekdays) },
        ]}
      />
    </div>
  );
}
