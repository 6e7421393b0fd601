import { sql } from 'kysely';
import type { DeductionTemplates } from '../../contract/payroll/deduction-templates.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { asJson, keepRevised } from './revised-rows.repository.ts';

/** What the pay runs of an organization begin with; nothing, where it never said. */
export async function findTemplates(tx: Transaction, organizationId: string): Promise<DeductionTemplates> {
  const { rows } = await sql<DeductionTemplates>`
    select deductions, revision from deduction_templates where organization_id = ${organizationId}
  `.execute(tx);
  return rows[0] ?? { deductions: [], revision: 0 };
}

/** Keeps them if nobody saved others since the revision that was seen. Tells whether it did. */
export function keepTemplates(
  tx: Transaction,
  organizationId: string,
  { deductions, revision }: DeductionTemplates,
): Promise<boolean> {
  const values = { deductions: asJson(deductions) };
  return keepRevised(tx, 'deductionTemplates', { key: { organizationId }, values, revision });
}
