import { CircleAlert } from 'lucide-react';
import type { CardDay, CardDetail, CardFlagReply } from '../../../contract/time-cards/cards.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { timeOffTypeName } from '../../../words/time-off-type-name.ts';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import { isMustFix } from './view.ts';

/** What is to be said of a day beside its hours. */
interface Notes {
  readonly flags: readonly CardFlagReply[];
  readonly day: Pick<CardDay, 'premiumCents' | 'leaveCents' | 'timeOff' | 'mealsWaived'>;
  readonly currency: string;
}

/** The days of a card of which there is something to say; the row of a day says by itself that a punch came offline. */
export function notesByDay({ days, flags, pay }: CardDetail): ReadonlyMap<PlainDate, Notes> {
  return new Map(
    days.flatMap((day) => {
      const own = flags.filter(({ date, kind }) => date === day.date && kind !== 'offline_punch');
      const isSilent =
        own.length === 0 && (day.premiumCents ?? 0) === 0 && day.timeOff.length === 0 && day.mealsWaived === 0;
      return isSilent ? [] : [[day.date, { flags: own, day, currency: pay?.currency ?? '' }] as const];
    }),
  );
}

/** What is particular about one day, beside it. */
export function DayNotes({ flags, day: { premiumCents, leaveCents, timeOff, mealsWaived }, currency }: Notes) {
  const words = useWords();
  const { say, formats, speaker } = words;
  return (
    <>
      {timeOff.map(({ type, minutes }) => (
        <Chip key={type.typeId} tone="acc">
          {say('timeCards.ofDay', { what: timeOffTypeName(speaker, type), amount: formats.duration(minutes) })}
        </Chip>
      ))}
      {mealsWaived > 0 && <Chip>{say('timeCards.mealWaived')}</Chip>}
      {leaveCents !== null && leaveCents !== 0 && (
        <Chip tone="acc">
          {say('timeCards.ofDay', {
            what: say('timeCards.line.paid-leave'),
            amount: formats.money(leaveCents, currency),
          })}
        </Chip>
      )}
      {premiumCents !== null && premiumCents !== 0 && (
        <Chip>
          {say('timeCards.ofDay', {
            what: say('timeCards.premiums'),
            amount: formats.money(premiumCents, currency),
          })}
        </Chip>
      )}
      {flags.map((flag) => (
        <Chip key={flag.kind} {...(isMustFix(flag) && { tone: 'out' as const, icon: CircleAlert })}>
          {say(`timeCards.flag.${flag.kind}`)}
        </Chip>
      ))}
    </>
  );
}
