import { sql } from 'kysely';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { workLogColumns, workLogGives, workLogInForce, type StoredWorkLog } from '../time-cards/read.ts';

/** The approved days of some people in weeks that begin between two dates, both included, by person and day. */
export async function listPayrollDays(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly StoredWorkLog[]> {
  const { rows } = await sql<StoredWorkLog>`
    select ${workLogColumns}
    where l.organization_id = ${organizationId} and l.employee_id = any (${[...employeeIds]}::uuid[])
      and l.starts_on between ${from} and ${to} and ${workLogGives} and ${workLogInForce}
    order by l.employee_id, l.worked_on
  `.execute(tx);
  return rows;
}
