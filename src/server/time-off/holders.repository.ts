import { sql } from 'kysely';
import type { Places } from '../../domain/access/may.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { TimeOffWish } from '../../domain/time-off/decide-time-off.ts';
import type { LeavePart } from '../../domain/time-off/time-off-type.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Whoever holds time of a date, asked for or approved. */
export interface HolderRow {
  readonly id: string;
  readonly employeeId: string;
  readonly name: string;
  readonly photoVersion: string | null;
  readonly locationId: string;
  readonly location: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly part: LeavePart;
}

/** Who at home at some locations holds time from one date to another, both included. */
export async function listHoldersAt(
  tx: Transaction,
  organizationId: string,
  places: Places,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    select q.id, q.employee_id, e.first_name || ' ' || e.last_name as name, e.photo_version,
      l.id as location_id, l.name as location, q.starts_on, q.ends_on, q.part
    from time_off_requests q
    join time_off_holds h on h.organization_id = q.organization_id and h.request_id = q.id
    join employees e on e.organization_id = q.organization_id and e.id = q.employee_id and e.status = 'active'
    join locations l on l.organization_id = e.organization_id and l.id = e.home_location_id
    where q.organization_id = ${organizationId} and q.starts_on <= ${to} and q.ends_on >= ${from}
      and (${places === 'all'} or e.home_location_id = any (${places === 'all' ? [] : [...places]}::uuid[]))
    order by q.starts_on, name, q.id
  `.execute(tx);
  return rows;
}

/** What some people hold from one date to another, both included. */
export async function listHeldBy(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly (TimeOffWish & Pick<HolderRow, 'id' | 'employeeId'>)[]> {
  const { rows } = await sql<TimeOffWish & Pick<HolderRow, 'id' | 'employeeId'>>`
    select q.id, q.employee_id, q.starts_on, q.ends_on, q.part, q.from_minute, q.to_minute
    from time_off_requests q
    join time_off_holds h on h.organization_id = q.organization_id and h.request_id = q.id
    where q.organization_id = ${organizationId} and q.employee_id = any (${[...employeeIds]}::uuid[])
      and q.starts_on <= ${to} and q.ends_on >= ${from}
  `.execute(tx);
  return rows;
}
