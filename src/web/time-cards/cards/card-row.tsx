import type { ReactNode } from 'react';
import type { CardSummary } from '../../../contract/time-cards/cards.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { CardFlags } from './card-flags.tsx';
import { StateChip } from './state-chip.tsx';
import { nameOf } from './view.ts';

interface CardRowProps {
  readonly card: CardSummary;
  readonly severalWeeks: boolean;
  /** Leads to the card itself. */
  readonly link: (card: CardSummary, children: ReactNode) => ReactNode;
}

/** One card of the list; on a phone two lines. */
export function CardRow({ card, severalWeeks, link }: CardRowProps) {
  const { say, formats } = useWords();
  const { employee, startsOn, endsOn, workedMinutes, regularMinutes, overtimeMinutes, doubleMinutes } = card;
  const name = nameOf(card);
  const figure = (minutes: number, place = 'hide-s') => (
    <td className={`n ${place}`}>
      <bdi className="num">{formats.duration(minutes)}</bdi>
    </td>
  );
  return (
    <tr data-goes-on>
      <th scope="row">
        <span className="who">
          <Avatar name={name} photoUrl={employee.photoUrl} />
          <span>
            {link(card, <bdi>{name}</bdi>)}
            <span className="line-2">
              <bdi>{employee.home.name}</bdi>
              {severalWeeks && <bdi className="num">{formats.dateRange(startsOn, endsOn)}</bdi>}
              {card.isOwn && <span>{say('timeCards.ownCard')}</span>}
            </span>
          </span>
        </span>
      </th>
      <td className="notes">
        <CardFlags flags={card.flags} />
      </td>
      {figure(workedMinutes, 'strong')}
      {figure(regularMinutes)}
      {figure(overtimeMinutes)}
      {figure(doubleMinutes)}
      <td className="standing">
        <StateChip state={card.state} isOver={card.isOver} />
      </td>
    </tr>
  );
}
