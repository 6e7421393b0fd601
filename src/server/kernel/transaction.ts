import { sql, type Kysely } from 'kysely';
import type { DB } from './schema.ts';

/** An open transaction, and the only way to the database that a use-case ever holds. */
export type Transaction = Kysely<DB>;

/**
 * Lets the rest of the transaction see an organization that it has just found or founded.
 *
 * @param employeeId who asks, for what only some of it may see
 */
export async function enterOrganization(tx: Transaction, organizationId: string, employeeId = ''): Promise<void> {
  await sql`select set_config('app.organization', ${organizationId}, true), set_config('app.employee', ${employeeId}, true)`.execute(
    tx,
  );
}

/** Whether anything was written, or a row held, in a transaction so far. */
export async function hasWritten(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{
    readonly has: boolean;
  }>`select pg_current_xact_id_if_assigned() is not null as has`.execute(tx);
  return rows[0]?.has === true;
}
