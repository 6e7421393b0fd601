import { sql } from 'kysely';
import { formatInstant, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Where somebody works: the home location first, then further ones by name. */
export async function listOwnLocations(tx: Transaction, organizationId: string, employeeId: string) {
  return tx
    .selectFrom('locations as l')
    .innerJoin('employees as e', 'e.organizationId', 'l.organizationId')
    .select(['l.id', 'l.name', 'l.zone', 'l.closedAt'])
    .where('l.organizationId', '=', organizationId)
    .where('e.id', '=', employeeId)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('l.id', '=', eb.ref('e.homeLocationId')),
        exists(
          selectFrom('furtherLocations as f')
            .select('f.locationId')
            .whereRef('f.organizationId', '=', 'e.organizationId')
            .whereRef('f.employeeId', '=', 'e.id')
            .whereRef('f.locationId', '=', 'l.id'),
        ),
      ]),
    )
    .orderBy(sql`l.id <> e.home_location_id`)
    .orderBy('l.name')
    .execute();
}

export async function updateCurrentLocation(
  tx: Transaction,
  who: { readonly organizationId: string; readonly employeeId: string; readonly locationId: string | null },
): Promise<void> {
  await tx
    .updateTable('employees')
    .set({ currentLocationId: who.locationId })
    .where('organizationId', '=', who.organizationId)
    .where('id', '=', who.employeeId)
    .execute();
}

export async function updateHome(
  tx: Transaction,
  who: {
    readonly organizationId: string;
    readonly employeeId: string;
    readonly locationId: string;
    readonly since: Instant | null;
  },
): Promise<void> {
  const homeSince = who.since === null ? null : formatInstant(who.since);
  await tx
    .updateTable('employees')
    .set({ homeLocationId: who.locationId, homeSince })
    .where('organizationId', '=', who.organizationId)
    .where('id', '=', who.employeeId)
    .execute();
}

/** Since when each location where somebody works is theirs, as their home or as a further one; null, since they came. */
export async function listSince(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<ReadonlyMap<string, Instant | null>> {
  const { rows } = await sql<{ readonly locationId: string; readonly since: Instant | null }>`
    select home_location_id as location_id, home_since as since from employees
    where organization_id = ${organizationId} and id = ${employeeId}
    union all
    select location_id, since from further_locations
    where organization_id = ${organizationId} and employee_id = ${employeeId}
  `.execute(tx);
  return new Map(rows.map(({ locationId, since }) => [locationId, since]));
}

/** Everybody whose home or further location it is. */
export async function listPeopleAt(tx: Transaction, organizationId: string, locationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('employees')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('homeLocationId', '=', locationId)
    .union(
      tx
        .selectFrom('furtherLocations')
        .select('employeeId as id')
        .where('organizationId', '=', organizationId)
        .where('locationId', '=', locationId),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Whose home a location is, by name; who was rejected has none. */
export async function listHomes(tx: Transaction, organizationId: string, locationId: string) {
  return tx
    .selectFrom('employees')
    .select(['id', 'firstName', 'lastName'])
    .where('organizationId', '=', organizationId)
    .where('homeLocationId', '=', locationId)
    .where('status', '<>', 'rejected')
    .orderBy('lastName')
    .orderBy('firstName')
    .execute();
}

/** How many have their home at each location; who was rejected has none. */
export async function countHomes(tx: Transaction, organizationId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('employees')
    .select(['homeLocationId', sql<number>`count(*)::int`.as('people')])
    .where('organizationId', '=', organizationId)
    .where('status', '<>', 'rejected')
    .groupBy('homeLocationId')
    .execute();
  return new Map(rows.map(({ homeLocationId, people }) => [homeLocationId, people]));
}

/** Whose home each location is or was meant to be, rejected or not. */
export async function listHomeIds(tx: Transaction, organizationId: string) {
  return tx
    .selectFrom('employees')
    .select(['id', 'homeLocationId'])
    .where('organizationId', '=', organizationId)
    .execute();
}

/**
 * Keeps the zone that cut the weeks of some people so far. A second change within a week finds the row of the first, which says
 * what was in force.
 */
export async function insertPastZones(
  tx: Transaction,
  past: {
    readonly organizationId: string;
    readonly employeeIds: readonly string[];
    readonly untilOn: PlainDate;
    readonly zone: Zone;
  },
): Promise<void> {
  const { organizationId, employeeIds, untilOn, zone } = past;
  await sql`insert into past_zones (organization_id, employee_id, until_on, zone)
    select ${organizationId}::uuid, e.id, ${untilOn}::date, ${zone} from unnest(${[...employeeIds]}::uuid[]) e (id)
    on conflict do nothing`.execute(tx);
}

interface Workplaces {
  readonly isActive: boolean;
  readonly locationIds: readonly string[];
  /** Their last day of employment, where one is set. */
  readonly lastDay: PlainDate | null;
}

/** Of some people: who works at all, and where. */
export async function listWorkplaces(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, Workplaces>> {
  const { rows } = await sql<Workplaces & { readonly employeeId: string }>`
    select e.id as employee_id, e.status = 'active' as is_active, e.home_location_id::text || array(
      select f.location_id::text from further_locations f
      where f.organization_id = e.organization_id and f.employee_id = e.id
    ) as location_ids, e.employed_until as last_day
    from employees e where e.organization_id = ${organizationId} and e.id = any (${[...employeeIds]}::uuid[])
  `.execute(tx);
  return new Map(rows.map(({ employeeId, ...workplace }) => [employeeId, workplace]));
}
