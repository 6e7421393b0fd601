import type { readTeamWeek as endpoint } from '../../contract/schedule/team-week.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { listKnownOfPlace } from './published.repository.ts';
import { personOf, positionOf, weekAt } from './read.ts';

/** What people know of a location's week, to whoever works there: nothing of what is only planned, of notes, hours or pay. */
export const showTeamWeek: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const all = (await listLocations(tx, organizationId)).filter(({ id }) => mayAt(actor, 'see_shifts', id));
  const open = all.filter(({ id, closedAt }) => closedAt === null || id === query.locationId);
  // Whose every location was closed still reads what was there.
  const seen = open.length > 0 ? open : all;
  const wanted = query.locationId ?? (seen.find(({ id }) => id === actor.locationId) ?? seen[0])?.id;
  const location = seen.find(({ id }) => id === wanted);
  if (location === undefined) return refuse('not_found');
  const today = dateAt(now, location.zone);
  const { startsOn, endsOn, during } = await weekAt(ctx, query.date ?? today, location.zone);
  const known = await listKnownOfPlace(tx, organizationId, location.id, during);
  const places = seen.map(({ id, name, zone }) => ({ id, name, zone }));
  return accept({
    location: { id: location.id, name: location.name, zone: location.zone },
    locations: places,
    startsOn,
    endsOn,
    today,
    shifts: known.map((shift) => {
      const [employee = null] = personOf(actor, shift);
      const { shiftId, startsAt, endsAt } = shift;
      return { shiftId, employee, position: positionOf(shift), startsAt, endsAt };
    }),
  });
};
