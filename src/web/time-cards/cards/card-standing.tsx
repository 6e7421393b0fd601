import type { ReactNode } from 'react';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { CardChanges } from './card-changes.tsx';
import { CardFlags } from './card-flags.tsx';
import { StateChip } from './state-chip.tsx';

interface CardStandingProps {
  readonly card: CardDetail;
  /** What mends the hours that are flagged, beside their flags. */
  readonly mend: ReactNode;
}

/** Where a card stands, before its figures: who put a name to it and when, what is odd, and what changed since. */
export function CardStanding({ card, mend }: CardStandingProps) {
  const { say, formats } = useWords();
  const inForce = stepsInForce(card);
  return (
    <section className="standing" aria-label={say('timeCards.state')}>
      <div className="standing-line">
        <StateChip state={card.state} isOver={card.isOver} />
        {inForce.map(({ sequence, step, by, at }) => (
          <span key={sequence} className="soft">
            {say('timeCards.stepOn', {
              step: say(`timeCards.step.${step}`, { name: by }),
              date: formats.date(dateAt(at, card.zone)),
            })}
          </span>
        ))}
      </div>
      {card.flags.length > 0 && (
        <div className="standing-line">
          <CardFlags flags={card.flags} />
          {mend}
        </div>
      )}
      <CardChanges card={card} />
    </section>
  );
}

/** What was said of the card since it was opened again, each once: of two approvals the later. */
function stepsInForce({ steps }: CardDetail): CardDetail['steps'] {
  const since = steps.slice(steps.findLastIndex(({ step }) => step === 'reopened') + 1);
  return since.filter(({ step }, place) => since.findLastIndex((other) => other.step === step) === place);
}
