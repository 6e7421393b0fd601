import { sql } from 'kysely';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Whoever is named answers for these locations from now on. */
export async function insertManagedLocations(
  tx: Transaction,
  managed: readonly { readonly organizationId: string; readonly employeeId: string; readonly locationId: string }[],
): Promise<void> {
  if (managed.length > 0) {
    await tx
      .insertInto('managedLocations')
      .values([...managed])
      .execute();
  }
}

/** Somebody answers for no location any more. */
export async function deleteManagedLocations(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
): Promise<void> {
  await tx
    .deleteFrom('managedLocations')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .execute();
}

export async function listManagedLocations(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('managedLocations')
    .select('locationId')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .execute();
  return rows.map(({ locationId }) => locationId);
}

/** Who decides in the end. */
export async function listAdmins(tx: Transaction, organizationId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('employees')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Active admins, and active managers of the location, in order of role and name. */
export async function listSupportContacts(tx: Transaction, organizationId: string, locationId: string) {
  return tx
    .selectFrom('employees as e')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.organizationId', '=', 'e.organizationId').onRef('l.id', '=', 'e.homeLocationId'),
    )
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['e.id', 'e.photoVersion'])
    .select(['e.firstName', 'e.lastName', 'e.role', 'u.email', 'l.name as locationName'])
    .where('e.organizationId', '=', organizationId)
    .where('e.status', '=', 'active')
    .where(({ eb, or, and, exists, selectFrom }) =>
      or([
        eb('e.role', '=', 'admin'),
        and([
          eb('e.role', '=', 'manager'),
          exists(
            selectFrom('managedLocations as ml')
              .select('ml.locationId')
              .whereRef('ml.organizationId', '=', 'e.organizationId')
              .whereRef('ml.employeeId', '=', 'e.id')
              .where('ml.locationId', '=', locationId),
          ),
        ]),
      ]),
    )
    .orderBy('e.role', 'desc')
    .orderBy('e.lastName')
    .orderBy('e.firstName')
    .execute();
}

/**
 * Who may answer for a location: active admins, and the active managers who answer for it; for none yet, those of any.
 */
export async function listDeciders(
  tx: Transaction,
  organizationId: string,
  locationId: string | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select e.id from employees e
    where e.organization_id = ${organizationId} and e.status = 'active' and (e.role = 'admin' or (e.role = 'manager' and exists (
      select from managed_locations m where m.organization_id = e.organization_id and m.employee_id = e.id
        and (${locationId}::uuid is null or m.location_id = ${locationId}::uuid)
    )))
  `.execute(tx);
  return rows.map(({ id }) => id);
}
