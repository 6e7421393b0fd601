import { stateOfOffer } from '../../domain/schedule/offer.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listOpenOffers } from './offers.repository.ts';
import type { KnownShift } from './published.repository.ts';
import { isSeenBy } from './read-swap-state.ts';
import { listShifts } from './shifts.repository.ts';
import { listSwaps } from './swaps.repository.ts';

/**
 * The offer that stands of a shift, where the actor may know of it: they have a part in it, answer it, or could take it, as long as nobody
 * has taken it. To everybody else a shift is simply whose it is.
 */
export async function offerFor({ tx, actor, now }: ActorContext, known: KnownShift) {
  const { organizationId, locationIds } = actor;
  const [offer] = await listOpenOffers(tx, organizationId, [known.shiftId]);
  if (offer === undefined) return null;
  const [stored] = await listShifts(tx, organizationId, [known.shiftId]);
  const [swap] = await listSwaps(tx, organizationId, [offer.id]);
  if (swap === undefined || stateOfOffer(offer, { known, planned: stored?.planned }, now) !== 'open') return null;
  const { offeredTo: employeeId, offeredToName: name } = offer;
  const isAgreed = swap.proposals.some(({ outcome, hasLeft }) => outcome === 'agreed' && !hasLeft);
  const isForAll = employeeId === null && !isAgreed && locationIds.includes(known.locationId);
  if (!isForAll && !isSeenBy(actor, swap)) return null;
  return { to: employeeId === null || name === null ? null : { employeeId, name }, isAgreed };
}
