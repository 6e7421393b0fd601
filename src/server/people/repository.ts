import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Role } from '../../domain/access/role.ts';
import type { Language } from '../../domain/kernel/language.ts';
import type { Cents } from '../../domain/kernel/money.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { PayRate } from '../../domain/people/pay-rate.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewEmployee {
  readonly organizationId: string;
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly homeLocationId: string;
  readonly createdAt: Instant;
}

export async function insertEmployee(tx: Transaction, employee: NewEmployee): Promise<void> {
  await tx
    .insertInto('employees')
    .values({ ...employee, createdAt: formatInstant(employee.createdAt) })
    .execute();
}

export async function insertManagedLocation(
  tx: Transaction,
  managed: { readonly organizationId: string; readonly employeeId: string; readonly locationId: string },
): Promise<void> {
  await tx.insertInto('managedLocations').values(managed).execute();
}

/** An employee with the names of their organization and location, as the shell shows them. */
export async function readEmployee(tx: Transaction, organizationId: string, employeeId: string) {
  return tx
    .selectFrom('employees as e')
    .innerJoin('organizations as o', 'o.id', 'e.organizationId')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.organizationId', '=', 'e.organizationId').onRef('l.id', '=', 'e.homeLocationId'),
    )
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['e.id', 'e.firstName', 'e.lastName', 'e.role', 'e.status'])
    .select(['u.email', 'u.theme', 'u.hourCycle', 'u.language'])
    .select(['o.name as organizationName', 'l.id as locationId', 'l.name as locationName', 'l.zone'])
    .where('e.organizationId', '=', organizationId)
    .where('e.id', '=', employeeId)
    .executeTakeFirstOrThrow();
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

/** Active admins, and active managers of the location, in order of role and name. */
export async function listHelpers(tx: Transaction, organizationId: string, locationId: string) {
  return tx
    .selectFrom('employees as e')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.organizationId', '=', 'e.organizationId').onRef('l.id', '=', 'e.homeLocationId'),
    )
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
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

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly createdAt: Instant;
}

/** Adds a sign-in; false when the e-mail has one already. */
export async function insertUser(tx: Transaction, user: NewUser): Promise<boolean> {
  const row = await tx
    .insertInto('users')
    .values({ ...user, createdAt: formatInstant(user.createdAt) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMembership(
  tx: Transaction,
  membership: { readonly userId: string; readonly organizationId: string; readonly employeeId: string },
): Promise<void> {
  await tx.insertInto('memberships').values(membership).execute();
}

export async function findUserByEmail(
  tx: Transaction,
  email: string,
): Promise<{ readonly id: string; readonly passwordHash: string | null } | undefined> {
  return tx.selectFrom('users').select(['id', 'passwordHash']).where('email', '=', email).executeTakeFirst();
}

/** The hash that a person's password must fit; none, if they never set one. */
export async function findPasswordHash(tx: Transaction, userId: string): Promise<string | undefined> {
  const { passwordHash } = await tx
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return passwordHash ?? undefined;
}

/** Which employee a sign-in is, in the organization that it joined first. */
export async function findMembership(
  tx: Transaction,
  userId: string,
): Promise<{ readonly organizationId: string; readonly employeeId: string } | undefined> {
  return tx
    .selectFrom('memberships')
    .select(['organizationId', 'employeeId'])
    .where('userId', '=', userId)
    .orderBy('employeeId')
    .executeTakeFirst();
}

export async function updatePreferences(
  tx: Transaction,
  userId: string,
  changed: { readonly language?: string; readonly theme?: string; readonly hourCycle?: string },
) {
  return (
    tx
      .updateTable('users')
      // The id set to itself keeps the statement whole when nothing else changes.
      .set({ id: userId, ...changed })
      .where('id', '=', userId)
      .returning(['language', 'theme', 'hourCycle'])
      .executeTakeFirstOrThrow()
  );
}

/** An employee as permissions and rules need to know them. */
export interface EmployeeFacts {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly homeLocationId: string;
}

/** Somebody of the organization; undefined where there is no such employee. */
export async function findEmployee(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<EmployeeFacts | undefined> {
  const row = await tx
    .selectFrom('employees')
    .select(['id', 'firstName', 'lastName', 'role', 'status', 'homeLocationId'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
  // Check constraints of the table allow these words only.
  return row && { ...row, role: row.role as Role, status: row.status as EmployeeStatus };
}

/** A pay rate with who set it, when and why. */
export interface StoredPayRate extends PayRate {
  readonly reason: string | null;
  readonly setBy: string;
  readonly setByName: string;
  readonly setAt: Instant;
}

/** Everything an employee's hour was ever paid, in the order in which it was set. */
export async function listPayRates(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<readonly StoredPayRate[]> {
  const rows = await tx
    .selectFrom('payRates as r')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'r.organizationId').onRef('e.id', '=', 'r.setBy'),
    )
    .select(['r.id', 'r.startsOn', 'r.centsPerHour', 'r.supersedesId', 'r.reason', 'r.setBy', 'r.setAt'])
    .select(['e.firstName', 'e.lastName'])
    .where('r.organizationId', '=', organizationId)
    .where('r.employeeId', '=', employeeId)
    .orderBy('r.setAt')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startsOn: row.startsOn as PlainDate,
    centsPerHour: row.centsPerHour as Cents,
    supersedesId: row.supersedesId,
    reason: row.reason,
    setBy: row.setBy,
    setByName: `${row.firstName} ${row.lastName}`,
    setAt: row.setAt,
  }));
}

export async function insertPayRate(
  tx: Transaction,
  rate: PayRate & {
    readonly organizationId: string;
    readonly employeeId: string;
    readonly reason: string | null;
    readonly setBy: string;
    readonly setAt: Instant;
  },
): Promise<void> {
  await tx
    .insertInto('payRates')
    .values({ ...rate, setAt: formatInstant(rate.setAt) })
    .execute();
}
