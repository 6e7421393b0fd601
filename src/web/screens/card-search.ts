import * as z from 'zod/mini';
import { id, plainDate } from '../../contract/kernel/schemas.ts';
import { cardStates } from '../../domain/time-cards/card-step.ts';

/** Which time cards are shown, in the address: the period of a date, narrowed, and the card that is open. */
const known = {
  date: plainDate,
  q: z.string().check(z.trim(), z.maxLength(120)),
  location: id,
  state: z.enum(cardStates),
  /** Whose card is open, and of which week. */
  person: id,
  week: plainDate,
};
export type CardSearch = { readonly [Name in keyof typeof known]?: z.output<(typeof known)[Name]> | undefined };

/** Reads the address; what makes no sense in it is left out, as if it had not been said. */
export function cardSearch(search: Record<string, unknown>): CardSearch {
  // A search for digits is read from the address as a number.
  const address: Record<string, unknown> = {
    ...search,
    q: typeof search['q'] === 'number' ? String(search['q']) : search['q'],
  };
  const read = Object.entries(known).flatMap(([name, schema]) => {
    const part = z.safeParse(schema, address[name]);
    return part.success && part.data !== '' ? [[name, part.data] as const] : [];
  });
  return Object.fromEntries(read);
}
