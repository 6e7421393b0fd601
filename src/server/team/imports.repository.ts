import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Those of some addresses by which somebody of the organization signs in. */
export async function listOwnEmails(
  tx: Transaction,
  organizationId: string,
  emails: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.userId', 'u.id')
    .select('u.email')
    .where('m.organizationId', '=', organizationId)
    .where(sql<boolean>`u.email = any(${[...emails]}::text[])`)
    .execute();
  return rows.map(({ email }) => email);
}

/** Those of some addresses by which somebody signs in who is not of the organization, and no more of them than `most`. */
export async function listTakenElsewhere(
  tx: Transaction,
  organizationId: string,
  emails: readonly string[],
  most: number,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('users as u')
    .select('u.email')
    .where(sql<boolean>`u.email = any(${[...emails]}::text[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as m')
            .select('m.userId')
            .whereRef('m.userId', '=', 'u.id')
            .where('m.organizationId', '=', organizationId),
        ),
      ),
    )
    .orderBy('u.email')
    .limit(most)
    .execute();
  return rows.map(({ email }) => email);
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

export async function insertImportedPeople(
  tx: Transaction,
  { organizationId, importId }: { readonly organizationId: string; readonly importId: string },
  employeeIds: readonly string[],
): Promise<void> {
  await sql`
    insert into imported_people (organization_id, import_id, employee_id)
    select ${organizationId}, ${importId}, id from unnest(${[...employeeIds]}::uuid[]) as brought (id)
  `.execute(tx);
}

/** Imports of one person or of everybody. */
const imports = (tx: Transaction, organizationId: string, importedBy: string | undefined) =>
  tx
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
    .$if(importedBy !== undefined, (query) => query.where('i.importedBy', '=', importedBy ?? ''));

/** The latest ones first, of one person or of everybody. */
export const listImports = (
  tx: Transaction,
  organizationId: string,
  importedBy: string | undefined,
  { after, most }: Pick<Keyset, 'after' | 'most'>,
): Promise<readonly StoredImport[]> =>
  imports(tx, organizationId, importedBy)
    .$if(after !== undefined, (rest) =>
      rest.where(sql<boolean>`(i.imported_at, i.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('i.importedAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(most)
    .execute();

/** One of them, however long ago it was. */
export const findStoredImport = (
  tx: Transaction,
  organizationId: string,
  importedBy: string | undefined,
  importId: string,
): Promise<StoredImport | undefined> =>
  imports(tx, organizationId, importedBy).where('i.id', '=', importId).executeTakeFirst();

/** Holds an import, so that of two who take it back at once the second sees that it is done. */
export async function lockImport(tx: Transaction, organizationId: string, importId: string): Promise<void> {
  await tx
    .selectFrom('imports')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', importId)
    .forNoKeyUpdate()
    .execute();
}

/** Who came by an import. */
export async function listImportedIds(
  tx: Transaction,
  organizationId: string,
  importId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('importedPeople')
    .select('employeeId')
    .where('organizationId', '=', organizationId)
    .where('importId', '=', importId)
    .execute();
  return rows.map(({ employeeId }) => employeeId);
}

/** Holds people’s records whole: whoever is about to write a row that names one of them is waited for, or waits. */
export async function lockRecords(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('employees')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${[...employeeIds]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Makes people rejected, each with a number of a row of new ones that begins with `firstNumber`. */
export async function updateRejected(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  firstNumber: number,
): Promise<void> {
  await sql`
    update employees e
    set status = 'rejected', employee_number = ${firstNumber} + who.place - 1, revision = e.revision + 1
    from unnest(${[...employeeIds]}::uuid[]) with ordinality as who (id, place)
    where e.organization_id = ${organizationId} and e.id = who.id
  `.execute(tx);
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
 * Those of some people of an import on whom anything hangs by now: a row of any table that names them, or a row of the audit log that
 * they wrote, or that is about them and younger than the import.
 */
export async function listInUse(
  tx: Transaction,
  {
    organizationId,
    importId,
    employeeIds,
  }: { organizationId: string; importId: string; employeeIds: readonly string[] },
) {
  const { rows } = await sql<{ readonly firstName: string; readonly lastName: string }>`
    select e.first_name, e.last_name from employees e
    join imports i on i.organization_id = e.organization_id and i.id = ${importId}
    where e.organization_id = ${organizationId} and e.id = any (${[...employeeIds]}::uuid[]) and (
      e.id in (select people_in_use(${organizationId}, ${[...employeeIds]}::uuid[]))
      or exists (
        select from audit_entries a where a.organization_id = e.organization_id
          and (a.employee_id = e.id or (a.subject_id = e.id and a.happened_at > i.imported_at))
      )
    )
    order by e.last_name, e.first_name
  `.execute(tx);
  return rows;
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
