import type { Assigned } from '../../domain/pay-rules/assigned-to.ts';
import { nameOfCard } from '../../domain/time-cards/card-name.ts';
import { listedDays, type ListedDay } from '../../domain/time-cards/written-week.ts';
import { openEach, openSteps, type CardAsk, type CardsContext, type OpenCard, type OpenOptions } from './open-cards.ts';
import { openWrittenWeeks } from './open-written-weeks.ts';
import { sealBehind } from './read-behind.ts';

/** A card as lists and files show it. */
export interface CardLine extends Pick<
  OpenCard,
  'worker' | 'startsOn' | 'standing' | 'figures' | 'flags' | 'group' | 'isOwedAlone' | 'isOver' | 'isSettled' | 'head'
> {
  readonly days: readonly ListedDay[];
  /** Seals what it was worked out by beside its punches (read-behind.ts). */
  readonly behind: string;
}

/**
 * Cards in lines, in the order in which they are asked for: approved weeks as they were written, all others worked out. Somebody who
 * never punched has those of weeks with paid time off alone.
 */
export async function openCardLines(
  ctx: CardsContext,
  asks: readonly CardAsk[],
  policyOn: Assigned,
  options: Omit<OpenOptions, 'stepsOf'> & { readonly leaves?: (card: OpenCard) => boolean } = {},
): Promise<CardLine[]> {
  const { leaves = () => true } = options;
  const stepsOf = await openSteps(ctx, asks);
  const written = await openWrittenWeeks(ctx, asks, policyOn, stepsOf);
  const isOpen =
    ({ worker: { employeeId } }: CardAsk) =>
    (startsOn: CardAsk['startsOn'][number]) =>
      !written.has(nameOfCard({ employeeId, startsOn }));
  const others = asks.map((ask) => ({ ...ask, startsOn: ask.startsOn.filter(isOpen(ask)) }));
  const lineIn = (card: OpenCard) => (leaves(card) ? [[nameOf(card), lineOf(card)] as const] : []);
  const lines = new Map([...written, ...(await openEach(ctx, others, policyOn, lineIn, { ...options, stepsOf }))]);
  return asks.flatMap(({ worker: { employeeId }, startsOn: starts }) =>
    starts.flatMap((startsOn) => lines.get(nameOfCard({ employeeId, startsOn })) ?? []),
  );
}

const nameOf = ({ worker, startsOn }: OpenCard): string => nameOfCard({ ...worker, startsOn });

const lineOf = (card: OpenCard): CardLine => ({
  worker: card.worker,
  startsOn: card.startsOn,
  standing: card.standing,
  figures: card.figures,
  flags: card.flags,
  group: card.group,
  isOwedAlone: card.isOwedAlone,
  isOver: card.isOver,
  isSettled: card.isSettled,
  head: card.head,
  days: listedDays(card.card),
  behind: sealBehind(card),
});
