import { sql } from 'kysely';
import { addDays, type PlainDate } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/**
 * The dates of some weeks whose hours people asked to be adjusted, which nobody has answered, by person. A query of its own, since adjustments
 * know cards and not the other way round.
 *
 * @param weeks on which the first and the last of them begin
 */
export async function listWaitingDates(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<ReadonlyMap<string, readonly PlainDate[]>> {
  const { rows } = await sql<{ employeeId: string; onDate: PlainDate }>`
    select distinct a.employee_id, a.on_date
    from adjustments a
    join approval_requests r on r.organization_id = a.organization_id and r.kind = 'adjustment' and r.subject_id = a.id
    where a.organization_id = ${organizationId} and a.employee_id = any (${[...employeeIds]}::uuid[])
      and a.on_date between ${from} and ${addDays(to, 6)}
      and not exists (
        select from approval_decisions d where d.organization_id = r.organization_id and d.request_id = r.id
      )
  `.execute(tx);
  const dates = Map.groupBy(rows, ({ employeeId }) => employeeId);
  return new Map([...dates].map(([employeeId, own]) => [employeeId, own.map(({ onDate }) => onDate)]));
}
