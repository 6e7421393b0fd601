import { formatInstant, type Instant, type Weekday, type Zone } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewOrganization {
  readonly id: string;
  readonly name: string;
  readonly admitsRegistrations: boolean;
  readonly createdAt: Instant;
}

export interface NewLocation {
  readonly organizationId: string;
  readonly id: string;
  readonly name: string;
  readonly zone: Zone;
  readonly createdAt: Instant;
}

export async function insertOrganization(tx: Transaction, organization: NewOrganization): Promise<void> {
  await tx
    .insertInto('organizations')
    .values({ ...organization, createdAt: formatInstant(organization.createdAt) })
    .execute();
}

export async function insertLocation(tx: Transaction, location: NewLocation): Promise<void> {
  await tx
    .insertInto('locations')
    .values({ ...location, createdAt: formatInstant(location.createdAt) })
    .execute();
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
  readonly admitsRegistrations: boolean;
}

export async function readOrganization(tx: Transaction, organizationId: string): Promise<OrganizationSettings> {
  const row = await tx
    .selectFrom('organizations')
    .select(['id', 'name', 'weekStartsOn', 'weeklyTargetMinutes', 'currency', 'admitsRegistrations'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  // A check constraint of the table allows these words only.
  return { ...row, weekStartsOn: row.weekStartsOn as Weekday };
}

/** The location that was made first: where someone stands until a manager says otherwise. */
export async function findFirstLocation(tx: Transaction, organizationId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('locations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}
