import { sql } from 'kysely';
import type { Instant } from '../../domain/kernel/time.ts';
import type { WaitingAdjustment } from '../../domain/time-cards/waiting-adjustment.ts';
import type { Transaction } from '../kernel/transaction.ts';

/**
 * What people asked to be adjusted, which nobody has answered, by person: whenever it is, since an entry may be moved from one week to
 * another. A query of its own, since adjustments know cards and not the other way round.
 */
export async function listWaitingAdjustments(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WaitingAdjustment[]>> {
  const { rows } = await sql<{
    employeeId: string;
    entryId: string | null;
    clockedInAt: Instant;
    clockedOutAt: Instant;
  }>`
    select a.employee_id, a.entry_id, a.clocked_in_at, a.clocked_out_at
    from adjustments a
    join approval_requests r on r.organization_id = a.organization_id and r.kind = 'adjustment' and r.subject_id = a.id
    where a.organization_id = ${organizationId} and a.employee_id = any (${[...employeeIds]}::uuid[])
      and not exists (
        select from approval_decisions d where d.organization_id = r.organization_id and d.request_id = r.id
      )
  `.execute(tx);
  const adjustments = Map.groupBy(rows, ({ employeeId }) => employeeId);
  return new Map(
    [...adjustments].map(([employeeId, own]) => [
      employeeId,
      own.map(({ entryId, clockedInAt: from, clockedOutAt: to }) => ({ entryId, asked: { from, to } })),
    ]),
  );
}
