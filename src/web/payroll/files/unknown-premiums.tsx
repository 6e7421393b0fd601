import './blocked-weeks.css';
import type { ReactNode } from 'react';
import type { PayrollFilesReply } from '../../../contract/payroll/files.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useWords } from '../../kernel/words.tsx';
import { useDrawnInCard } from './use-drawn-in-card.ts';

interface UnknownPremiumsProps {
  readonly reply: Pick<PayrollFilesReply, 'unknownPremiums'>;
  /** Leads to the card of a week. */
  readonly link: (
    week: { readonly employeeId: string; readonly startsOn: PlainDate },
    children: ReactNode,
  ) => ReactNode;
}

/** Whose premiums no file can hold, since nobody knows here what an hour of theirs is paid; the files are made all the same. */
export function UnknownPremiums({ reply: { unknownPremiums }, link }: UnknownPremiumsProps) {
  const { say, formats } = useWords();
  const lines = unknownPremiums.flatMap(linesOf);
  const { drawn, more, draw, list } = useDrawnInCard(lines.length);
  if (unknownPremiums.length === 0) return null;
  const people = new Set(unknownPremiums.map(({ employeeId }) => employeeId)).size;
  return (
    <section className="card blocked-weeks" aria-labelledby="unknown-premiums">
      <h2 id="unknown-premiums">{say('payroll.files.unknownPremiums', { count: people })}</h2>
      <p className="soft">{say('payroll.files.unknownPremiumsLead')}</p>
      <ul ref={list}>
        {lines.slice(0, drawn).map(({ week, kind, code, days }) => (
          <li key={`${week.employeeId} ${week.startsOn} ${kind} ${code}`}>
            {link(week, <bdi>{nameOf(week)}</bdi>)}
            <span className="soft">
              {/* Its flag is another one, but the same is owed. */}
              {kind === 'meal-premium' ? say('payroll.files.unknownMeals') : say(`timeCards.line.${kind}`, { code })}
            </span>
            <span className="soft">{formats.list(days.map((date) => formats.date(date)))}</span>
          </li>
        ))}
      </ul>
      <ShowMore more={more} draw={draw} />
    </section>
  );
}

type Week = PayrollFilesReply['unknownPremiums'][number];

const linesOf = (week: Week) =>
  [
    { week, kind: 'meal-premium' as const, code: '', days: week.meals },
    { week, kind: 'rest-premium' as const, code: '', days: week.rests },
    ...week.others.map(({ kind, code, days }) => ({ week, kind, code: code ?? '', days })),
  ].filter(({ days }) => days.length > 0);

const nameOf = ({ firstName, lastName }: Pick<Week, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;
