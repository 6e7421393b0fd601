import type { changeLocation as endpoint } from '../../contract/organization.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { newZoneCountsFrom } from '../../domain/organization/location.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLocation, lockOrganization } from '../organization/read.ts';
import { replaceLocation } from '../organization/replace-location.ts';
import { insertPastZones, listHomeIds, listPeopleAt } from './places.repository.ts';
import { readLastChange, shownLocation, type WhoRecorded } from './read.ts';

const changesOfLocation = ['location.changed', 'location.closed', 'location.reopened'] as const;

/**
 * Changes what is kept of a location. Who saves over somebody else's change is told of it first. A new time zone counts
 * for the weeks that begin after today, for everybody of the location who has recorded times: see `past_zones`.
 */
export const changeLocation =
  (whoRecorded: WhoRecorded): UseCase<typeof endpoint> =>
  async (ctx, { params, body }) => {
    const { actor, tx, now } = ctx;
    const { organizationId } = actor;
    await lockOrganization(tx, organizationId);
    const before = await findLocation(tx, organizationId, params.locationId);
    if (before === undefined) return refuse('not_found');
    const { revision, ...after } = body;
    if (revision !== before.revision) {
      const change = await readLastChange(tx, organizationId, before.id, changesOfLocation);
      return refuse('location_changed_meanwhile', {
        location: await shownLocation(ctx, before, whoRecorded),
        ...change,
      });
    }
    const replaced = await replaceLocation(ctx, { ...actor, before, after });
    if (!replaced.ok) return replaced;
    if (before.zone !== after.zone) {
      const homes = (await listHomeIds(tx, organizationId)).filter((one) => one.homeLocationId === before.id);
      const recorded = await whoRecorded(
        tx,
        organizationId,
        homes.map(({ id }) => id),
      );
      const untilOn = newZoneCountsFrom(dateAt(now, before.zone));
      await insertPastZones(tx, { organizationId, employeeIds: [...recorded], untilOn, zone: before.zone });
    }
    // Header, footer and clock of everybody there name it.
    for (const employeeId of await listPeopleAt(tx, organizationId, before.id)) {
      ctx.announce({ organizationId, employeeId }, 'session');
      ctx.announce({ organizationId, employeeId }, 'clock');
    }
    const changed = await findLocation(tx, organizationId, before.id);
    if (changed === undefined) throw new Error('a location went away while it was locked');
    return accept(await shownLocation(ctx, changed, whoRecorded));
  };
