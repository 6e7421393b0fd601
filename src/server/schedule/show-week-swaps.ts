import type { readWeekSwaps as endpoint } from '../../contract/schedule/week-swaps.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { standingOf } from '../../domain/schedule/swap.ts';
import type { UseCase } from '../kernel/route.ts';
import { lapsesOf } from './lapse-swaps.ts';
import { isSeenBy } from './read-swap-state.ts';
import { findEditableLocation, weekAt } from './read.ts';
import { listOffersDuring, listSwaps } from './swaps.repository.ts';

/** The swaps that are not over and would move a shift of a week of a location, as far as the actor may know of them. */
export const readWeekSwaps: UseCase<typeof endpoint> = async (ctx, { query: { locationId, date } }) => {
  const { tx, actor } = ctx;
  const location = await findEditableLocation(ctx, locationId);
  if (location === undefined) return refuse('not_found');
  const { organizationId } = actor;
  const { during } = await weekAt(ctx, date, location.zone);
  const ids = await listOffersDuring(tx, organizationId, locationId, during);
  const swaps = (await listSwaps(tx, organizationId, ids)).filter((swap) => isSeenBy(actor, swap));
  const lapses = await lapsesOf(ctx, organizationId, swaps);
  const standing = swaps.filter((swap) => lapses.ofOffer(swap) === undefined);
  return accept({
    swaps: standing.map((swap) => {
      const proposals = swap.proposals.filter((one) => lapses.ofProposal(one) === undefined);
      const { offerId, shiftId, offeredBy, offeredByName, offeredTo, offeredToName } = swap;
      return {
        offerId,
        shiftId,
        by: { employeeId: offeredBy, name: offeredByName },
        to: offeredTo === null || offeredToName === null ? null : { employeeId: offeredTo, name: offeredToName },
        standing: standingOf({ ...swap, proposals }),
        returns: proposals.flatMap(({ shiftId: inReturn, by, byName, outcome }) =>
          inReturn !== null && (outcome === null || outcome === 'agreed')
            ? [{ shiftId: inReturn, by: { employeeId: by, name: byName } }]
            : [],
        ),
      };
    }),
  });
};
