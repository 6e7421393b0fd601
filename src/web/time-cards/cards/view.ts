import type { CardFlagReply, CardSummary } from '../../../contract/time-cards/cards.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { leavesPerson, leavesState, type CardFilter } from '../../../domain/time-cards/card-filter.ts';
import { groupOf } from '../../../domain/time-cards/card-flag.ts';
import { listGroupOf, listGroups, type ListGroup } from '../../../domain/time-cards/list-group.ts';
import type { Words } from '../../kernel/words.tsx';

export const nameOf = ({ employee }: Pick<CardSummary, 'employee'>): string =>
  `${employee.firstName} ${employee.lastName}`;

/** The cards that a filter leaves. */
export const narrowed = (cards: readonly CardSummary[], filter: CardFilter): CardSummary[] =>
  cards.filter((card) => {
    const { firstName, lastName, home } = card.employee;
    return leavesPerson(filter, { firstName, lastName, locationId: home.id }) && leavesState(filter, card);
  });

/** Cards by what is to be done with them; a group of which there is none is left out. */
export function grouped(
  cards: readonly CardSummary[],
): { readonly group: ListGroup; readonly cards: readonly CardSummary[] }[] {
  const found = Map.groupBy(cards, listGroupOf);
  return listGroups.flatMap((group) => {
    const own = found.get(group);
    return own === undefined ? [] : [{ group, cards: own }];
  });
}

export const isMustFix = ({ kind }: Pick<CardFlagReply, 'kind'>): boolean =>
  groupOf([{ kind, date: null }]) === 'must_fix';

/** A kind of flag with the dates of it; none where it is about the whole week. */
export interface ToldFlag {
  readonly kind: CardFlagReply['kind'];
  readonly dates: readonly PlainDate[];
}

/**
 * The flags of a card, each kind once: five times “Unscheduled” tell a manager no more than once, and hide the flag beside them.
 * Whoever has no shift in all of a published week is told of as well: hours that nobody planned are what the flag is for,
 * and whoever is never planned is one chip to look at.
 */
export const toldOnce = (flags: readonly CardFlagReply[]): ToldFlag[] =>
  [...Map.groupBy(flags, ({ kind }) => kind)].map(([kind, of]) => ({
    kind,
    dates: of.flatMap(({ date }) => (date === null ? [] : [date])),
  }));

/** A flag with its day, or with how many days it is true of, as the list and the drawer say it. */
export function flagText({ kind, dates }: ToldFlag, { say, formats }: Pick<Words, 'say' | 'formats'>): string {
  const flag = say(`timeCards.flag.${kind}`);
  const [date] = dates;
  if (date === undefined) return flag;
  if (dates.length > 1) return say('timeCards.flagOnDays', { flag, count: dates.length });
  return say('timeCards.flagOn', { flag, date: formats.weekday(date) });
}
