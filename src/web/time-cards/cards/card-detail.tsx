import './card-detail.css';
import type { CardDetail } from '../../../contract/time-cards/card-steps.ts';
import { spanOfDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { Stat } from '../../ui/table.tsx';
import { TimeCardTable } from '../time-card-table.tsx';
import type { Week } from '../view/week.ts';
import { CardChanges } from './card-changes.tsx';
import { CardFlags } from './card-flags.tsx';
import { CardHistory } from './card-history.tsx';
import { CardPunches } from './card-punches.tsx';

/** A card with everything behind it: figures, what changed, the days on one axis, punches as they were recorded, who said what. */
export function CardDetailParts({ card }: { readonly card: CardDetail }) {
  const { say, formats } = useWords();
  const week = formats.dateRange(card.startsOn, card.endsOn);
  const figures = [
    ['worked', card.workedMinutes],
    ['regular', card.regularMinutes],
    ['overtime', card.overtimeMinutes],
    ['double', card.doubleMinutes],
    ['break', card.breakMinutes],
  ] as const;
  return (
    <div className="card-detail">
      <div className="totals">
        {figures.map(([name, minutes]) => (
          <Stat key={name} label={say(`timeCards.${name}`)} value={formats.duration(minutes)} />
        ))}
        {card.pay && (
          <Stat label={say('timeCards.pay')} value={formats.money(card.pay.grossCents, card.pay.currency)} />
        )}
      </div>
      <CardFlags flags={card.flags} />
      <CardChanges card={card} />
      <TimeCardTable week={weekOf(card)} present={!card.isOver} label={say('timeCards.tableOf', { week })} />
      <CardPunches card={card} />
      <CardHistory card={card} />
    </div>
  );
}

/** The card as the table draws a week. */
const weekOf = (card: CardDetail): Week => ({
  startsOn: card.startsOn,
  endsOn: card.endsOn,
  zone: card.zone,
  weeklyTargetMinutes: 0,
  workedMinutes: card.workedMinutes,
  breakMinutes: card.breakMinutes,
  overtimeMinutes: card.overtimeMinutes + card.doubleMinutes,
  days: card.days.map(({ ribbon, ...day }) =>
    Object.assign(day, {
      during: spanOfDate(day.date, card.zone),
      waiting: false,
      ribbon: ribbon.map(({ kind, from, to }) => ({ kind, span: { from, to } })),
    }),
  ),
});
