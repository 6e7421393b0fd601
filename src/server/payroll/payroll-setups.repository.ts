import { sql } from 'kysely';
import type { FileSetup, SetupFormat } from '../../domain/payroll/files/file-setup.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface StoredSetup {
  readonly format: SetupFormat;
  readonly setup: FileSetup;
  readonly revision: number;
}

export async function listSetups(tx: Transaction, organizationId: string): Promise<readonly StoredSetup[]> {
  const { rows } = await sql<StoredSetup>`
    select format, setup, revision from payroll_setups where organization_id = ${organizationId}
  `.execute(tx);
  return rows;
}

/** Keeps a set-up if nobody saved another one since the revision that was seen; 0, where there was none. Tells whether it did. */
export async function keepSetup(
  tx: Transaction,
  organizationId: string,
  { format, setup, revision }: StoredSetup,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payroll_setups as s (organization_id, format, setup, revision)
    select ${organizationId}, ${format}, ${JSON.stringify(setup)}::jsonb, ${revision + 1}
    where ${revision} = 0 or exists (
      select from payroll_setups where organization_id = ${organizationId} and format = ${format}
    )
    on conflict (organization_id, format) do update set setup = excluded.setup, revision = excluded.revision
    where s.revision = ${revision}
    returning revision
  `.execute(tx);
  return rows.length === 1;
}
