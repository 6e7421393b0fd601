import type { readSwaps as endpoint } from '../../contract/schedule/swaps.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import type { UseCase } from '../kernel/route.ts';
import { lapsesOf } from './lapse-swaps.ts';
import { promisedIn } from './read-promised.ts';
import { headingOf, stateOfProposal } from './read-swap-state.ts';
import { listOffersWith, listSteps, listSwaps } from './swaps.repository.ts';
import { concernedIn } from './tell-swap.ts';

const day = 24 * millisecondsPerHour;
/** How far back swaps are listed, and how many. */
const daysBack = 42;
const mostListed = 20;

/** The swaps in which the actor has a part, the latest first. */
export const readSwaps: UseCase<typeof endpoint> = async (ctx) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const ids = await listOffersWith(tx, actor, addMilliseconds(now, -daysBack * day), mostListed);
  const swaps = (await listSwaps(tx, organizationId, ids)).filter((swap) => concernedIn(swap).includes(employeeId));
  const lapses = await lapsesOf(ctx, organizationId, swaps);
  const promised = await promisedIn(ctx, swaps);
  const steps = Map.groupBy(await listSteps(tx, organizationId, ids), ({ offerId }) => offerId);
  return accept({
    swaps: swaps.map((swap) => {
      const isOwn = swap.offeredBy === employeeId;
      const taken = steps.get(swap.offerId);
      const heading = headingOf(swap, promised, lapses, taken);
      const isOpen = heading.state === 'open';
      const open = swap.proposals.filter((one) => one.outcome === null && lapses.ofProposal(one) === undefined);
      const last = swap.proposals.findLast(({ by }) => by === employeeId);
      const answer = last === undefined ? null : stateOfProposal(last, lapses, taken);
      return Object.assign(heading, { isOwn, waiting: isOwn && isOpen ? open.length : 0, answer });
    }),
  });
};
