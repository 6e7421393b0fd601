import { sql } from 'kysely';
import { formatInstant, type Span } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listShifts, type StoredShift } from './shifts.repository.ts';

/** What is planned for somebody, or what they know to be theirs, in a span of time; in order. */
export async function listShiftsOf(
  tx: Transaction,
  { organizationId, employeeId }: { readonly organizationId: string; readonly employeeId: string },
  { from, to }: Span,
): Promise<readonly StoredShift[]> {
  const [begin, end] = [formatInstant(from), formatInstant(to)];
  const { rows } = await sql<{ readonly id: string }>`
    select s.id from shifts s where s.organization_id = ${organizationId} and s.employee_id = ${employeeId}
      and s.cancelled_at is null and s.starts_at >= ${begin} and s.starts_at < ${end}
    union
    select p.shift_id from published_shifts p where p.organization_id = ${organizationId} and p.employee_id = ${employeeId}
      and p.starts_at >= ${begin} and p.starts_at < ${end}
  `.execute(tx);
  const shifts = await listShifts(
    tx,
    organizationId,
    rows.map(({ id }) => id),
  );
  const startOf = ({ planned, published }: StoredShift): number => (planned ?? published)?.startsAt ?? 0;
  return shifts.toSorted((a, b) => startOf(a) - startOf(b));
}

/** How many others are to work at the place of each shift while it lasts, as it is planned. */
export async function countBeside(
  tx: Transaction,
  organizationId: string,
  shiftIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly shiftId: string; readonly others: number }>`
    select s.id as shift_id, count(distinct o.employee_id)::int as others from shifts s
    join shifts o on o.organization_id = s.organization_id and o.location_id = s.location_id and o.id <> s.id
      and o.cancelled_at is null and o.employee_id <> s.employee_id
      and o.starts_at < s.ends_at and o.ends_at > s.starts_at and o.starts_at > s.starts_at - interval '24 hours'
    where s.organization_id = ${organizationId} and s.id = any (${[...shiftIds]}::uuid[])
    group by s.id
  `.execute(tx);
  return new Map(rows.map(({ shiftId, others }) => [shiftId, others]));
}
