import './pay-lines.css';
import type { CardDetail, PayLineReply } from '../../../contract/time-cards/cards.ts';
import { useWords, type Words } from '../../kernel/words.tsx';
import { Table } from '../../ui/table.tsx';
import { WhyButton } from '../why/why-button.tsx';

/** What the week pays, line by line; the lines add up to the gross. Nothing where the reader may not see rates. */
export function PayLines({ card }: { readonly card: CardDetail }) {
  const words = useWords();
  const { say, formats } = words;
  const { employee, startsOn, pay } = card;
  if (pay === null || pay.lines.length === 0) return null;
  const { currency, grossCents, lines } = pay;
  const title = say('timeCards.payLines');
  return (
    <Table label={title} className="pay-lines">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className="n">
            {say('timeCards.hours')}
          </th>
          <th scope="col" className="n">
            {say('timeCards.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={keyOf(line)}>
            <th scope="row">
              {nameOf(line, words)}
              <WhyButton
                card={{ employeeId: employee.employeeId, startsOn }}
                figure={nameOf(line, words)}
                topic="pay"
                line={line}
              />
            </th>
            <td className="n num">
              <bdi>{line.minutes === null ? '–' : formats.duration(line.minutes)}</bdi>
            </td>
            <td className="n num">
              <bdi>{formats.money(line.cents, currency)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('timeCards.pay')}</th>
          <td />
          <td className="n num strong">
            <bdi>{formats.money(grossCents, currency)}</bdi>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

function nameOf({ kind, multiplier, code, date }: PayLineReply, { say, formats }: Words): string {
  const name = say(`timeCards.line.${kind}`, { multiplier: multiplier ?? '', code: code ?? '' });
  return date === null ? name : say('timeCards.whyOf', { figure: name, date: formats.date(date) });
}

/** What tells the lines of one week apart. */
const keyOf = ({ kind, multiplier, code, date, minutes, cents }: PayLineReply): string =>
  [kind, multiplier, code, date, minutes, cents].join(' ');
