import { formatInstant, type Instant, type Weekday } from '../../domain/kernel/time.ts';
import type { AdmissionWay } from '../../domain/organization/admission.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewOrganization {
  readonly id: string;
  readonly name: string;
  readonly admission: AdmissionWay;
  readonly createdAt: Instant;
}

export async function insertOrganization(tx: Transaction, organization: NewOrganization): Promise<void> {
  await tx
    .insertInto('organizations')
    .values({ ...organization, createdAt: formatInstant(organization.createdAt) })
    .execute();
}

/** Lets one at a time change which locations and which admins there are: whoever comes second sees what the first left. */
export async function lockOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
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

/** As many next numbers in a row that nobody of the organization has had, the first of them; who else asks waits until this transaction ends. */
export async function takeEmployeeNumbers(tx: Transaction, organizationId: string, count: number): Promise<number> {
  const { lastEmployeeNumber } = await tx
    .updateTable('organizations')
    .set(({ eb }) => ({ lastEmployeeNumber: eb('lastEmployeeNumber', '+', count) }))
    .where('id', '=', organizationId)
    .returning('lastEmployeeNumber')
    .executeTakeFirstOrThrow();
  return lastEmployeeNumber - count + 1;
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

export async function updateWeeklyTarget(
  tx: Transaction,
  organizationId: string,
  weeklyTargetMinutes: number,
): Promise<void> {
  await tx.updateTable('organizations').set({ weeklyTargetMinutes }).where('id', '=', organizationId).execute();
}
