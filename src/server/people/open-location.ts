import type { addLocation as endpoint } from '../../contract/organization.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { addLocation } from '../organization/add-location.ts';
import { findLocation } from '../organization/read.ts';
import { shownLocation, type WhoRecorded } from './read.ts';

/** Opens a new location, as an admin fills it in; nobody is there yet. */
export const openLocation =
  (whoRecorded: WhoRecorded): UseCase<typeof endpoint> =>
  async (ctx, { body }) => {
    const { organizationId, employeeId } = ctx.actor;
    const added = await addLocation(ctx, { organizationId, employeeId, facts: body });
    if (!added.ok) return added;
    const location = await findLocation(ctx.tx, organizationId, added.value);
    if (location === undefined) throw new Error('a location that was just added is not there');
    return accept(await shownLocation(ctx, location, whoRecorded));
  };
