import type { LocationFacts } from '../../domain/organization/location.ts';
import type { Context } from '../kernel/context.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { insertLocation, insertOrganization } from './repository.ts';

/**
 * Founds an organization with its first location, and lets the rest of the transaction see it.
 * Nobody is in it yet, and no pay policy.
 */
export async function foundOrganization(
  ctx: Context,
  wish: {
    readonly organizationId: string;
    readonly name: string;
    /** Its first location. */
    readonly location: LocationFacts;
    /** No code is there before an admin has chosen it. */
    readonly admission: 'open' | 'invitation';
  },
): Promise<{ readonly locationId: string }> {
  const { organizationId } = wish;
  const locationId = ctx.newId();
  await enterOrganization(ctx.tx, organizationId);
  await insertOrganization(ctx.tx, {
    id: organizationId,
    name: wish.name,
    admission: wish.admission,
    createdAt: ctx.now,
  });
  await insertLocation(ctx.tx, {
    organizationId,
    id: locationId,
    facts: wish.location,
    createdAt: ctx.now,
  });
  return { locationId };
}
