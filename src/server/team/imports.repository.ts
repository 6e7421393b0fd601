import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

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
    .forNoKeyUpdate()
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
