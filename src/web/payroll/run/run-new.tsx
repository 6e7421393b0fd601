import type { ReactNode } from 'react';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { useWords } from '../../kernel/words.tsx';
import { StubTable } from '../stub-table.tsx';
import type { NewRow } from './compared.ts';

interface RunNewProps {
  readonly people: readonly NewRow[];
  readonly currency: string;
  /** Leads to somebody’s card of the period. */
  readonly linkTo: (employeeId: string, children: ReactNode) => ReactNode;
}

/** Who is paid by this run, and was not by the last: somebody who does not work here is found before they are paid. */
export function RunNew({ people, currency, linkTo }: RunNewProps) {
  const { say, formats } = useWords();
  const { drawn, more, draw, list } = useDrawn(people.length);
  if (people.length === 0) return null;
  return (
    <div ref={list}>
      <StubTable
        head={[say('payroll.run.new', { count: people.length }), say('payroll.run.now')]}
        rows={people.slice(0, drawn).map(({ employeeId, name, totalCents }) => ({
          key: employeeId,
          name: linkTo(employeeId, <bdi>{name}</bdi>),
          cells: [totalCents === undefined ? '–' : formats.money(totalCents, currency)],
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
