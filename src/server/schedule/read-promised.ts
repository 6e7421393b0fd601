import { becameOf } from '../../domain/schedule/became.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listAsPublished, listNextPublished, type PublishedShift } from './as-published.repository.ts';
import { readCounting } from './read-counting.ts';
import { ownShift } from './read.ts';
import type { StoredProposal, StoredStep, StoredSwap } from './swaps.repository.ts';

/**
 * The shifts of some swaps as they were offered and proposed: those that ended meanwhile were about them as they were; and how each is shown, counted
 * as for one of its people.
 */
export async function promisedIn({ tx, actor }: ActorContext, swaps: readonly StoredSwap[]) {
  const shifts = await listAsPublished(tx, actor.organizationId, swaps.flatMap(namedIn));
  const byName = new Map(shifts.map((shift) => [`${shift.shiftId} ${shift.publicationId}`, shift]));
  const { minutesOf } = await readCounting(
    tx,
    actor.organizationId,
    swaps.flatMap((swap) => [swap.offeredBy, ...swap.proposals.map(({ by }) => by)]),
  );
  const promised = ({ shiftId, publicationId }: Named): PublishedShift => {
    const shift = byName.get(`${shiftId} ${publicationId}`);
    if (shift === undefined) throw new Error('a swap is about a shift that was never published');
    return shift;
  };
  return {
    promised,
    shownTo: (shift: PublishedShift, employeeId: string) => ownShift(shift, minutesOf(shift, employeeId)),
  };
}

type Named = Pick<StoredProposal, 'shiftId' | 'publicationId'>;
export type PromisedAs = Awaited<ReturnType<typeof promisedIn>>;

/** The shift that is offered, and those that are proposed in return. */
const namedIn = ({ shiftId, publicationId, proposals }: StoredSwap) => [
  { shiftId, publicationId },
  ...proposals.flatMap((one) =>
    one.shiftId === null || one.publicationId === null
      ? []
      : [{ shiftId: one.shiftId, publicationId: one.publicationId }],
  ),
];

/** Of a step by which something ended because a shift was published otherwise, what that made of the shift. */
export async function becameIn({ tx, actor }: ActorContext, swap: StoredSwap, { promised, shownTo }: PromisedAs) {
  const published = await listNextPublished(tx, actor.organizationId, namedIn(swap));
  return ({ kind, why, proposalId }: StoredStep) => {
    if (why !== 'changed') return null;
    const named = kind === 'lapsed' ? swap : swap.proposals.find(({ id }) => id === proposalId);
    const is = published.find(
      ({ shiftId, publicationId }) => shiftId === named?.shiftId && publicationId === named.publicationId,
    );
    if (named === undefined || is === undefined) return null;
    const made = becameOf(promised(named), is.next);
    if (made !== 'moved') return { kind: made };
    return is.next === null ? null : { kind: made, shift: shownTo(is.next, swap.offeredBy) };
  };
}
