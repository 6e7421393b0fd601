import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { useWords } from '../../kernel/words.tsx';
import { StubTable } from '../stub-table.tsx';
import type { RunRow } from './view.ts';

/** Whose pay is unlike last time, after a holiday week everybody's: looked at before it is paid. */
export function RunUnusual({ rows, currency }: { readonly rows: readonly RunRow[]; readonly currency: string }) {
  const { say, formats } = useWords();
  const unusual = rows.filter((row) => row.isUnusual);
  const { drawn, more, draw, list } = useDrawn(unusual.length);
  if (unusual.length === 0) return null;
  const money = (sum: number) => formats.money(sum, currency);
  return (
    <div ref={list}>
      <StubTable
        head={[
          say('payroll.run.unusual', { count: unusual.length }),
          say('payroll.run.before'),
          say('payroll.run.now'),
        ]}
        rows={unusual.slice(0, drawn).map(({ person, name, figures }) => ({
          key: person.employeeId,
          name,
          cells: [money(person.beforeCents ?? 0), money(figures.totalCents)],
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
