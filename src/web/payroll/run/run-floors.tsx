import '../files/blocked-weeks.css';
import { parseCents } from '../../../domain/kernel/money.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useWords } from '../../kernel/words.tsx';
import { useDrawnInCard } from '../files/use-drawn-in-card.ts';
import type { RunRow } from './view.ts';

/** Whose deductions, or what is set off, cut into the minimum wage: lawful for some kinds of them, so that whoever pays looks at it and decides. */
export function RunFloors({ rows, currency }: { readonly rows: readonly RunRow[]; readonly currency: string }) {
  const { say, formats } = useWords();
  const money = (sum: number) => formats.money(sum, currency);
  const cut = rows.flatMap((row) => (row.mostDeducted === undefined ? [] : [{ ...row, most: row.mostDeducted }]));
  const { drawn, more, draw, list } = useDrawnInCard(cut.length);
  if (cut.length === 0) return null;
  return (
    <section className="card blocked-weeks" aria-labelledby="run-floors">
      <h2 id="run-floors">{say('payroll.run.floors', { count: cut.length })}</h2>
      <ul ref={list}>
        {cut.slice(0, drawn).map(({ person, name, figures, most }) => (
          <li key={person.employeeId}>
            <bdi className="strong">{name}</bdi>
            <span>
              {say(person.setOffCents > 0 ? 'payroll.floorSetOff' : 'payroll.floor', {
                sum: money(figures.deductionsCents + person.setOffCents),
                most: money(most),
                wage: money(parseCents(person.minimumWage ?? '') ?? 0),
              })}
            </span>
          </li>
        ))}
      </ul>
      <ShowMore more={more} draw={draw} />
      <p className="soft">{say('payroll.floorWhy')}</p>
    </section>
  );
}
