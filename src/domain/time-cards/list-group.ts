import { cardGroups, groupOf, type CardFlag } from './card-flag.ts';
import type { CardState } from './card-step.ts';

/** How a manager goes through the cards: what was approved is done, until it changes. */
export const listGroups = [...cardGroups, 'done'] as const;
export type ListGroup = (typeof listGroups)[number];

/** Among which cards of a list one stands. */
export function listGroupOf({
  state,
  flags,
}: {
  readonly state: CardState;
  readonly flags: readonly CardFlag[];
}): ListGroup {
  const isDone = state === 'approved' || state === 'locked';
  return isDone && !flags.some(({ kind }) => kind === 'changed_since_approval') ? 'done' : groupOf(flags);
}
