import type { PlainDate } from '../../src/domain/kernel/time.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import { approveTimeCards } from '../../src/server/time-cards/approve-time-cards.ts';
import { readTimeCards } from '../../src/server/time-cards/read-time-cards.ts';
import type { Person } from './tale.ts';

/** Approves the weeks of some people that begin on a date as the list shows them to an admin; the admin's own are another's to approve. */
export async function approveShown(
  ctx: Context & { readonly actor: Actor },
  people: readonly Person[],
  startsOn: PlainDate,
): Promise<void> {
  const input = { params: undefined, body: undefined };
  const list = await readTimeCards(ctx, { ...input, query: { date: startsOn } });
  if (!list.ok) throw new Error('an admin was refused the list of time cards');
  const theirs = new Set(people.map(({ actor }) => actor.employeeId));
  const cards = list.value.cards
    .filter((card) => card.startsOn === startsOn && theirs.has(card.employee.employeeId))
    .map(({ employee: { employeeId }, ledgerSequence: seen, behind }) => ({ employeeId, startsOn, seen, behind }));
  if (cards.length > 0) await approveTimeCards(ctx, { params: undefined, query: undefined, body: { cards } });
}
