import './traced.css';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { RestsSigned } from './rests-signed.tsx';
import { StatementSigned } from './statement-signed.tsx';

/** Who signed, approved, locked and reopened the card, when, and with which hours. */
export function CardHistory({ card: { steps, zone } }: { readonly card: CardDetail }) {
  const { say, formats } = useWords();
  return (
    <section>
      <SectionHead title={say('timeCards.history')} />
      {steps.length === 0 && <p>{say('timeCards.noSteps')}</p>}
      <ol className="traced">
        {steps.map(({ sequence, step, by, at, reason, attestation, rests, workedMinutes }) => (
          <li key={sequence}>
            <span>{say(`timeCards.step.${step}`, { name: by })}</span>
            <small>
              {formats.facts([
                formats.date(dateAt(at, zone)),
                formats.time(at, zone),
                say('timeCards.stepFigures', { worked: formats.duration(workedMinutes) }),
              ])}
            </small>
            <StatementSigned attestation={attestation} />
            <RestsSigned rests={rests} />
            {reason !== null && <small>{say('timeCards.stepReason', { reason })}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}
