import '../stub-dialog.css';
import { useWords } from '../../kernel/words.tsx';
import { StubTable } from '../stub-table.tsx';
import { differenceOf, movesPayAlone, owedLines } from './owed.ts';
import type { DrawnByOthers } from './record-dialog.tsx';
import type { PaymentSums } from './view.ts';

interface OwedByRulesProps {
  readonly employeeId: string;
  readonly sums: PaymentSums;
  readonly currency: string;
  readonly renderWhy: DrawnByOthers['renderWhy'];
}

/** What the rules say is owed for the chosen days, line by line, and by how much total pay is something else. */
export function OwedByRules({ employeeId, sums, currency, renderWhy }: OwedByRulesProps) {
  const { say, formats } = useWords();
  const money = (cents: number) => formats.money(cents, currency);
  if (sums.logs.length === 0) return null;
  const differences = sums.logs.filter(({ isDifference }) => isDifference);
  return (
    <section className="owed" aria-labelledby="owed-by-rules">
      <h3 id="owed-by-rules">{say('payroll.owed')}</h3>
      <ul>
        {owedLines(sums.logs).map((line) => {
          const { startsOn, kind, multiplier, code, cents, shares } = line;
          const asked = { startsOn, line: { kind, multiplier, code } };
          const figure = say(`timeCards.line.${kind}`, { multiplier: multiplier ?? '', code: code ?? '' });
          return (
            <li key={[startsOn, kind, multiplier, code].join(' ')}>
              <span>{figure}</span>
              {renderWhy(
                employeeId,
                asked,
                figure,
                <>
                  <p>{say('payroll.whyShares')}</p>
                  <StubTable
                    head={[say('payroll.daysChosen'), say('payroll.amount')]}
                    rows={shares.map((share) => ({
                      key: share.date,
                      name: formats.date(share.date),
                      cells: [money(share.cents)],
                    }))}
                    total={[figure, money(cents)]}
                  />
                </>,
              )}
              <bdi className="num">{money(cents)}</bdi>
            </li>
          );
        })}
        {differences.map((log) => {
          const on = { date: formats.date(log.date) };
          const from = differenceOf(log);
          const figure = movesPayAlone(log) ? say('payroll.payDifferenceOf', on) : say('payroll.differenceOf', on);
          return (
            <li key={log.id}>
              <span>{figure}</span>
              {renderWhy(
                employeeId,
                { startsOn: log.startsOn },
                figure,
                from !== undefined && (
                  <StubTable
                    head={[formats.longDate(log.date), say('payroll.amount')]}
                    rows={[
                      { key: 'now', name: say('payroll.owedNow'), cells: [money(from.nowCents)] },
                      { key: 'settled', name: say('payroll.settledBefore'), cells: [money(0 - from.settledCents)] },
                    ]}
                    total={[figure, money(log.owedCents)]}
                  />
                ),
              )}
              <bdi className="num">{money(log.owedCents)}</bdi>
            </li>
          );
        })}
        <li className="strong">
          <span>{say('payroll.owedTotal')}</span>
          <bdi className="num">{money(sums.owedCents)}</bdi>
        </li>
      </ul>
      {differences.some(movesPayAlone) && <p className="soft">{say('payroll.payDifferenceWhy')}</p>}
      {sums.beyondOwed !== undefined && (
        <p className="notice" role="status">
          {sums.beyondOwed > 0
            ? say('payroll.moreThanOwed', { amount: money(sums.beyondOwed) })
            : say('payroll.lessThanOwed', { amount: money(0 - sums.beyondOwed) })}
        </p>
      )}
    </section>
  );
}
