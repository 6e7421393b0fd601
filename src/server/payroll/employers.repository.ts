import type { EmployerReply } from '../../contract/payroll/employer.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { keepRevised } from './revised-rows.repository.ts';

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
export function keepEmployer(
  tx: Transaction,
  organizationId: string,
  { legalName, address, revision }: EmployerReply,
): Promise<boolean> {
  return keepRevised(tx, 'employers', { key: { organizationId }, values: { legalName, address }, revision });
}
