import './traced.css';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { dateAt, millisecondsPerMinute } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { SectionHead } from '../../ui/layout.tsx';

type Traced = CardDetail['punches'][number];

/** Every punch of the week as it was recorded, those that were taken back among them, struck through. */
export function CardPunches({ card: { punches, zone } }: { readonly card: CardDetail }) {
  const { say, formats } = useWords();
  return (
    <section>
      <SectionHead title={say('timeCards.punches')} />
      {punches.length === 0 && <p>{say('timeCards.noPunches')}</p>}
      <ul className="traced">
        {punches.map((punch) => (
          <li key={punch.id}>
            <span className={punch.takenBack ? 'struck' : ''}>
              {say('timeCards.punchAt', {
                kind: say(`timeCards.punch.${punch.kind}`),
                date: formats.date(dateAt(punch.punchedAt, zone)),
                time: formats.time(punch.punchedAt, zone),
              })}
            </span>
            <Origin punch={punch} />
            {punch.takenBack && <TakenBack of={punch.takenBack} zone={zone} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A device that is off by less is as good as any. */
const toldFromMinutes = 1;

function Origin({ punch: { source, recordedBy, skewMilliseconds, reason } }: { readonly punch: Traced }) {
  const { say, formats } = useWords();
  const skew = Math.floor(Math.abs(skewMilliseconds ?? 0) / millisecondsPerMinute);
  const facts = [say(`timeCards.source.${source}`), say('timeCards.recordedBy', { name: recordedBy })];
  if (skew >= toldFromMinutes) facts.push(say('timeCards.skew', { duration: formats.duration(skew) }));
  if (source === 'correction' && reason !== null) facts.push(say('timeCards.stepReason', { reason }));
  return <small>{formats.facts(facts)}</small>;
}

function TakenBack({
  of: { by: name, at, reason },
  zone,
}: {
  readonly of: NonNullable<Traced['takenBack']>;
  readonly zone: CardDetail['zone'];
}) {
  const { say, formats } = useWords();
  const date = formats.date(dateAt(at, zone));
  // An undo is its own reason.
  const isUndo = reason === null || reason === 'undo';
  return (
    <small>
      {isUndo ? say('timeCards.takenBack', { name, date }) : say('timeCards.takenBackWhy', { name, date, reason })}
    </small>
  );
}
