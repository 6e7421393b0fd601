import type { ActorContext } from '../kernel/context.ts';
import { listDeciders } from '../people/read.ts';

/** Has whoever plans where somebody works, and they themselves, look again at what they hold: shifts may fit by now that did not before. */
export async function tellHolding(
  ctx: ActorContext,
  { employeeId, homeLocationId }: { readonly employeeId: string; readonly homeLocationId: string },
): Promise<void> {
  const { organizationId } = ctx.actor;
  const planners = await listDeciders(ctx.tx, organizationId, homeLocationId);
  for (const one of new Set([employeeId, ...planners])) ctx.announce({ organizationId, employeeId: one }, 'schedule');
}
