import './week-totals.css';
import type { ReactNode } from 'react';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { useWords } from '../../kernel/words.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WhyButton, WhyPlace } from '../why/why-button.tsx';
import { StateChip } from './state-chip.tsx';

interface WeekTotalsProps {
  /** The week in words. */
  readonly week: string;
  /** Undefined while it loads. */
  readonly card: CardDetail | undefined;
  /** What may be done with the week. */
  readonly action: ReactNode;
}

/** A past week in one card: where it stands, and its hours by what they are paid at, each with its reasons. */
export function WeekTotals({ week, card, action }: WeekTotalsProps) {
  const { say, formats } = useWords();
  const figures = [
    ['weeklyHours', card?.workedMinutes, 'worked'],
    ['regular', card?.regularMinutes, 'regular'],
    ['overtime', card?.overtimeMinutes, 'overtime'],
    ['double', card?.doubleMinutes, 'double'],
  ] as const;
  return (
    <section className="card week-totals" aria-label={week}>
      <header>
        <h2>
          <bdi className="num">{week}</bdi>
        </h2>
        {card === undefined ? <Skeleton inlineSize="5rem" /> : <StateChip state={card.state} isOver={card.isOver} />}
        <span className="end">{action}</span>
      </header>
      <dl>
        {figures.map(([name, minutes, topic]) => (
          <div key={name}>
            <dt>
              {say(`timeCards.${name}`)}
              {card === undefined ? (
                <WhyPlace />
              ) : (
                <WhyButton
                  card={{ employeeId: card.employee.employeeId, startsOn: card.startsOn }}
                  figure={say(`timeCards.${name}`)}
                  topic={topic}
                />
              )}
            </dt>
            <dd className="num">
              {minutes === undefined ? <Skeleton inlineSize="4rem" /> : formats.duration(minutes)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
