import type { ReactNode } from 'react';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Table } from '../ui/table.tsx';
import { useEndingCertificates } from './queries.ts';

/** The certificates of the reader's people that end soon or have ended, the first of them first. `link` leads to a person's page. */
export function EndingList({
  today,
  link,
}: {
  readonly today: PlainDate;
  readonly link: (employeeId: string, name: string) => ReactNode;
}) {
  const { say, formats } = useWords();
  const { data, error, refetch } = useEndingCertificates();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('skills.endingFailed')} blockSize="240px" />;
  if (data.certificates.length === 0) return <EmptyState text={say('skills.endingNone')} />;
  return (
    <Table className="in-lines" label={say('skills.endingTitle')}>
      <thead>
        <tr>
          <th scope="col">{say('skills.person')}</th>
          <th scope="col">{say('skills.certificate')}</th>
          <th scope="col">{say('skills.endsOn')}</th>
          <th scope="col">{say('skills.standing')}</th>
          <th scope="col">{say('skills.place')}</th>
        </tr>
      </thead>
      <tbody>
        {data.certificates.map(({ heldId, employeeId, name, skillName, endsOn, locationName }) => (
          <tr key={heldId}>
            <th scope="row">{link(employeeId, name)}</th>
            <td>
              <bdi>{skillName}</bdi>
            </td>
            <td className="num below-end">{formats.fullDate(endsOn)}</td>
            <td className="top-end">
              <Chip tone={endsOn < today ? 'out' : 'brk'}>
                {say(endsOn < today ? 'skills.ended' : 'skills.ends_soon')}
              </Chip>
            </td>
            <td className="below">
              <bdi>{locationName}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
