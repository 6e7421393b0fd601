import { sql } from 'kysely';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Role } from '../../domain/access/role.ts';
import type { Phone } from '../../domain/kernel/phone.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import { searchedName } from '../../domain/people/search-name.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewEmployee {
  readonly organizationId: string;
  readonly id: string;
  readonly employeeNumber: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly homeLocationId: string;
  readonly createdAt: Instant;
  readonly phone?: Phone | null | undefined;
  readonly employedFrom?: PlainDate | null | undefined;
}

export async function insertEmployees(tx: Transaction, employees: readonly NewEmployee[]): Promise<void> {
  await tx
    .insertInto('employees')
    .values(
      employees.map(({ createdAt, phone = null, employedFrom = null, ...employee }) => ({
        ...employee,
        phone,
        employedFrom,
        searched: searchedName(employee),
        createdAt: formatInstant(createdAt),
      })),
    )
    .execute();
}

/** What others call and reach an employee by. */
export interface PersonFacts {
  readonly firstName: string;
  readonly lastName: string;
  /** As E.164 writes it. */
  readonly phone: Phone | undefined;
}

export interface KnownPerson extends PersonFacts {
  readonly employeeNumber: number;
  readonly email: string;
}

/** @param hold two who change one person queue here, and the second sees what the first did */
export async function readPerson(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  hold = false,
): Promise<KnownPerson> {
  const row = await tx
    .selectFrom('employees as e')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['e.employeeNumber', 'e.firstName', 'e.lastName', 'e.phone', 'u.email'])
    .where('e.organizationId', '=', organizationId)
    .where('e.id', '=', employeeId)
    .$if(hold, (query) => query.forNoKeyUpdate('e'))
    .executeTakeFirstOrThrow();
  // A check constraint of the table allows no other form.
  return { ...row, phone: (row.phone ?? undefined) as Phone | undefined };
}

export async function updatePerson(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  { firstName, lastName, phone }: PersonFacts,
): Promise<void> {
  await tx
    .updateTable('employees')
    // Whoever has read them before is about to save over it.
    .set({
      firstName,
      lastName,
      searched: searchedName({ firstName, lastName }),
      phone: phone ?? null,
      revision: sql<number>`revision + 1`,
    })
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .execute();
}

/** Gives the version that was there before; of two at once, the second sees the first's. */
export async function exchangePhotoVersion(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  photoVersion: string | null,
): Promise<string | null> {
  const one = tx
    .selectFrom('employees')
    .select('photoVersion')
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .forNoKeyUpdate();
  const before = await one.executeTakeFirstOrThrow();
  await tx
    .updateTable('employees')
    .set({ photoVersion })
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .execute();
  return before.photoVersion;
}

/** An employee with their sign-in and the name of their organization, as the shell shows them. */
export async function readEmployee(tx: Transaction, organizationId: string, employeeId: string) {
  return tx
    .selectFrom('employees as e')
    .innerJoin('organizations as o', 'o.id', 'e.organizationId')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['e.id', 'e.employeeNumber', 'e.firstName', 'e.lastName', 'e.photoVersion', 'e.role', 'e.status'])
    .select(['e.homeLocationId', 'e.currentLocationId', 'e.employedUntil'])
    .select([
      'u.email',
      'u.emailVerifiedAt',
      'u.theme',
      'u.hourCycle',
      'u.singleKeys',
      'u.language',
      'o.name as organizationName',
      'o.currency',
      'o.weekStartsOn',
    ])
    .where('e.organizationId', '=', organizationId)
    .where('e.id', '=', employeeId)
    .executeTakeFirstOrThrow();
}

/** An employee as permissions and rules need to know them. */
export interface EmployeeFacts {
  readonly employeeId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly homeLocationId: string;
  /** Their first day at work, where it is known. */
  readonly employedFrom: PlainDate | null;
  /** Their last, where it is known. */
  readonly employedUntil: PlainDate | null;
  readonly createdAt: Instant;
}

/** Somebody of the organization; undefined where there is no such employee, or an import that was undone took their sign-in. */
export const findEmployee = async (
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<EmployeeFacts | undefined> => (await listEmployees(tx, organizationId, [employeeId])).get(employeeId);

/** Some people of the organization, from one question; left out as {@link findEmployee} does. */
export async function listEmployees(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, EmployeeFacts>> {
  const rows = await tx
    .selectFrom('employees')
    .select([
      'id as employeeId',
      'firstName',
      'lastName',
      'role',
      'status',
      'homeLocationId',
      'employedFrom',
      'employedUntil',
      'createdAt',
    ])
    .where('organizationId', '=', organizationId)
    .where('id', '=', sql<string>`any (${[...employeeIds]}::uuid[])`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as m')
          .select('m.userId')
          .whereRef('m.organizationId', '=', 'employees.organizationId')
          .whereRef('m.employeeId', '=', 'employees.id'),
      ),
    )
    .execute();
  return new Map(
    rows.map((row) => [
      row.employeeId,
      {
        ...row,
        // Check constraints of the table allow these words only.
        role: row.role as Role,
        status: row.status as EmployeeStatus,
        employedFrom: row.employedFrom as PlainDate | null,
        employedUntil: row.employedUntil as PlainDate | null,
      },
    ]),
  );
}

/** The last days of employment of those among some who have one. */
export async function listLastDays(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, PlainDate>> {
  const rows = await tx
    .selectFrom('employees')
    .select(['id', 'employedUntil'])
    .where('organizationId', '=', organizationId)
    .where('id', 'in', [...employeeIds])
    .where('employedUntil', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, employedUntil }) => [id, employedUntil as PlainDate]));
}

/** Admits somebody who was waiting; false when nobody by this id was. */
export async function updateAdmitted(
  tx: Transaction,
  {
    organizationId,
    id,
    joinedAt,
    ...terms
  }: Pick<NewEmployee, 'organizationId' | 'id' | 'role' | 'homeLocationId'> & {
    readonly employedFrom: PlainDate;
    readonly joinedAt: Instant;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employees')
    .set({ ...terms, joinedAt: formatInstant(joinedAt), status: 'active', revision: sql<number>`revision + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Moves somebody from one status to another; false when they were in neither. */
export async function updateStatus(
  tx: Transaction,
  { organizationId, id }: Pick<NewEmployee, 'organizationId' | 'id'>,
  from: EmployeeStatus,
  to: EmployeeStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employees')
    .set({ status: to, revision: sql<number>`revision + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
