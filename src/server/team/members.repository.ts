import { sql } from 'kysely';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Role } from '../../domain/access/role.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import { searchedName } from '../../domain/people/search-name.ts';
import type { AuditAction } from '../../words/audit-sentence.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
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
  /** Their last day of employment, where one is set. */
  readonly employedUntil: PlainDate | null;
}

const furtherIds = sql<string[]>`array(
  select f.location_id from further_locations f
  where f.organization_id = e.organization_id and f.employee_id = e.id
)`.as('furtherLocationIds');

export const members = (tx: Transaction, organizationId: string) =>
  tx
    .selectFrom('employees as e')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['e.id as employeeId', 'e.firstName', 'e.lastName', 'e.role', 'e.status', 'e.homeLocationId'])
    .select(['u.email', 'e.phone', 'e.employeeNumber', 'e.photoVersion', 'e.employedUntil'])
    .select(furtherIds)
    .where('e.organizationId', '=', organizationId);

/** Check constraints of the table allow these words only. */
export const asMember = <
  Row extends { readonly role: string; readonly status: string; readonly employedUntil: string | null },
>(
  row: Row,
) => ({
  ...row,
  employedUntil: row.employedUntil as PlainDate | null,
  role: row.role as Role,
  status: row.status as EmployeeStatus,
});

/** Some people by their ids, and whoever works at some locations, by name. */
export async function listMembers(
  tx: Transaction,
  organizationId: string,
  { employeeIds = [], at = [] }: { readonly employeeIds?: readonly string[]; readonly at?: readonly string[] },
): Promise<readonly Member[]> {
  const rows = await members(tx, organizationId)
    .where(sql<boolean>`(e.id = any (${[...employeeIds]}::uuid[]) or ${worksIn(at)})`)
    .orderBy('e.searched')
    .orderBy('e.id')
    .execute();
  return rows.map(asMember);
}

/** Whose home or one of whose further locations is among some. */
export const worksIn = (locationIds: readonly string[]) => sql<boolean>`(
  e.home_location_id = any (${[...locationIds]}::uuid[]) or exists (
    select from further_locations f where f.organization_id = e.organization_id and f.employee_id = e.id
      and f.location_id = any (${[...locationIds]}::uuid[])
  )
)`;

export interface StoredMember extends Member {
  readonly employedFrom: PlainDate | null;
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
    .select(['e.employedFrom', 'e.suspensionReason', 'e.revision'])
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
  return { ...asMember(row), employedFrom: row.employedFrom as PlainDate | null };
}

/** Makes who changes a person take turns with whoever else does. */
export async function lockMember(tx: Transaction, organizationId: string, employeeId: string): Promise<void> {
  await tx
    .selectFrom('employees')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
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
  readonly name?: { readonly firstName: string; readonly lastName: string };
  readonly role?: Role;
  readonly roleSince?: Instant;
  readonly status?: EmployeeStatus;
  readonly employedFrom?: PlainDate | null;
  readonly employedUntil?: PlainDate | null;
  readonly suspensionReason?: string | null;
  readonly phone?: string | null;
  readonly employeeNumber?: number;
}

/** What is told of what raises the revision of a person. */
export const changesOfPerson: readonly AuditAction[] = [
  'employee.renamed',
  'employee.moved',
  'employee.further_locations_changed',
  'employee.dates_changed',
  'employee.role_changed',
  'employee.managed_locations_changed',
  'employee.suspended',
  'employee.reinstated',
  'employee.imported',
  'profile.changed',
  'registration.approved',
  'registration.rejected',
  'registration.withdrawn',
  'registration.reopened',
];

/** Changes what is kept of a person, and counts the change. */
export async function updateMember(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
  { name, roleSince, ...change }: MemberChange,
): Promise<void> {
  await tx
    .updateTable('employees')
    .set({
      ...change,
      ...(roleSince && { roleSince: formatInstant(roleSince) }),
      ...(name && { ...name, searched: searchedName(name) }),
      revision: sql<number>`revision + 1`,
    })
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .execute();
}

/** Notes that somebody is suspended from now on. */
export async function insertSuspension(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
  suspendedAt: Instant,
): Promise<void> {
  await tx
    .insertInto('suspensions')
    .values({ organizationId, employeeId, suspendedAt: formatInstant(suspendedAt) })
    // Whoever came back at the very moment was not back at all.
    .onConflict((same) =>
      same.columns(['organizationId', 'employeeId', 'suspendedAt']).doUpdateSet({ reinstatedAt: null }),
    )
    .execute();
}

/** Notes that somebody who was suspended is back. */
export async function endSuspension(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
  reinstatedAt: Instant,
): Promise<void> {
  await tx
    .updateTable('suspensions')
    .set({ reinstatedAt: formatInstant(reinstatedAt) })
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('reinstatedAt', 'is', null)
    .execute();
}

/** A table that says where somebody works or whom they answer for: one row a person and location. */
type PlacesOfPerson = 'furtherLocations' | 'managedLocations';

/** Somebody's locations become exactly these: who keeps one keeps its row, since a closed one takes no new row. */
export async function replacePlaces(
  tx: Transaction,
  table: PlacesOfPerson,
  who: EmployeeKey,
  {
    before,
    after,
    sinceOf,
  }: {
    readonly before: readonly string[];
    readonly after: readonly string[];
    /** From when on each that is added is theirs; null, since they came. */
    readonly sinceOf: (locationId: string) => Instant | null;
  },
): Promise<void> {
  const { organizationId, employeeId } = who;
  const removed = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id));
  if (removed.length > 0) {
    await tx
      .deleteFrom(table)
      .where('organizationId', '=', organizationId)
      .where('employeeId', '=', employeeId)
      .where('locationId', 'in', removed)
      .execute();
  }
  if (added.length > 0) {
    await tx
      .insertInto(table)
      .values(
        added.map((locationId) => ({ organizationId, employeeId, locationId, since: textOf(sinceOf(locationId)) })),
      )
      .execute();
  }
}

const textOf = (at: Instant | null): string | null => (at === null ? null : formatInstant(at));

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
    .orderBy('a.sequence', (order) => order.desc().nullsLast())
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute();
}
