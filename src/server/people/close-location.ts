import type { closeLocation as endpoint } from '../../contract/organization.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { closeEmptyLocation } from '../organization/close-empty-location.ts';
import { findLocation, lockLocation, lockOrganization } from '../organization/read.ts';
import { listHomes, listPeopleAt } from './places.repository.ts';
import { shownLocation, type CountShiftsToCome, type WhoRecorded } from './read.ts';

const mostNamed = 5;

/**
 * Closes a location. Whoever has their home there must be moved first, and shifts to come that people know of are taken away first; those who work
 * there besides lose it as a place to be. The locks keep anybody from being put there in between.
 */
export const closeLocation =
  (whoRecorded: WhoRecorded, countShiftsToCome: CountShiftsToCome): UseCase<typeof endpoint> =>
  async (ctx, { params }) => {
    const { actor, tx } = ctx;
    const { organizationId } = actor;
    const { locationId } = params;
    // Before all else, as whoever publishes does.
    const shifts = await countShiftsToCome(ctx, locationId);
    await lockOrganization(tx, organizationId);
    await lockLocation(tx, organizationId, locationId);
    const location = await findLocation(tx, organizationId, locationId);
    if (location === undefined) return refuse('not_found');
    const homes = await listHomes(tx, organizationId, locationId);
    if (homes.length > 0) {
      const people = homes.slice(0, mostNamed).map(({ id, firstName, lastName }) => ({
        employeeId: id,
        name: `${firstName} ${lastName}`,
      }));
      return refuse('location_has_people', { count: homes.length, people });
    }
    if (shifts > 0) return refuse('location_has_shifts', { count: shifts });
    const closed = await closeEmptyLocation(ctx, { ...actor, locationId });
    if (!closed.ok) return closed;
    for (const employeeId of await listPeopleAt(tx, organizationId, locationId)) {
      ctx.announce({ organizationId, employeeId }, 'session');
      // They are in other conversations now, and read in their list what they were told of those.
      ctx.announce({ organizationId, employeeId }, 'messages');
      ctx.announce({ organizationId, employeeId }, 'notices');
    }
    return accept(
      await shownLocation(ctx, (await findLocation(tx, organizationId, locationId)) ?? location, whoRecorded),
    );
  };
