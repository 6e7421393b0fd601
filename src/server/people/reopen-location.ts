import type { reopenLocation as endpoint } from '../../contract/organization.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { openClosedLocation } from '../organization/open-closed-location.ts';
import { findLocation, lockOrganization } from '../organization/read.ts';
import { shownLocation, type WhoRecorded } from './read.ts';

/** Opens a closed location again. */
export const reopenLocation =
  (whoRecorded: WhoRecorded): UseCase<typeof endpoint> =>
  async (ctx, { params: { locationId } }) => {
    const { actor, tx } = ctx;
    await lockOrganization(tx, actor.organizationId);
    await openClosedLocation(ctx, { ...actor, locationId });
    const location = await findLocation(tx, actor.organizationId, locationId);
    return location === undefined ? refuse('not_found') : accept(await shownLocation(ctx, location, whoRecorded));
  };
