import { sql } from 'kysely';
import type { FileSetup, SetupFormat } from '../../domain/payroll/files/file-setup.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { asJson, keepRevised } from './revised-rows.repository.ts';

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
export function keepSetup(
  tx: Transaction,
  organizationId: string,
  { format, setup, revision }: StoredSetup,
): Promise<boolean> {
  const values = { setup: asJson(setup) };
  return keepRevised(tx, 'payrollSetups', { key: { organizationId, format }, values, revision });
}
