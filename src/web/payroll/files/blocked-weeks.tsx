import './blocked-weeks.css';
import type { ReactNode } from 'react';
import type { PayrollFilesReply } from '../../../contract/payroll/files.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useWords } from '../../kernel/words.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { useDrawnInCard } from './use-drawn-in-card.ts';

export type BlockedWeek = PayrollFilesReply['blockers'][number];

interface BlockedWeeksProps {
  readonly blockers: readonly BlockedWeek[];
  readonly leaveOut: boolean;
  readonly onLeaveOut: (leaveOut: boolean) => void;
  /** Leads to the card of a week. */
  readonly link: (week: BlockedWeek, children: ReactNode) => ReactNode;
}

/** Who would be in no file, and why: looked at first, or left out knowingly. */
export function BlockedWeeks({ blockers, leaveOut, onLeaveOut, link }: BlockedWeeksProps) {
  const { say, formats } = useWords();
  const { drawn, more, draw, list } = useDrawnInCard(blockers.length);
  const people = new Set(blockers.map(({ employeeId }) => employeeId)).size;
  return (
    <section className="card blocked-weeks" aria-labelledby="blocked-weeks">
      <h2 id="blocked-weeks">{say('payroll.files.first', { count: people })}</h2>
      <ul ref={list}>
        {blockers.slice(0, drawn).map((week) => (
          <li key={`${week.employeeId} ${week.startsOn}`}>
            {link(week, <bdi>{nameOf(week)}</bdi>)}
            <span className="soft">
              {formats.facts([
                formats.dateRange(week.startsOn, week.endsOn),
                formats.duration(week.workedMinutes),
                say(`payroll.files.blocker.${week.kind}`),
              ])}
            </span>
          </li>
        ))}
      </ul>
      <ShowMore more={more} draw={draw} />
      <CheckField isSelected={leaveOut} onChange={onLeaveOut} name="leaveOut">
        {say('payroll.files.leaveOut', { count: people })}
      </CheckField>
    </section>
  );
}

const nameOf = ({ firstName, lastName }: BlockedWeek): string => `${firstName} ${lastName}`;
