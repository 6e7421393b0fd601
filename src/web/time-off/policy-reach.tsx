import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { previewTimeOffPolicy } from '../../contract/time-off/time-off-policies.ts';
import { useWords } from '../kernel/words.tsx';
import { Table } from '../ui/table.tsx';

/** Whom a policy would reach, and what is written for each at once. */
export function PolicyReach({ reach }: { readonly reach: ReplyOf<typeof previewTimeOffPolicy> }) {
  const { say, formats } = useWords();
  const { affectedCount, people } = reach;
  return (
    <>
      <p>{say('timeOff.reaches', { count: affectedCount })}</p>
      {people.length > 0 && (
        <Table label={say('timeOff.reachTable')}>
          <thead>
            <tr>
              <th scope="col">{say('timeOff.person')}</th>
              <th scope="col">{say('timeOff.hired')}</th>
              <th scope="col" className="r">
                {say('timeOff.dueNow')}
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ employeeId, name, hiredOn, dueMinutes }) => (
              <tr key={employeeId}>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td className="num">{formats.fullDate(hiredOn)}</td>
                <td className="num r">
                  <bdi>{formats.hours(dueMinutes, 'where_needed').text}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
