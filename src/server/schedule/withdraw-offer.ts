import type { withdrawOffer as endpoint } from '../../contract/schedule/offers.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { recordSwapStep } from './record-swap-step.ts';
import { tellPlaces } from './tell-offer.ts';

/** Takes an offer back that nobody has taken yet; the shift was one's own all the time. */
export const withdrawOffer: UseCase<typeof endpoint> = async (ctx, { params: { offerId } }) => {
  const { organizationId, employeeId: by } = ctx.actor;
  const withdrawn = await recordSwapStep(ctx, organizationId, offerId, { kind: 'withdraw', by });
  if (!withdrawn.ok) return withdrawn;
  await tellPlaces(ctx, withdrawn.value.shiftId);
  return accept(undefined);
};
