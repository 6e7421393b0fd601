import type { PlainDate } from '../domain/kernel/time.ts';
import type { CardFlag } from '../domain/time-cards/card-flag.ts';
import type { Formats } from './formats.ts';
import type { Speaker } from './speak.ts';

/** A kind of flag with the dates of it; none where it is about the whole week. */
export interface ToldFlag {
  readonly kind: CardFlag['kind'];
  readonly dates: readonly PlainDate[];
}

/**
 * The flags of a card, each kind once: five times “Unscheduled” tell a manager no more than once, and hide the flag beside them.
 * Whoever has no shift in all of a published week is told of as well: hours that nobody planned are what the flag is for,
 * and whoever is never planned is one chip to look at.
 */
export const toldOnce = (flags: readonly CardFlag[]): ToldFlag[] =>
  [...Map.groupBy(flags, ({ kind }) => kind)].map(([kind, of]) => ({
    kind,
    dates: of.flatMap(({ date }) => (date === null ? [] : [date])),
  }));

/** A flag with its day, or with how many days it is true of, as the list and the drawer say it. */
export function flagText(
  { kind, dates }: ToldFlag,
  { say }: Pick<Speaker, 'say'>,
  formats: Pick<Formats, 'weekday'>,
): string {
  const flag = say(`timeCards.flag.${kind}`);
  const [date] = dates;
  if (date === undefined) return flag;
  // “Waits for an answer, 2 days” would be how long it waits.
  if (dates.length > 1 && kind === 'adjustment_waiting')
    return say('timeCards.adjustmentsWaiting', { count: dates.length });
  if (dates.length > 1) return say('timeCards.flagOnDays', { flag, count: dates.length });
  return say('timeCards.flagOn', { flag, date: formats.weekday(date) });
}
