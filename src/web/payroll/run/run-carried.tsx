import { useWords } from '../../kernel/words.tsx';
import { StubTable } from '../stub-table.tsx';
import type { RunRow } from './view.ts';

/** Who is left out and got more than is due: it is set against what they are paid next. */
export function RunCarried({ rows, currency }: { readonly rows: readonly RunRow[]; readonly currency: string }) {
  const { say, formats } = useWords();
  const carried = rows.filter(({ isSkipped, figures }) => isSkipped && figures.totalCents < 0);
  return (
    <StubTable
      head={[say('payroll.run.carried', { count: carried.length }), say('payroll.amount')]}
      rows={carried.map(({ person, name, figures }) => ({
        key: person.employeeId,
        name: <bdi>{name}</bdi>,
        cells: [formats.money(figures.totalCents, currency)],
      }))}
    />
  );
}
