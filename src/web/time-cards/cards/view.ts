import type { CardFlagReply, CardSummary } from '../../../contract/time-cards/cards.ts';
import { leavesPerson, leavesState, type CardFilter } from '../../../domain/time-cards/card-filter.ts';
import { cardGroups } from '../../../domain/time-cards/card-flag.ts';
import type { Words } from '../../kernel/words.tsx';

/** How a manager goes through the cards: what was approved is done, until it changes. */
export const listGroups = [...cardGroups, 'done'] as const;
export type ListGroup = (typeof listGroups)[number];

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
  const found = Map.groupBy(cards, groupOf);
  return listGroups.flatMap((group) => {
    const own = found.get(group);
    return own === undefined ? [] : [{ group, cards: own }];
  });
}

function groupOf({ state, flags, group }: CardSummary): ListGroup {
  const isDone = state === 'approved' || state === 'locked';
  return isDone && !flags.some(({ kind }) => kind === 'changed_since_approval') ? 'done' : group;
}

/** A flag with its day, as the list and the drawer say it. */
export function flagText({ kind, date }: CardFlagReply, { say, formats }: Pick<Words, 'say' | 'formats'>): string {
  const flag = say(`timeCards.flag.${kind}`);
  return date === null ? flag : say('timeCards.flagOn', { flag, date: formats.weekday(date) });
}
