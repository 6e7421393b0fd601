import '../files/blocked-weeks.css';
import './pay-grid.css';
import type { ReactNode } from 'react';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { useDrawnInCard } from '../files/use-drawn-in-card.ts';
import { RowBlockers } from './row-blockers.tsx';
import type { RunRow } from './view.ts';

interface RunBlockedProps {
  readonly blocked: readonly RunRow[];
  readonly currency: string;
  readonly linkTo: (row: RunRow, children: ReactNode) => ReactNode;
  readonly onLeaveOut: (rows: readonly RunRow[]) => void;
}

/** Who cannot be paid as things are, and why: each is seen to first, or left out. */
export function RunBlocked({ blocked, currency, linkTo, onLeaveOut }: RunBlockedProps) {
  const { say } = useWords();
  const { drawn, more, draw, list } = useDrawnInCard(blocked.length);
  return (
    <section className="card blocked-weeks run-blocked" aria-labelledby="run-blocked">
      <div className="row">
        <h2 id="run-blocked">{say('payroll.files.first', { count: blocked.length })}</h2>
        {blocked.length > 1 && (
          <Button size="sm" onPress={() => onLeaveOut(blocked)}>
            {say('payroll.run.leaveAllOut', { count: blocked.length })}
          </Button>
        )}
      </div>
      <ul ref={list}>
        {blocked.slice(0, drawn).map((row) => (
          <li key={row.person.employeeId}>
            {linkTo(row, <bdi>{row.name}</bdi>)}
            <RowBlockers className="soft" blockers={row.blockers} currency={currency} />
            <Button
              size="sm"
              tone="ghost"
              aria-label={say(isOwedBack(row) ? 'payroll.run.carryNamed' : 'payroll.run.leaveOutNamed', {
                name: row.name,
              })}
              onPress={() => onLeaveOut([row])}
            >
              {say(isOwedBack(row) ? 'payroll.run.carry' : 'payroll.run.leaveOut')}
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore more={more} draw={draw} />
    </section>
  );
}

/** Whoever got more than is due is left out until there is something to set it against. */
const isOwedBack = ({ blockers }: RunRow): boolean => blockers.every(({ kind }) => kind === 'owed_back');
