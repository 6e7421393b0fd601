import type { readSchedule as endpoint } from '../../contract/schedule/team-schedule.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, addMilliseconds, dateAt, startOfDate } from '../../domain/kernel/time.ts';
import { overtimeReach } from '../../domain/schedule/overtime-ahead.ts';
import { weeksOfHabit, worksAsOf } from '../../domain/schedule/works-as.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations, readOrganization } from '../organization/read.ts';
import { listSkills } from '../skills/read.ts';
import { listMembers, type Member } from '../team/read.ts';
import { listPlannedAs } from './habits.repository.ts';
import { listNeeds } from './needs.repository.ts';
import { findLevels } from './planning-rules.repository.ts';
import { listPositions } from './positions.repository.ts';
import { findLastPublication } from './publications.repository.ts';
import { shownShift, weekAt } from './read.ts';
import { listBusy, listComeBefore, listShiftsAt } from './shifts.repository.ts';
import { labourTargetFor } from './show-labour-targets.ts';
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
  const today = dateAt(now, zone);
  const { startsOn, endsOn, during } = await weekAt(ctx, query.date ?? today, zone);
  const stored = await listShiftsAt(tx, organizationId, locationId, during);
  // Whoever stands on a shift that is not the reader's to plan is nothing to them.
  const shifts = stored.map((shift) => shownShift(actor, shift));
  // Whoever came the evening before the week has hours in it, also where they are planned here no more.
  const came = await listComeBefore(tx, organizationId, locationId, during.from);
  const assigned = new Set([
    ...shifts.flatMap(({ planned, published }) => [planned?.employeeId, published?.employeeId]),
    ...came,
  ]);
  const mayBePlanned = (member: Member) => member.status === 'active' && worksAt(member, locationId);
  const employeeIds = [...assigned].flatMap((employeeId) => employeeId ?? []);
  const members = (await listMembers(tx, organizationId, { employeeIds, at: [locationId] })).filter(
    (member) => assigned.has(member.employeeId) || mayBePlanned(member),
  );
  const plannable = new Set(members.filter(mayBePlanned).map(({ employeeId }) => employeeId));
  const atHome = new Set(
    members.flatMap(({ employeeId, homeLocationId }) => (homeLocationId === locationId ? [employeeId] : [])),
  );
  const { people, policies, indexAt } = await plannedPeople(ctx, members, { from: startsOn, to: endsOn });
  const homePolicy = indexAt(locationId, startsOn);
  const ids = members.map(({ employeeId }) => employeeId);
  const plannedAs = await listPlannedAs(
    tx,
    organizationId,
    ids,
    mine.map(({ id }) => id),
    // Whoever plans far ahead finds nothing planned just before: what people are planned as now goes on until then.
    { from: startOfDate(addDays(startsOn < today ? startsOn : today, -7 * weeksOfHabit), zone), to: during.to },
  );
  const reach = overtimeReach(policies);
  const elsewhere = await listBusy(
    tx,
    organizationId,
    ids,
    { from: addMilliseconds(during.from, -reach), to: addMilliseconds(during.to, reach) },
    { locationId, during },
  );
  const { weeklyTargetMinutes, currency } = await readOrganization(tx, organizationId);
  return accept({
    location: { id: locationId, name, zone },
    locations: mine.map((one) => ({ id: one.id, name: one.name, zone: one.zone })),
    startsOn,
    endsOn,
    today,
    positions: [...(await listPositions(tx, organizationId))],
    skills: [...(await listSkills(tx, organizationId))],
    people: people.map((person) =>
      Object.assign(person, {
        mayBePlanned: plannable.has(person.employeeId),
        isAtHome: atHome.has(person.employeeId),
        worksAs: [...worksAsOf(plannedAs.get(person.employeeId) ?? [])],
      }),
    ),
    policies,
    homePolicy,
    levels: await findLevels(tx, organizationId),
    shifts,
    elsewhere: elsewhere.map(({ positionId, isPublished, ...busy }) =>
      Object.assign(busy, {
        positionId: mayAt(actor, 'edit_schedule', busy.locationId) ? positionId : null,
        ...(isPublished && { isPublished }),
      }),
    ),
    needs: [...(await listNeeds(tx, organizationId, locationId))],
    weeklyTargetMinutes,
    labourTarget: await labourTargetFor(tx, actor, locationId),
    currency,
    lastPublished: (await findLastPublication(tx, { organizationId, locationId, startsOn })) ?? null,
  });
};

const worksAt = ({ homeLocationId, furtherLocationIds }: Member, locationId: string): boolean =>
  homeLocationId === locationId || furtherLocationIds.includes(locationId);
