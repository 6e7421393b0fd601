import { agreedIn, isOpenAgain, type Swap } from '../../domain/schedule/swap.ts';
import type { Context } from '../kernel/context.ts';
import { listToldAbout } from '../notifications/read.ts';
import { listSteps, type StoredSwap } from './swaps.repository.ts';
import { tellEverybody } from './tell-offer.ts';

/**
 * Tells those who heard of an offer to everybody that it is open again: whoever had taken it does not take it after all. Neither them, nor who
 * waits for an answer to their own.
 */
export async function tellOpenAgain(ctx: Context, organizationId: string, swap: StoredSwap, next: Swap): Promise<void> {
  const { offerId, offeredTo } = swap;
  if (offeredTo !== null || !isOpenAgain(swap, next)) return;
  const waiting = next.proposals.filter(({ outcome }) => outcome === null).map(({ by }) => by);
  const others = new Set([...waiting, agreedIn(swap)?.by]);
  const told = await listToldAbout(ctx.tx, { organizationId, aboutId: offerId });
  const steps = await listSteps(ctx.tx, organizationId, [offerId]);
  const note = steps.find(({ kind }) => kind === 'offered')?.remark ?? null;
  const whom = told.filter((employeeId) => !others.has(employeeId));
  await tellEverybody(ctx, organizationId, { ...swap, note }, whom);
}
