import { sql } from 'kysely';
import { formatInstant, type Span } from '../../domain/kernel/time.ts';
import type { PlannedAs } from '../../domain/schedule/works-as.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** As what some people are planned at some locations in a span of time, each with how often and when last. */
export async function listPlannedAs(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  locationIds: readonly string[],
  { from, to }: Span,
): Promise<ReadonlyMap<string, readonly PlannedAs[]>> {
  const { rows } = await sql<PlannedAs & { readonly employeeId: string }>`
    select s.employee_id, s.position_id, count(*)::int as shifts, max(s.starts_at) as last_at from shifts s
    where s.organization_id = ${organizationId} and s.employee_id = any (${[...employeeIds]}::uuid[])
      and s.location_id = any (${[...locationIds]}::uuid[]) and s.cancelled_at is null
      and s.starts_at >= ${formatInstant(from)} and s.starts_at < ${formatInstant(to)}
    group by s.employee_id, s.position_id
  `.execute(tx);
  return Map.groupBy(rows, ({ employeeId }) => employeeId);
}
