import { sql } from 'kysely';
import { formatInstant, type Span } from '../../domain/kernel/time.ts';
import type { Staffed } from '../../domain/schedule/coverage.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listShifts, planRecords, type StoredShift } from './shifts.repository.ts';

/** What is planned for somebody, or what they know to be theirs, in a span of time; in order. */
export async function listShiftsOf(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
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

/** A shift of somebody else, beside which it is planned. */
export interface BesideRow extends Staffed {
  readonly besideId: string;
  readonly employeeId: string;
}

/**
 * What others are to work at the place of each of some shifts while it lasts, as it is planned. Whoever is suspended, works elsewhere by now or has
 * left by then is planned perhaps, and will not be there.
 */
export async function listBeside(
  tx: Transaction,
  organizationId: string,
  shifts: readonly { readonly shiftId: string; readonly plan: ShiftPlan }[],
): Promise<readonly BesideRow[]> {
  const { rows } = await sql<BesideRow>`
    select w.shift_id as beside_id, o.employee_id, o.position_id, o.starts_at, o.ends_at from ${planRecords(shifts)} as w
    join shifts o on o.organization_id = ${organizationId} and o.location_id = w.location_id and o.cancelled_at is null
      and o.id <> w.shift_id and o.employee_id <> w.employee_id
      and o.starts_at < w.ends_at and o.ends_at > w.starts_at and o.starts_at > w.starts_at - interval '24 hours'
    join locations l on l.organization_id = o.organization_id and l.id = o.location_id
    join employees e on e.organization_id = o.organization_id and e.id = o.employee_id and e.status = 'active'
      and (e.employed_until is null or e.employed_until >= (o.starts_at at time zone l.zone)::date)
      and (e.home_location_id = o.location_id or exists (
        select from further_locations f
        where f.organization_id = e.organization_id and f.employee_id = e.id and f.location_id = o.location_id
      ))
  `.execute(tx);
  return rows;
}
