import { useState, type ReactNode } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { StubTable } from '../stub-table.tsx';
import type { MissingRow } from './view.ts';

/** So many are drawn at first, and with each press: where a whole place has nothing to be paid, hundreds are missing. */
const drawnAtOnce = 50;

interface RunMissingProps {
  readonly missing: readonly MissingRow[];
  readonly currency: string;
  /** Leads to somebody’s card of the period. */
  readonly linkTo: (employeeId: string, children: ReactNode) => ReactNode;
}

/** Who was paid by the last run, and is not by this one: a forgotten card is found before payday, not after. */
export function RunMissing({ missing, currency, linkTo }: RunMissingProps) {
  const { say, formats } = useWords();
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const more = Math.min(drawnAtOnce, missing.length - drawn);
  return (
    <>
      <StubTable
        head={[say('payroll.run.missing', { count: missing.length }), say('payroll.run.before')]}
        rows={missing.slice(0, drawn).map(({ employeeId, name, beforeCents, isLeftOut }) => ({
          key: employeeId,
          name: linkTo(employeeId, <bdi>{name}</bdi>),
          beside: <span className="soft">{say(isLeftOut ? 'payroll.run.isLeftOut' : 'payroll.run.hasNothing')}</span>,
          cells: [formats.money(beforeCents, currency)],
        }))}
      />
      {more > 0 && (
        <div className="run-more">
          <Button size="sm" tone="ghost" onPress={() => setDrawn(drawn + drawnAtOnce)}>
            {say('payroll.run.showMore', { count: more })}
          </Button>
        </div>
      )}
    </>
  );
}
