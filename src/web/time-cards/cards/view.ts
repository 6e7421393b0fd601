import type { CardDetail, CardFlagReply, CardSummary } from '../../../contract/time-cards/cards.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { leavesPerson, leavesState, type CardFilter } from '../../../domain/time-cards/card-filter.ts';
import { groupOf, hoursMustBeFixed } from '../../../domain/time-cards/card-flag.ts';
import { listGroupOf, listGroups, type ListGroup } from '../../../domain/time-cards/list-group.ts';

export const nameOf = ({
  employee,
}: {
  readonly employee: Pick<CardSummary['employee'], 'firstName' | 'lastName'>;
}): string => `${employee.firstName} ${employee.lastName}`;

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

/** Why none of some clean cards can be approved now: whatever holds any of them up, each reason once. */
export const whyNone = (cards: readonly CardSummary[]) => [...new Set(cards.map(heldUpBy))];

/** A clean card has its hours and its rates: what is left is its time, who looks at it, or that it is of nothing. */
function heldUpBy({ isOver, isSettled, isOwn, workedMinutes }: CardSummary) {
  if (!isOver) return 'refusal.week_not_over';
  if (!isSettled) return 'refusal.overtime_not_settled';
  if (isOwn) return 'refusal.own_time_card';
  return workedMinutes === 0 ? 'refusal.card_is_empty' : 'timeCards.noneToApprove';
}

export const isMustFix = ({ kind }: Pick<CardFlagReply, 'kind'>): boolean =>
  groupOf([{ kind, date: null }]) === 'must_fix';

/** The first day whose hours keep a card from being approved; undefined where none do. What is paid for them is mended elsewhere. */
export const dayToMend = (flags: readonly CardFlagReply[]): PlainDate | undefined =>
  flags.find((flag) => hoursMustBeFixed([flag]) && flag.date !== null)?.date ?? undefined;

/** Who opened a card again that was approved as it was looked at; undefined while it is approved still. */
export const reopenedBy = ({ state, steps }: Pick<CardDetail, 'state' | 'steps'>): string | undefined =>
  state === 'approved' || state === 'locked' ? undefined : steps.findLast(({ step }) => step === 'reopened')?.by;
