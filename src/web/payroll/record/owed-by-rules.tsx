import { useWords } from '../../kernel/words.tsx';
import type { DrawnByOthers } from './record-dialog.tsx';
import { movesPayAlone, owedLines, type PaymentSums } from './view.ts';

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
          const { startsOn, kind, multiplier, code, cents } = line;
          const asked = { startsOn, line: { kind, multiplier, code } };
          const figure = say(`timeCards.line.${kind}`, { multiplier: multiplier ?? '', code: code ?? '' });
          return (
            <li key={[startsOn, kind, multiplier, code].join(' ')}>
              <span>{figure}</span>
              {renderWhy(employeeId, asked, figure)}
              <bdi className="num">{money(cents)}</bdi>
            </li>
          );
        })}
        {differences.map((log) => {
          const on = { date: formats.date(log.date) };
          const figure = movesPayAlone(log) ? say('payroll.payDifferenceOf', on) : say('payroll.differenceOf', on);
          return (
            <li key={log.id}>
              <span>{figure}</span>
              {renderWhy(employeeId, { startsOn: log.startsOn }, figure)}
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
