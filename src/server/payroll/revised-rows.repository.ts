import { sql } from 'kysely';
import type { Transaction } from '../kernel/transaction.ts';

/** What an organization keeps of payroll in one row, that counts how often it was saved. */
export type RevisedTable = 'deductionTemplates' | 'employers' | 'payRunDrafts' | 'paymentLimits' | 'payrollSetups';

interface Revised {
  /** By which the row is found: its primary key. */
  readonly key: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** The one that was seen; 0, where there was no row. */
  readonly revision: number;
}

/** Writes a row if nobody saved another one since the revision that was seen. Tells whether it did. */
export async function keepRevised(
  tx: Transaction,
  table: RevisedTable,
  { key, values, revision }: Revised,
): Promise<boolean> {
  const all = { ...key, ...values };
  const names = (row: object) => sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const isRow = sql.join(
    Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  );
  const changes = sql.join(Object.keys(values).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  const { rows } = await sql`
    insert into ${sql.table(table)} (${names(all)}, revision)
    select ${sql.join(Object.values(all))}, ${revision + 1}
    where ${revision} = 0 or exists (select from ${sql.table(table)} where ${isRow})
    on conflict (${names(key)}) do update set ${changes}, revision = excluded.revision
    where ${sql.ref(`${table}.revision`)} = ${revision}
    returning revision
  `.execute(tx);
  return rows.length === 1;
}

/** A value that is kept as JSON. */
export const asJson = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
