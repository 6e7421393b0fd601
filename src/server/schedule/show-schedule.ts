import type { readSchedule as endpoint } from '../../contract/schedule.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, dateAt } from '../../domain/kernel/time.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations, readOrganization } from '../organization/read.ts';
import { listMembers } from '../team/read.ts';
import { findLevels } from './planning-rules.repository.ts';
import { listPositions } from './positions.repository.ts';
import { findLastPublication } from './published.repository.ts';
import { shownShift, weekAt } from './read.ts';
import { listBusy, listShiftsAt } from './shifts.repository.ts';
import { around } from './show-conflicts.ts';
import { plannedPeople } from './show-people.ts';

/** A week of a location as whoever plans it has it before them; where none is named, of the one where they are. */
export const showSchedule: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const mine = (await listLocations(tx, organizationId)).filter(
    ({ id, closedAt }) => mayAt(actor, 'edit_schedule', id) && (closedAt === null || id === query.locationId),
  );
  const wanted = query.locationId ?? (mine.find(({ id }) => id === actor.locationId) ?? mine[0])?.id;
  const location = mine.find(({ id }) => id === wanted);
  if (location === undefined) return refuse('not_found');
  const { id: locationId, name, zone } = location;
  const { startsOn, endsOn, during } = await weekAt(ctx, query.date ?? dateAt(now, zone), zone);
  const shifts = await listShiftsAt(tx, organizationId, locationId, during);
  const assigned = shifts.flatMap(({ planned, published }) =>
    [planned?.employeeId ?? [], published?.employeeId ?? []].flat(),
  );
  const people = (
    await listMembers(tx, organizationId, { employeeIds: [...new Set(assigned)], at: [locationId] })
  ).filter(({ employeeId, status }) => assigned.includes(employeeId) || status === 'active');
  const elsewhere = await listBusy(
    tx,
    organizationId,
    people.map(({ employeeId }) => employeeId),
    { from: addMilliseconds(during.from, -around), to: addMilliseconds(during.to, around) },
    { locationId, during },
  );
  const { weeklyTargetMinutes, currency } = await readOrganization(tx, organizationId);
  return accept({
    location: { id: locationId, name, zone },
    locations: mine.map((one) => ({ id: one.id, name: one.name })),
    startsOn,
    endsOn,
    positions: [...(await listPositions(tx, organizationId))],
    ...(await plannedPeople(ctx, people, { from: startsOn, to: endsOn })),
    levels: await findLevels(tx, organizationId),
    shifts: shifts.map(shownShift),
    elsewhere: [...elsewhere],
    weeklyTargetMinutes,
    currency,
    lastPublished: (await findLastPublication(tx, { organizationId, locationId, startsOn })) ?? null,
  });
};
