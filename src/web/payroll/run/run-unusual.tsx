import type { PayRunReply } from '../../../contract/payroll/pay-run.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { useWords } from '../../kernel/words.tsx';
import { StubTable } from '../stub-table.tsx';
import { comparedWithLast } from './compared.ts';
import type { RunRow } from './view.ts';

interface RunUnusualProps {
  readonly run: Pick<PayRunReply, 'lastRun' | 'missing' | 'settled' | 'currency'>;
  readonly rows: readonly RunRow[];
  readonly payDate: PlainDate;
}

/** Whose pay is unlike last time, after a holiday week everybody's, and what that comes to in all: looked at before it is paid. */
export function RunUnusual({ run, rows, payDate }: RunUnusualProps) {
  const { say, formats } = useWords();
  const unusual = rows.filter((row) => row.isUnusual);
  const { drawn, more, draw, list } = useDrawn(unusual.length);
  if (run.lastRun === null) return <p className="soft">{say('payroll.run.noLast')}</p>;
  const compared = comparedWithLast(run, rows);
  if (compared === undefined) return null;
  const figures = (before: number, now: number) =>
    [before, now, now - before].map((sum) => formats.money(sum, run.currency));
  const columns = [say('payroll.run.before'), say('payroll.run.now'), say('payroll.difference')];
  const inAll = figures(compared.beforeCents, compared.nowCents);
  return (
    <div ref={list}>
      <p className="soft run-compared">
        {say('payroll.run.lastOf', {
          dates: formats.dateRange(run.lastRun.startsOn, run.lastRun.endsOn, payDate),
        })}{' '}
        {unusual.length === 0 && compared.hasBoth && say('payroll.run.usual')}{' '}
        {compared.paid.people > 0 &&
          say('payroll.run.paidAlready', {
            count: compared.paid.people,
            sum: formats.money(compared.paid.cents, run.currency),
          })}
      </p>
      {unusual.length === 0 ? (
        <StubTable
          head={[say('payroll.run.inAll'), ...columns]}
          rows={[{ key: 'all', name: say('payroll.grossWages'), cells: inAll }]}
        />
      ) : (
        <StubTable
          head={[say('payroll.run.unusual', { count: unusual.length }), ...columns]}
          rows={unusual.slice(0, drawn).map(({ person, name, figures: { totalCents } }) => ({
            key: person.employeeId,
            name: <bdi>{name}</bdi>,
            cells: figures(person.beforeCents ?? 0, totalCents + person.paidCents),
          }))}
          total={[say('payroll.run.inAll'), ...inAll]}
        />
      )}
      {more > 0 && (
        <div className="run-more">
          <ShowMore more={more} draw={draw} />
        </div>
      )}
    </div>
  );
}
