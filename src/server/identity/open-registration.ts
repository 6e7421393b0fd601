import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import type { Context } from '../kernel/context.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findClaimedOrganization, findFirstLocation, readOrganization } from '../organization/read.ts';

/** Enters the organization that admits whoever registers, if it does; and where they stand until somebody says otherwise. */
export async function openRegistration(
  ctx: Context,
): Promise<
  Accepted<{ readonly organizationId: string; readonly locationId: string }> | Refusal<'registration_failed'>
> {
  const organizationId = await findClaimedOrganization(ctx.tx);
  if (organizationId === undefined) return refuse('registration_failed');
  await enterOrganization(ctx.tx, organizationId);
  const { admitsRegistrations } = await readOrganization(ctx.tx, organizationId);
  const locationId = await findFirstLocation(ctx.tx, organizationId);
  if (!admitsRegistrations || locationId === undefined) return refuse('registration_failed');
  return accept({ organizationId, locationId });
}
