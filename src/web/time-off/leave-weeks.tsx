import './time-off.css';
import type { TimeOffPoliciesReply } from '../../contract/time-off/time-off-policies.ts';
import { useWords } from '../kernel/words.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Table } from '../ui/table.tsx';
import { LeaveWeekForm } from './leave-week-form.tsx';
import { dayIn, daysIn } from './view/week-text.ts';

/** What a day off is: every week that was set, and a form for another. */
export function LeaveWeeks({ policies }: { readonly policies: TimeOffPoliciesReply }) {
  const { say, formats } = useWords();
  return (
    <div className="leave-part">
      <LeaveWeekForm policies={policies} />
      {policies.weeks.length === 0 ? (
        <EmptyState text={say('timeOff.weeksNone')} />
      ) : (
        <Table label={say('timeOff.weeks')}>
          <thead>
            <tr>
              <th scope="col">{say('timeOff.policyFrom')}</th>
              <th scope="col">{say('timeOff.policyFor')}</th>
              <th scope="col">{say('timeOff.weekHours')}</th>
              <th scope="col">{say('timeOff.weekDays')}</th>
              <th scope="col">{say('timeOff.setBy')}</th>
            </tr>
          </thead>
          <tbody>
            {policies.weeks.map(({ id, name, startsOn, setBy, week }) => (
              <tr key={id}>
                <td className="num">{formats.fullDate(startsOn)}</td>
                <td>
                  <bdi>{name ?? say('timeOff.everybody')}</bdi>
                </td>
                <td className="num">
                  <bdi>{dayIn(formats, week.dayMinutes)}</bdi>
                </td>
                <td>{daysIn(say, formats, week.weekdays)}</td>
                <td>
                  <bdi>{setBy}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}
