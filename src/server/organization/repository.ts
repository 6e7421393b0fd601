import { sql } from 'kysely';
import { formatInstant, type Instant, type Weekday, type Zone } from '../../domain/kernel/time.ts';
import type { AdmissionWay } from '../../domain/organization/admission.ts';
import type { LocationFacts, OpeningHours } from '../../domain/organization/location.ts';
import { noOpeningHours } from '../../domain/organization/location.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewOrganization {
  readonly id: string;
  readonly name: string;
  readonly admission: AdmissionWay;
  readonly createdAt: Instant;
}

export interface NewLocation {
  readonly organizationId: string;
  readonly id: string;
  readonly facts: LocationFacts;
  readonly createdAt: Instant;
}

export async function insertOrganization(tx: Transaction, organization: NewOrganization): Promise<void> {
  await tx
    .insertInto('organizations')
    .values({ ...organization, createdAt: formatInstant(organization.createdAt) })
    .execute();
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

/** Lets one at a time change which locations and which admins there are: whoever comes second sees what the first left. */
export async function lockOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
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

/** The organization that this deployment was claimed for: the one that admits whoever registers without an invitation. */
export async function findClaimedOrganization(tx: Transaction): Promise<string | undefined> {
  const row = await tx.selectFrom('deployments').select('organizationId').executeTakeFirst();
  return row?.organizationId;
}

/** Claims an empty deployment; false when somebody already has. */
export async function insertClaim(tx: Transaction, organizationId: string, at: Instant): Promise<boolean> {
  const row = await tx
    .insertInto('deployments')
    .values({ organizationId, claimedAt: formatInstant(at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('organizationId')
    .executeTakeFirst();
  return row !== undefined;
}

export interface OrganizationSettings {
  readonly id: string;
  readonly name: string;
  readonly weekStartsOn: Weekday;
  readonly weeklyTargetMinutes: number;
  readonly currency: string;
  readonly admission: AdmissionWay;
}

export async function readOrganization(tx: Transaction, organizationId: string): Promise<OrganizationSettings> {
  const row = await tx
    .selectFrom('organizations')
    .select(['id', 'name', 'weekStartsOn', 'weeklyTargetMinutes', 'currency', 'admission'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  // Check constraints of the table allow these words only.
  return { ...row, weekStartsOn: row.weekStartsOn as Weekday, admission: row.admission as AdmissionWay };
}

/** The next number that nobody of the organization has had; who else asks waits until this transaction ends. */
export async function takeEmployeeNumber(tx: Transaction, organizationId: string): Promise<number> {
  const { lastEmployeeNumber } = await tx
    .updateTable('organizations')
    .set(({ eb }) => ({ lastEmployeeNumber: eb('lastEmployeeNumber', '+', 1) }))
    .where('id', '=', organizationId)
    .returning('lastEmployeeNumber')
    .executeTakeFirstOrThrow();
  return lastEmployeeNumber;
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

/** Makes the last number given this one, if it was lower: numbers up to it are given by hand. */
export async function raiseEmployeeNumber(tx: Transaction, organizationId: string, upTo: number): Promise<void> {
  await tx
    .updateTable('organizations')
    .set({ lastEmployeeNumber: upTo })
    .where('id', '=', organizationId)
    .where('lastEmployeeNumber', '<', upTo)
    .execute();
}

export async function updateAdmission(tx: Transaction, organizationId: string, admission: AdmissionWay): Promise<void> {
  await tx.updateTable('organizations').set({ admission }).where('id', '=', organizationId).execute();
}
