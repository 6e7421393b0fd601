import { useWords } from '../../kernel/words.tsx';
import type { DrawnByOthers } from './record-dialog.tsx';
import { owedLines, type PaymentSums } from './view.ts';

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
  return (
    <section className="owed" aria-labelledby="owed-by-rules">
      <h3 id="owed-by-rules">{say('payroll.owed')}</h3>
      <ul>
        {owedLines(sums.logs).map((line) => {
          const { startsOn, kind, multiplier, code, cents } = line;
          const figure = say(`timeCards.line.${kind}`, { multiplier: multiplier ?? '', code: code ?? '' });
          return (
            <li key={[startsOn, kind, multiplier, code].join(' ')}>
              <span>{figure}</span>
              {renderWhy(employeeId, line, figure)}
              <bdi className="num">{money(cents)}</bdi>
            </li>
          );
        })}
        {sums.logs
          .filter(({ isDifference }) => isDifference)
          .map(({ id, date, owedCents }) => (
            <li key={id}>
              <span>{say('payroll.differenceOf', { date: formats.date(date) })}</span>
              <bdi className="num">{money(owedCents)}</bdi>
            </li>
          ))}
        <li className="strong">
          <span>{say('payroll.owedTotal')}</span>
          <bdi className="num">{money(sums.owedCents)}</bdi>
        </li>
      </ul>
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
