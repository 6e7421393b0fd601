import { matches } from '../people/search-name.ts';
import type { CardState } from './card-step.ts';

/** Which cards are looked at; what is left out narrows nothing. */
export interface CardFilter {
  /** Words of a name. */
  readonly q?: string | undefined;
  /** Where its person is at home. */
  readonly location?: string | undefined;
  readonly state?: CardState | undefined;
}

/** Whether a filter leaves the cards of a person. */
export const leavesPerson = (
  { q = '', location }: CardFilter,
  person: { readonly firstName: string; readonly lastName: string; readonly locationId: string },
): boolean =>
  (location === undefined || person.locationId === location) && matches(q, `${person.firstName} ${person.lastName}`);

/** Whether a filter leaves a card of a state. */
export const leavesState = ({ state }: CardFilter, card: { readonly state: CardState }): boolean =>
  state === undefined || card.state === state;
