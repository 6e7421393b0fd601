import './card-detail.css';
import type { ReactNode } from 'react';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { spanOfDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { Stat } from '../../ui/table.tsx';
import { TimeCardTable } from '../time-card-table.tsx';
import type { Week } from '../view/week.ts';
import type { WhyAsk } from '../why/view.ts';
import { WhyButton } from '../why/why-button.tsx';
import { CardHistory } from './card-history.tsx';
import { CardPunches } from './card-punches.tsx';
import { CardStanding } from './card-standing.tsx';
import { MealsTakenOff } from './meals-taken-off.tsx';
import { PayLines } from './pay-lines.tsx';

interface CardDetailProps {
  readonly card: CardDetail;
  /** What is to be said of its days. */
  readonly notes: ReadonlyMap<PlainDate, ReactNode>;
  /** What mends the hours that keep it from being approved. */
  readonly mend: ReactNode;
  /** What else is known of the week: of other nouns. */
  readonly children: ReactNode;
}

/** All that is paid of time off, whatever its days. */
const ofLeave: WhyAsk = { topic: 'pay', line: { kind: 'paid-leave', multiplier: null, code: null } };

/** A card with everything behind it: where it stands, figures, the days on one axis, punches as they were recorded, who said what. */
export function CardDetailParts({ card, notes, mend, children }: CardDetailProps) {
  const { say, formats } = useWords();
  const week = formats.dateRange(card.startsOn, card.endsOn);
  const { employee, startsOn, pay } = card;
  const figures = [
    ['worked', card.workedMinutes, 'worked'],
    ['regular', card.regularMinutes, 'regular'],
    ['overtime', card.overtimeMinutes, 'overtime'],
    ['double', card.doubleMinutes, 'double'],
    ['break', card.breakMinutes, 'breaks'],
  ] as const;
  const amounts =
    pay === null
      ? []
      : ([
          ...(pay.leaveCents === 0 ? [] : ([['line.paid-leave', pay.leaveCents, ofLeave]] as const)),
          ['premiums', pay.premiumCents, { topic: 'premiums' }],
          ['pay', pay.grossCents, { topic: 'pay' }],
        ] as const);
  const why = (figure: string, ask: WhyAsk) => (
    <WhyButton card={{ employeeId: employee.employeeId, startsOn }} figure={figure} {...ask} />
  );
  return (
    <div className="card-detail">
      <CardStanding card={card} mend={mend} />
      <div className="totals" data-figures={figures.length + amounts.length}>
        {figures.map(([name, minutes, topic]) => {
          const label = say(`timeCards.${name}`);
          return <Stat key={name} label={label} value={formats.duration(minutes)} action={why(label, { topic })} />;
        })}
        {amounts.map(([name, cents, ask]) => {
          const label = say(`timeCards.${name}`);
          const value = formats.money(cents, pay?.currency ?? '');
          return <Stat key={name} label={label} value={value} action={why(label, ask)} />;
        })}
      </div>
      <TimeCardTable
        week={weekOf(card)}
        employeeId={employee.employeeId}
        present={!card.isOver}
        label={say('timeCards.tableOf', { week })}
        notes={notes}
      />
      <MealsTakenOff card={card} />
      <PayLines card={card} />
      <CardPunches card={card} />
      {children}
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
