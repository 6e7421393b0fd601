import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { StubTable } from '../stub-table.tsx';
import type { RunRow } from './view.ts';

/** So many are drawn at first, and with each press; after a holiday week everybody is unlike last time. */
const drawnAtOnce = 50;

/** Whose pay is unlike last time: looked at before it is paid. */
export function RunUnusual({ rows, currency }: { readonly rows: readonly RunRow[]; readonly currency: string }) {
  const { say, formats } = useWords();
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const unusual = rows.filter((row) => row.isUnusual);
  const more = Math.min(drawnAtOnce, unusual.length - drawn);
  const money = (sum: number) => formats.money(sum, currency);
  return (
    <>
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
          <Button size="sm" tone="ghost" onPress={() => setDrawn(drawn + drawnAtOnce)}>
            {say('payroll.run.showMore', { count: more })}
          </Button>
        </div>
      )}
    </>
  );
}
