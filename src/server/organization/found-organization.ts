import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { LocationFacts } from '../../domain/organization/location.ts';
import type { Context } from '../kernel/context.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { insertLocation } from './locations.repository.ts';
import { insertClaim, insertOrganization } from './repository.ts';

/**
 * Founds an organization with its first location, and lets the rest of the transaction see it. Nobody is in it yet, and no pay
 * policy. Of two who claim an empty deployment at once, one does.
 */
export async function foundOrganization(
  ctx: Context,
  wish: {
    readonly name: string;
    /** Its first location. */
    readonly location: LocationFacts;
    /** It becomes the organization of this deployment, which whoever comes may ask; any other admits by invitation. */
    readonly claims: boolean;
  },
): Promise<Result<{ readonly organizationId: string; readonly locationId: string }, 'deployment_not_empty'>> {
  const { tx, now: createdAt } = ctx;
  const { name, location, claims } = wish;
  const organizationId = ctx.newId();
  if (claims && !(await insertClaim(tx, organizationId, createdAt))) return refuse('deployment_not_empty');
  await enterOrganization(tx, organizationId);
  // No code is there before an admin has chosen it.
  const admission = claims ? 'open' : 'invitation';
  await insertOrganization(tx, { id: organizationId, name, admission, createdAt });
  const locationId = ctx.newId();
  await insertLocation(tx, { organizationId, id: locationId, facts: location, createdAt });
  return accept({ organizationId, locationId });
}
