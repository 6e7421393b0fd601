import type { declineOffer as endpoint } from '../../contract/schedule/offers.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { recordSwapStep } from './record-swap-step.ts';

/** Says no to a shift that was offered to the actor alone; whoever offered it is told. */
export const declineOffer: UseCase<typeof endpoint> = async (ctx, { params: { offerId } }) => {
  const { organizationId, employeeId: by } = ctx.actor;
  const declined = await recordSwapStep(ctx, organizationId, offerId, { kind: 'decline', by });
  return declined.ok ? accept(undefined) : declined;
};
