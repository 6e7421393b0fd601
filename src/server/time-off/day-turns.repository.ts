import { sql } from 'kysely';
import { formatInstant, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A date that a request holds, and how often it turned since it was asked for. */
export interface TurningDay {
  readonly requestId: string;
  readonly employeeId: string;
  readonly typeId: string;
  readonly isPaid: boolean;
  readonly startsOn: PlainDate;
  readonly homeId: string;
  readonly zone: Zone;
  readonly date: PlainDate;
  readonly minutes: number;
  readonly turns: number;
}

/** What people at home at a location, or at any, hold of the dates after one. */
export async function listDaysAfter(
  tx: Transaction,
  organizationId: string,
  locationId: string | null,
  after: PlainDate,
): Promise<readonly TurningDay[]> {
  const { rows } = await sql<TurningDay>`
    select q.id as request_id, q.employee_id, q.type_id, t.is_paid, q.starts_on, l.id as home_id, l.zone, d.on_date as date, d.minutes,
      (select count(*)::int from time_off_day_turns n
        where n.organization_id = d.organization_id and n.request_id = d.request_id and n.on_date = d.on_date) as turns
    from time_off_days d
    join time_off_holds h on h.organization_id = d.organization_id and h.request_id = d.request_id
    join time_off_requests q on q.organization_id = d.organization_id and q.id = d.request_id
    join time_off_types t on t.organization_id = q.organization_id and t.id = q.type_id
    join employees e on e.organization_id = q.organization_id and e.id = q.employee_id
    join locations l on l.organization_id = e.organization_id and l.id = e.home_location_id
    where d.organization_id = ${organizationId} and d.on_date > ${after} and (${locationId}::uuid is null or l.id = ${locationId}::uuid)
    order by q.employee_id, d.on_date, q.id
  `.execute(tx);
  return rows;
}

/** Notes that dates turned, each once more. */
export async function insertTurns(
  tx: Transaction,
  turned: { readonly organizationId: string; readonly turnedBy: string; readonly turnedAt: Instant },
  days: readonly { readonly requestId: string; readonly date: PlainDate; readonly turn: number }[],
): Promise<void> {
  const { organizationId, turnedBy, turnedAt } = turned;
  await sql`
    insert into time_off_day_turns (organization_id, request_id, on_date, turn, turned_by, turned_at)
    select ${organizationId}, "requestId", date, turn, ${turnedBy}, ${formatInstant(turnedAt)}::timestamptz
    from json_to_recordset(${JSON.stringify(days)}::json) as day("requestId" uuid, date date, turn integer)
  `.execute(tx);
}
