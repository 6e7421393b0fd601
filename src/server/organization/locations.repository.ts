import { sql } from 'kysely';
import { formatInstant, type Instant, type Zone } from '../../domain/kernel/time.ts';
import { noOpeningHours, type LocationFacts, type OpeningHours } from '../../domain/organization/location.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewLocation {
  readonly organizationId: string;
  readonly id: string;
  readonly facts: LocationFacts;
  readonly createdAt: Instant;
}

/** Adds a location; false when the organization has one of this name. */
export async function insertLocation(tx: Transaction, { facts, createdAt, ...ids }: NewLocation): Promise<boolean> {
  const row = await tx
    .insertInto('locations')
    .values({ ...ids, ...columnsOf(facts), createdAt: formatInstant(createdAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function columnsOf({ geofence, openingHours, ...plain }: LocationFacts) {
  const { latitude = null, longitude = null, radiusMetres = null } = geofence ?? {};
  const named = Object.fromEntries(Object.entries(openingHours).filter(([, span]) => span !== null));
  return { ...plain, latitude, longitude, radiusMetres, openingHours: JSON.stringify(named) };
}

export interface StoredLocation extends LocationFacts {
  readonly id: string;
  readonly revision: number;
  readonly closedAt: Instant | null;
}

const storedColumns = [
  'id',
  'name',
  'address',
  'phone',
  'zone',
  'latitude',
  'longitude',
  'radiusMetres',
  'openingHours',
  'revision',
  'closedAt',
] as const;

const locationsOf = (tx: Transaction, organizationId: string) =>
  tx.selectFrom('locations').select(storedColumns).where('organizationId', '=', organizationId);

type LocationRow = Awaited<ReturnType<ReturnType<typeof locationsOf>['executeTakeFirstOrThrow']>>;

/** The columns as a location; the checks of the table allow these words, and a geofence whole or not at all. */
function storedLocation({
  latitude,
  longitude,
  radiusMetres,
  openingHours,
  zone,
  ...plain
}: LocationRow): StoredLocation {
  const isFenced = latitude !== null && longitude !== null && radiusMetres !== null;
  return {
    ...plain,
    zone: zone as Zone,
    geofence: isFenced ? { latitude, longitude, radiusMetres } : null,
    openingHours: { ...noOpeningHours, ...(openingHours as Partial<OpeningHours>) },
  };
}

/** Every location, by name. */
export async function listLocations(tx: Transaction, organizationId: string): Promise<readonly StoredLocation[]> {
  const rows = await locationsOf(tx, organizationId).orderBy('name').execute();
  return rows.map(storedLocation);
}

export async function findLocation(
  tx: Transaction,
  organizationId: string,
  locationId: string,
): Promise<StoredLocation | undefined> {
  const row = await locationsOf(tx, organizationId).where('id', '=', locationId).executeTakeFirst();
  return row === undefined ? undefined : storedLocation(row);
}

/** Until the transaction ends nobody is put at the location: see the trigger `refuse_closed_location`. */
export async function lockLocation(tx: Transaction, organizationId: string, locationId: string): Promise<void> {
  await tx
    .selectFrom('locations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', locationId)
    .forNoKeyUpdate()
    .execute();
}

/** Writes what is kept of a location, and counts the change. */
export async function updateLocation(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  facts: LocationFacts,
): Promise<StoredLocation> {
  const row = await tx
    .updateTable('locations')
    .set({ ...columnsOf(facts), revision: sql<number>`revision + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', locationId)
    .returning(storedColumns)
    .executeTakeFirstOrThrow();
  return storedLocation(row);
}

/** Closes a location, or with null opens it again. */
export async function updateClosedAt(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  closedAt: Instant | null,
): Promise<StoredLocation> {
  const row = await tx
    .updateTable('locations')
    .set({ closedAt: closedAt === null ? null : formatInstant(closedAt), revision: sql<number>`revision + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', locationId)
    .returning(storedColumns)
    .executeTakeFirstOrThrow();
  return storedLocation(row);
}

/** The open location that was made first: where someone stands until a manager says otherwise. */
export async function findFirstLocation(tx: Transaction, organizationId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('locations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('closedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}
