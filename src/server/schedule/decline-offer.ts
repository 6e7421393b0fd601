import type { declineOffer as endpoint } from '../../contract/schedule/offers.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { endOffer, findOffer } from './offers.repository.ts';
import { tellAnswer } from './tell-offer.ts';

/** Says no to a shift that was offered to the actor alone; whoever offered it is told. */
export const declineOffer: UseCase<typeof endpoint> = async (ctx, { params: { offerId } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: endedBy } = actor;
  const offer = await findOffer(tx, organizationId, offerId);
  if (offer?.offeredTo !== endedBy) return refuse('not_found');
  const isEnded = await endOffer(tx, organizationId, offerId, { outcome: 'declined', endedBy, endedAt: now });
  if (!isEnded) return refuse('offer_is_over');
  await writeAudit(ctx, { ...actor, action: 'shift.offer_declined', subjectId: offer.offeredBy });
  await tellAnswer(ctx, 'shift_declined', offer.shiftId, offer.offeredBy);
  return accept(undefined);
};
