import { sql } from 'kysely';
import type { DeductionTemplates } from '../../contract/payroll/deduction-templates.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** What the pay runs of an organization begin with; nothing, where it never said. */
export async function findTemplates(tx: Transaction, organizationId: string): Promise<DeductionTemplates> {
  const { rows } = await sql<DeductionTemplates>`
    select deductions, revision from deduction_templates where organization_id = ${organizationId}
  `.execute(tx);
  return rows[0] ?? { deductions: [], revision: 0 };
}

/** Keeps them if nobody saved others since the revision that was seen. Tells whether it did. */
export async function keepTemplates(
  tx: Transaction,
  organizationId: string,
  { deductions, revision }: DeductionTemplates,
): Promise<boolean> {
  const { rows } = await sql`
    insert into deduction_templates as t (organization_id, deductions, revision)
    select ${organizationId}, ${JSON.stringify(deductions)}::jsonb, ${revision + 1}
    where ${revision} = 0 or exists (select from deduction_templates where organization_id = ${organizationId})
    on conflict (organization_id) do update set deductions = excluded.deductions, revision = excluded.revision
    where t.revision = ${revision}
    returning revision
  `.execute(tx);
  return rows.length === 1;
}
