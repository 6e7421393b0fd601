import type { withdrawOffer as endpoint } from '../../contract/schedule/offers.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { endOffer, findOffer } from './offers.repository.ts';
import { tellPlaces } from './tell-offer.ts';

/** Takes an offer back that nobody has taken yet; the shift was one's own all the time. */
export const withdrawOffer: UseCase<typeof endpoint> = async (ctx, { params: { offerId } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: endedBy } = actor;
  const offer = await findOffer(tx, organizationId, offerId);
  if (offer?.offeredBy !== endedBy) return refuse('not_found');
  const isEnded = await endOffer(tx, organizationId, offerId, { outcome: 'withdrawn', endedBy, endedAt: now });
  if (!isEnded) return refuse('offer_is_over');
  await writeAudit(ctx, { ...actor, action: 'shift.offer_withdrawn', subjectId: endedBy });
  await tellPlaces(ctx, offer.shiftId);
  return accept(undefined);
};
