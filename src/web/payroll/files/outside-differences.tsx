import './blocked-weeks.css';
import type { ReactNode } from 'react';
import type { PayrollFilesReply } from '../../../contract/payroll/files.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useWords } from '../../kernel/words.tsx';
import { useDrawnInCard } from './use-drawn-in-card.ts';

interface OutsideDifferencesProps {
  readonly reply: Pick<PayrollFilesReply, 'differences' | 'currency'>;
  /** Leads to the card of a week. */
  readonly link: (
    week: { readonly employeeId: string; readonly startsOn: PlainDate },
    children: ReactNode,
  ) => ReactNode;
}

/** What of earlier weeks is paid with the period: files hold the hours of their own period, so it is entered by hand. */
export function OutsideDifferences({ reply: { differences, currency }, link }: OutsideDifferencesProps) {
  const { say, formats } = useWords();
  const { drawn, more, draw, list } = useDrawnInCard(differences.length);
  if (differences.length === 0) return null;
  return (
    <section className="card blocked-weeks" aria-labelledby="outside-differences">
      <h2 id="outside-differences">{say('payroll.files.differences', { count: differences.length })}</h2>
      <p className="soft">{say('payroll.files.differencesLead')}</p>
      <ul ref={list}>
        {differences
          .slice(0, drawn)
          .map(({ employeeId, firstName, lastName, startsOn, endsOn, minutes, cents, isPaid }) => (
            <li key={`${employeeId} ${startsOn} ${isPaid}`}>
              {link({ employeeId, startsOn }, <bdi>{nameOf({ firstName, lastName })}</bdi>)}
              <span className="soft">{formats.dateRange(startsOn, endsOn)}</span>
              <bdi className="num">{formats.duration(minutes)}</bdi>
              <bdi className="num">{formats.money(cents, currency)}</bdi>
              <span className="soft">
                {say(isPaid ? 'payroll.files.difference.paid' : 'payroll.files.difference.due')}
              </span>
            </li>
          ))}
      </ul>
      <ShowMore more={more} draw={draw} />
    </section>
  );
}

const nameOf = ({
  firstName,
  lastName,
}: Pick<PayrollFilesReply['differences'][number], 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;
