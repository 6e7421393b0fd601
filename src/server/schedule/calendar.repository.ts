import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** How a shift was published: how often, and when last. */
export interface ShiftHistory {
  readonly publications: number;
  readonly changedAt: Instant;
}

/** How shifts were published, by their ids. */
export async function listHistories(
  tx: Transaction,
  organizationId: string,
  shiftIds: readonly string[],
): Promise<ReadonlyMap<string, ShiftHistory>> {
  const { rows } = await sql<ShiftHistory & { readonly shiftId: string }>`
    select c.shift_id, count(*)::int as publications, max(p.published_at) as changed_at
    from publication_changes c
    join publications p on p.organization_id = c.organization_id and p.id = c.publication_id
    where c.organization_id = ${organizationId} and c.shift_id = any (${[...shiftIds]}::uuid[]) and p.part_of is null
    group by c.shift_id
  `.execute(tx);
  return new Map(rows.map((row) => [row.shiftId, row]));
}

/** A shift that was somebody's and is no more, as it was when it was theirs last. */
export interface FormerShift {
  readonly shiftId: string;
  /** Of whom it is or was; null, of nobody. */
  readonly employeeId: string | null;
  readonly locationId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly breakMinutes: number;
  readonly note: string | null;
  readonly locationName: string;
  readonly address: string | null;
  readonly positionName: string | null;
}

/** What was somebody's, would begin from a moment on, and is theirs no more. */
export async function listFormer(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  from: Instant,
): Promise<readonly FormerShift[]> {
  const { rows } = await sql<FormerShift>`
    select distinct on (c.shift_id) c.shift_id, (c.before ->> 'startsAt')::timestamptz as starts_at,
      (c.before ->> 'endsAt')::timestamptz as ends_at, (c.before ->> 'breakMinutes')::int as break_minutes,
      c.before ->> 'note' as note, (c.before ->> 'employeeId')::uuid as employee_id, l.id as location_id, l.name as location_name, l.address, o.name as position_name
    from publication_changes c
    join publications p on p.organization_id = c.organization_id and p.id = c.publication_id
    join locations l on l.organization_id = c.organization_id and l.id = (c.before ->> 'locationId')::uuid
    left join positions o on o.organization_id = c.organization_id and o.id = (c.before ->> 'positionId')::uuid
    where c.organization_id = ${organizationId} and c.before ->> 'employeeId' = ${employeeId}
      and (c.before ->> 'startsAt')::timestamptz >= ${formatInstant(from)}
      and not exists (
        select from published_shifts k
        where k.organization_id = c.organization_id and k.shift_id = c.shift_id and k.employee_id = ${employeeId}
      )
    order by c.shift_id, p.published_at desc, p.id desc
  `.execute(tx);
  return rows;
}
