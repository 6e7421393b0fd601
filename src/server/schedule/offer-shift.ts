import type { offerShift as endpoint } from '../../contract/schedule/offers.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideOffer, stateOfOffer } from '../../domain/schedule/offer.ts';
import { writeAudit } from '../kernel/audit.ts';
import { enqueue } from '../kernel/queue.ts';
import type { UseCase } from '../kernel/route.ts';
import { settleSwaps } from './jobs.ts';
import { lapseSwaps } from './lapse-swaps.ts';
import { insertOffer } from './offers.repository.ts';
import { holdOfferable } from './read.ts';
import { listColleagues } from './show-unfit.ts';
import { insertStep } from './swaps.repository.ts';
import { tellOffer } from './tell-offer.ts';

/** Offers one's own shift to a colleague, or to everybody who could work it. */
export const offerShift: UseCase<typeof endpoint> = async (ctx, { params: { shiftId }, body: { to, note } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: offeredBy } = actor;
  const shift = await holdOfferable(ctx, shiftId);
  const { known, offer } = shift;
  if (known === undefined || (known.employeeId !== offeredBy && !mayAt(actor, 'see_shifts', known.locationId))) {
    return refuse('not_found');
  }
  const decided = decideOffer(shift, offeredBy, now);
  if (!decided.ok) return decided;
  if (offer !== undefined) {
    if (stateOfOffer(offer, shift, now) === 'open') return refuse('already_offered');
    // It was for the shift as it was before; the place is free for this one.
    await lapseSwaps(ctx, organizationId, [shiftId]);
  }
  const colleagues = await listColleagues(ctx, known);
  const addressed = to === null ? undefined : colleagues.find(({ employeeId }) => employeeId === to);
  if (to !== null && addressed === undefined) return refuse('not_found');
  const isFit = addressed === undefined || addressed.unfit === null || addressed.couldExchange;
  if (!isFit) return refuse('colleague_unfit');
  const id = ctx.newId();
  const { publicationId } = known;
  const offered = { organizationId, id, shiftId, offeredBy, offeredTo: to, publicationId, note, offeredAt: now };
  if (!(await insertOffer(tx, offered))) return refuse('already_offered');
  const step = { organizationId, id: ctx.newId(), offerId: id, proposalId: null, kind: 'offered' } as const;
  await insertStep(tx, { ...step, takenBy: offeredBy, takenAt: now, remark: note });
  await enqueue(tx, settleSwaps, { organizationId, shiftId }, known.startsAt - now);
  await writeAudit(ctx, { ...actor, action: 'shift.offered', subjectId: known.locationId, details: { after: { to } } });
  const reached = addressed ? [addressed] : colleagues.filter(({ unfit }) => unfit === null);
  await tellOffer(ctx, known, reached, { offerId: id, to, note });
  return accept({ offerId: id });
};
