import type { ReactNode } from 'react';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { useWords } from '../../kernel/words.tsx';
import { StubTable } from '../stub-table.tsx';
import type { MissingRow } from './compared.ts';

interface RunMissingProps {
  readonly missing: readonly MissingRow[];
  readonly currency: string;
  /** Leads to somebody’s card of the period. */
  readonly linkTo: (employeeId: string, children: ReactNode) => ReactNode;
}

/** Who was paid by the last run, and is not by this one: a forgotten card is found before payday, not after. */
export function RunMissing({ missing, currency, linkTo }: RunMissingProps) {
  const { say, formats } = useWords();
  const { drawn, more, draw, list } = useDrawn(missing.length);
  if (missing.length === 0) return null;
  return (
    <div ref={list}>
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
          <ShowMore more={more} draw={draw} />
        </div>
      )}
    </div>
  );
}
