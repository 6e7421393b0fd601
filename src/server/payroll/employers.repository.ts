import { sql } from 'kysely';
import type { EmployerReply } from '../../contract/payroll/employer.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Who employs by law; nulls where an organization never said. */
export async function findEmployer(tx: Transaction, organizationId: string): Promise<EmployerReply> {
  const row = await tx
    .selectFrom('employers')
    .select(['legalName', 'address', 'revision'])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return row ?? { legalName: null, address: null, revision: 0 };
}

/** Keeps what is said if nobody saved anything else since the revision that was seen. Tells whether it did. */
export async function keepEmployer(
  tx: Transaction,
  organizationId: string,
  { legalName, address, revision }: EmployerReply,
): Promise<boolean> {
  const { rows } = await sql`
    insert into employers as e (organization_id, legal_name, address, revision)
    select ${organizationId}, ${legalName}, ${address}, ${revision + 1}
    where ${revision} = 0 or exists (select from employers where organization_id = ${organizationId})
    on conflict (organization_id) do update
      set legal_name = excluded.legal_name, address = excluded.address, revision = excluded.revision
    where e.revision = ${revision}
    returning revision
  `.execute(tx);
  return rows.length === 1;
}
