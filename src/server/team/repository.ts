import { sql } from 'kysely';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Role } from '../../domain/access/role.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A person of the organization, as far as the team’s screens and rules go. */
export interface Member {
  readonly employeeId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly homeLocationId: string;
  readonly furtherLocationIds: readonly string[];
  readonly email: string;
  /** As E.164 writes it. */
  readonly phone: string | null;
  readonly employeeNumber: number;
  readonly photoVersion: string | null;
}

const furtherIds = sql<string[]>`array(
  select f.location_id from further_locations f
  where f.organization_id = e.organization_id and f.employee_id = e.id
)`.as('furtherLocationIds');

const members = (tx: Transaction, organizationId: string) =>
  tx
    .selectFrom('employees as e')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['e.id as employeeId', 'e.firstName', 'e.lastName', 'e.role', 'e.status', 'e.homeLocationId'])
    .select(['u.email', 'e.phone', 'e.employeeNumber', 'e.photoVersion'])
    .select(furtherIds)
    .where('e.organizationId', '=', organizationId);

/** Check constraints of the table allow these words only. */
const asMember = <Row extends { readonly role: string; readonly status: string }>(row: Row) => ({
  ...row,
  role: row.role as Role,
  status: row.status as EmployeeStatus,
});

/** Everybody of the organization, by name. */
export async function listMembers(tx: Transaction, organizationId: string): Promise<readonly Member[]> {
  const rows = await members(tx, organizationId).orderBy('e.lastName').orderBy('e.firstName').orderBy('e.id').execute();
  return rows.map(asMember);
}

export interface StoredMember extends Member {
  readonly employedFrom: PlainDate | null;
  readonly employedUntil: PlainDate | null;
  readonly suspensionReason: string | null;
  readonly revision: number;
  readonly managedLocationIds: readonly string[];
}

/** One person with everything that is kept of their employment; undefined where there is no such person. */
export async function findMember(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<StoredMember | undefined> {
  const row = await members(tx, organizationId)
    .select(['e.employedFrom', 'e.employedUntil', 'e.suspensionReason', 'e.revision'])
    .select(
      sql<string[]>`array(
        select l.location_id from managed_locations l
        where l.organization_id = e.organization_id and l.employee_id = e.id
      )`.as('managedLocationIds'),
    )
    .where('e.id', '=', employeeId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // Dates come as the driver reads them: calendar dates.
  const { employedFrom, employedUntil, ...rest } = row as typeof row & {
    employedFrom: PlainDate | null;
    employedUntil: PlainDate | null;
  };
  return { ...asMember(rest), employedFrom, employedUntil };
}

/** Makes who changes a person take turns with whoever else does. */
export async function lockMember(tx: Transaction, organizationId: string, employeeId: string): Promise<void> {
  await tx
    .selectFrom('employees')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .forUpdate()
    .execute();
}

/** How many active admins there are besides one person. */
export async function countOtherAdmins(tx: Transaction, organizationId: string, employeeId: string): Promise<number> {
  const row = await tx
    .selectFrom('employees')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '<>', employeeId)
    .executeTakeFirstOrThrow();
  return row.count;
}

interface MemberChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly role?: Role;
  readonly status?: EmployeeStatus;
  readonly employedFrom?: PlainDate | null;
  readonly employedUntil?: PlainDate | null;
  readonly suspensionReason?: string | null;
  readonly phone?: string | null;
  readonly employeeNumber?: number;
}

/** Changes what is kept of a person, and counts the change. */
export async function updateMember(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
  change: MemberChange,
): Promise<void> {
  await tx
    .updateTable('employees')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .execute();
}

/** The further locations become exactly these: who kept one keeps its row, since a closed one takes no new row. */
export async function replaceFurtherLocations(
  tx: Transaction,
  who: { readonly organizationId: string; readonly employeeId: string },
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const { organizationId, employeeId } = who;
  const removed = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id));
  if (removed.length > 0) {
    await tx
      .deleteFrom('furtherLocations')
      .where('organizationId', '=', organizationId)
      .where('employeeId', '=', employeeId)
      .where('locationId', 'in', removed)
      .execute();
  }
  for (const locationId of added) {
    await tx.insertInto('furtherLocations').values({ organizationId, employeeId, locationId }).execute();
  }
}

/** The managed locations become exactly these. */
export async function replaceManagedLocations(
  tx: Transaction,
  who: { readonly organizationId: string; readonly employeeId: string },
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const { organizationId, employeeId } = who;
  const removed = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id));
  if (removed.length > 0) {
    await tx
      .deleteFrom('managedLocations')
      .where('organizationId', '=', organizationId)
      .where('employeeId', '=', employeeId)
      .where('locationId', 'in', removed)
      .execute();
  }
  for (const locationId of added) {
    await tx.insertInto('managedLocations').values({ organizationId, employeeId, locationId }).execute();
  }
}

/** What the audit log tells of a person, latest first, with who did it. */
export async function listDeeds(tx: Transaction, organizationId: string, employeeId: string) {
  return tx
    .selectFrom('auditEntries as a')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'a.organizationId').onRef('e.id', '=', 'a.employeeId'),
    )
    .select(['a.id', 'a.action', 'a.happenedAt', 'a.details', 'e.firstName', 'e.lastName'])
    .where('a.organizationId', '=', organizationId)
    .where('a.subjectId', '=', employeeId)
    .orderBy('a.happenedAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute();
}

/** Every address that has a sign-in anywhere, among those asked about. */
export async function listKnownEmails(tx: Transaction, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('users')
    .select('email')
    .where(sql<boolean>`email = any(${[...emails]}::text[])`)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

export async function listEmployeeNumbers(tx: Transaction, organizationId: string): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('employees')
    .select('employeeNumber')
    .where('organizationId', '=', organizationId)
    .execute();
  return new Set(rows.map(({ employeeNumber }) => employeeNumber));
}

export interface StoredImport {
  readonly id: string;
  readonly fileName: string;
  readonly importedBy: string;
  readonly at: Instant;
  readonly by: string;
  readonly count: number;
  readonly undoneAt: Instant | null;
}

export async function insertImport(
  tx: Transaction,
  wish: {
    readonly organizationId: string;
    readonly id: string;
    readonly fileName: string;
    readonly importedBy: string;
    readonly importedAt: Instant;
  },
): Promise<void> {
  await tx
    .insertInto('imports')
    .values({ ...wish, importedAt: formatInstant(wish.importedAt) })
    .execute();
}

export async function insertImportedPerson(
  tx: Transaction,
  who: { readonly organizationId: string; readonly importId: string; readonly employeeId: string },
): Promise<void> {
  await tx.insertInto('importedPeople').values(who).execute();
}

/** The latest imports, of one person or of everybody. */
export async function listImports(
  tx: Transaction,
  organizationId: string,
  importedBy: string | undefined,
): Promise<readonly StoredImport[]> {
  const rows = await tx
    .selectFrom('imports as i')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'i.organizationId').onRef('e.id', '=', 'i.importedBy'),
    )
    .select(['i.id', 'i.fileName', 'i.importedBy', 'i.importedAt as at', 'i.undoneAt'])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('by'))
    .select(
      sql<number>`(select count(*) from imported_people p where p.organization_id = i.organization_id and p.import_id = i.id)::int`.as(
        'count',
      ),
    )
    .where('i.organizationId', '=', organizationId)
    .$if(importedBy !== undefined, (query) => query.where('i.importedBy', '=', importedBy ?? ''))
    .orderBy('i.importedAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(20)
    .execute();
  return rows;
}

/** Holds an import, so that of two who take it back at once the second sees that it is done. */
export async function lockImport(tx: Transaction, organizationId: string, importId: string): Promise<void> {
  await tx
    .selectFrom('imports')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', importId)
    .forUpdate()
    .execute();
}

export async function updateUndone(
  tx: Transaction,
  undone: { readonly organizationId: string; readonly importId: string; readonly by: string; readonly at: Instant },
): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ undoneBy: undone.by, undoneAt: formatInstant(undone.at) })
    .where('organizationId', '=', undone.organizationId)
    .where('id', '=', undone.importId)
    .execute();
}

/**
 * The people of an import, each with whether anything hangs on them by now: a punch, or a row of the audit log that they wrote, or
 * that is about them and younger than the import.
 */
export async function listImported(tx: Transaction, organizationId: string, importId: string) {
  return tx
    .selectFrom('importedPeople as p')
    .innerJoin('imports as i', (join) =>
      join.onRef('i.organizationId', '=', 'p.organizationId').onRef('i.id', '=', 'p.importId'),
    )
    .innerJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'p.organizationId').onRef('e.id', '=', 'p.employeeId'),
    )
    .select(['e.id as employeeId', 'e.firstName', 'e.lastName'])
    .select(
      sql<boolean>`exists (
        select from punches c where c.organization_id = p.organization_id and c.employee_id = p.employee_id
      ) or exists (
        select from audit_entries a where a.organization_id = p.organization_id
          and (a.employee_id = p.employee_id or (a.subject_id = p.employee_id and a.happened_at > i.imported_at))
      )`.as('inUse'),
    )
    .where('p.organizationId', '=', organizationId)
    .where('p.importId', '=', importId)
    .orderBy('e.lastName')
    .orderBy('e.firstName')
    .execute();
}

/** Takes people’s sign-ins away for good; their records stay, without one. */
export async function deleteSignIns(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<void> {
  const rows = await tx
    .deleteFrom('memberships')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`employee_id = any(${[...employeeIds]}::uuid[])`)
    .returning('userId')
    .execute();
  const userIds = rows.map(({ userId }) => userId);
  await tx
    .deleteFrom('users')
    .where(sql<boolean>`id = any(${userIds}::uuid[])`)
    .execute();
}
