import { sql } from 'kysely';
import type { TimeOffTypeReply } from '../../contract/time-off/time-off-rules.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import { dayPartOf, type DayOff } from '../../domain/time-off/day-off.ts';
import type { TakenDay } from '../../domain/time-off/taken-by-day.ts';
import type { LeavePart } from '../../domain/time-off/time-off-type.ts';
import type { AttachmentRow } from '../attachments/read.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewTimeOff extends EmployeeKey {
  readonly id: string;
  readonly typeId: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly part: LeavePart;
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
  readonly numDays: number;
  readonly note: string | null;
  readonly askedBy: string;
  readonly askedAt: Instant;
}

/** A request with what each of its dates takes. */
export async function insertTimeOff(
  tx: Transaction,
  request: NewTimeOff,
  days: readonly { readonly date: PlainDate; readonly minutes: number }[],
): Promise<void> {
  const { organizationId, id: requestId } = request;
  await tx
    .insertInto('timeOffRequests')
    .values({ ...request, askedAt: formatInstant(request.askedAt) })
    .execute();
  if (days.length === 0) return;
  await tx
    .insertInto('timeOffDays')
    .values(days.map(({ date, minutes }) => ({ organizationId, requestId, onDate: date, minutes })))
    .execute();
}

/** Holds the time of a request, so that nobody asks for it twice: from its part of the first date to that of the last. */
export async function holdTime(
  tx: Transaction,
  { organizationId, id, employeeId, startsOn, endsOn, ...part }: Omit<NewTimeOff, 'typeId' | 'askedBy' | 'askedAt'>,
): Promise<void> {
  const { from, to } = dayPartOf(part);
  await sql`
    insert into time_off_holds (organization_id, request_id, employee_id, during)
    values (${organizationId}, ${id}, ${employeeId}, tsrange(
      ${startsOn}::date + ${from}::int * interval '1 minute', ${endsOn}::date + ${to}::int * interval '1 minute'
    ))
  `.execute(tx);
}

/** Lets go of the time of a request that is not to be. */
export async function releaseTime(
  tx: Transaction,
  { organizationId, requestId }: { readonly organizationId: string; readonly requestId: string },
): Promise<void> {
  await tx
    .deleteFrom('timeOffHolds')
    .where('organizationId', '=', organizationId)
    .where('requestId', '=', requestId)
    .execute();
}

/** That approved time off was taken back. */
export interface Cancellation {
  readonly by: string;
  readonly at: Instant;
  readonly reason: string | null;
}

export interface StoredTimeOff extends Omit<NewTimeOff, 'typeId'> {
  readonly type: TimeOffTypeReply;
  readonly cancellation: Cancellation | null;
  /** What was shown with it. */
  readonly attachment: AttachmentRow | null;
  readonly chargedMinutes: number;
  readonly days: readonly { readonly date: PlainDate; readonly minutes: number }[];
}

type TimeOffRow = Omit<StoredTimeOff, 'type' | 'cancellation'> &
  TimeOffTypeReply & {
    readonly cancelledBy: string | null;
    readonly cancelledAt: Instant | null;
    readonly cancelReason: string | null;
  };

/** Whether a date of a request takes what was written of it: not while it is spared, since it became a holiday. @param knownAt as it was then */
function counts(knownAt?: Instant) {
  return sql`(
    select count(*) from time_off_day_turns n
    where n.organization_id = d.organization_id and n.request_id = d.request_id and n.on_date = d.on_date
      and n.turned_at <= ${knownAt === undefined ? 'infinity' : formatInstant(knownAt)}::timestamptz
  ) % 2 = 0`;
}

/** The rows by which requests took something, each with the dates that it takes it of. */
export const takenDays = sql`
  from time_off_ledger l
  join time_off_days d on d.organization_id = l.organization_id and d.request_id = l.request_id`;
/** Of those, what counts: what was cancelled, or became a holiday, does not. */
export const isTaken = sql`
  l.kind = 'used' and ${counts()}
  and not exists (
    select from time_off_cancellations x where x.organization_id = l.organization_id and x.request_id = l.request_id
  )`;

const timeOffColumns = sql`
  q.organization_id, q.id, q.employee_id, q.starts_on, q.ends_on, q.part, q.from_minute, q.to_minute, q.num_days, q.note,
  q.asked_by, q.asked_at, t.id as type_id, t.preset, t.name, t.is_paid, t.unit,
  x.cancelled_at, x.reason as cancel_reason, (
    select c.first_name || ' ' || c.last_name from employees c where c.organization_id = x.organization_id and c.id = x.cancelled_by
  ) as cancelled_by,
  coalesce((
    select sum(d.minutes)::int from time_off_days d
    where d.organization_id = q.organization_id and d.request_id = q.id and ${counts()}
  ), 0) as charged_minutes,
  coalesce((
    select json_agg(json_build_object('date', d.on_date, 'minutes', d.minutes) order by d.on_date) from time_off_days d
    where d.organization_id = q.organization_id and d.request_id = q.id and ${counts()}
  ), '[]') as days, (
    select json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'bytes', octet_length(a.content), 'width', a.width,
      'height', a.height) from time_off_attachments a
    where a.organization_id = q.organization_id and a.request_id = q.id
  ) as attachment
  from time_off_requests q
  join time_off_types t on t.organization_id = q.organization_id and t.id = q.type_id
  left join time_off_cancellations x on x.organization_id = q.organization_id and x.request_id = q.id`;

function timeOffOf(row: TimeOffRow): StoredTimeOff {
  const {
    typeId,
    preset,
    name,
    isPaid,
    unit,
    cancelledBy: by,
    cancelledAt: at,
    cancelReason: reason,
    ...request
  } = row;
  return {
    ...request,
    type: { typeId, preset, name, isPaid, unit },
    cancellation: by === null || at === null ? null : { by, at, reason },
  };
}

/** The requests with these ids. */
export async function listTimeOff(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly StoredTimeOff[]> {
  const { rows } = await sql<TimeOffRow>`
    select ${timeOffColumns} where q.organization_id = ${organizationId} and q.id = any (${[...ids]}::uuid[])
  `.execute(tx);
  return rows.map(timeOffOf);
}

/** One that must be there. */
export async function findTimeOff(tx: Transaction, organizationId: string, id: string): Promise<StoredTimeOff> {
  const [found] = await listTimeOff(tx, organizationId, [id]);
  if (found === undefined) throw new Error('a request for time off is about none');
  return found;
}

/** All that some people ever asked for, the latest days first. */
export async function listTimeOffOf(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly StoredTimeOff[]> {
  const { rows } = await sql<TimeOffRow>`
    select ${timeOffColumns}
    where q.organization_id = ${organizationId} and q.employee_id = any (${[...employeeIds]}::uuid[])
    order by q.starts_on desc, q.asked_at desc, q.id
  `.execute(tx);
  return rows.map(timeOffOf);
}

/** What somebody asked for and nobody rejected. */
export async function listHeld(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
): Promise<readonly StoredTimeOff[]> {
  const { rows } = await sql<TimeOffRow>`
    select ${timeOffColumns}
    join time_off_holds h on h.organization_id = q.organization_id and h.request_id = q.id
    where q.organization_id = ${organizationId} and q.employee_id = ${employeeId}
  `.execute(tx);
  return rows.map(timeOffOf);
}

/** A date that a request holds, and what of it. */
export interface HeldDay extends DayOff {
  /** The request. */
  readonly id: string;
  readonly employeeId: string;
  /** What it takes: nothing, where it became a holiday. Whoever has it is away then all the same. */
  readonly minutes: number;
  readonly type: TimeOffTypeReply;
}

type HeldDayRow = Omit<HeldDay, 'type'> & TimeOffTypeReply;

/** The dates that time off of some people takes something of, which was taken from a balance and not taken back. */
export async function listTakenDays(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly TakenDay[]> {
  const { rows } = await sql<TakenDay>`
    select d.request_id, d.on_date as date, d.minutes ${takenDays}
    where l.organization_id = ${organizationId} and l.employee_id = any (${[...employeeIds]}::uuid[]) and ${isTaken}
    order by d.on_date, d.request_id
  `.execute(tx);
  return rows;
}

/** What some people hold of the dates from one to another, both included.
 * @param heldAt as it was then: also what was cancelled later; what became a holiday later takes what it took */
export async function listHeldDays(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  heldAt?: Instant,
): Promise<readonly HeldDay[]> {
  const { rows } = await sql<HeldDayRow>`
    select q.id, q.employee_id, d.on_date as date, case when ${counts(heldAt)} then d.minutes else 0 end as minutes,
      q.part, q.from_minute, q.to_minute, t.id as type_id, t.preset, t.name, t.is_paid, t.unit
    from time_off_requests q
    left join time_off_holds h on h.organization_id = q.organization_id and h.request_id = q.id
    left join time_off_cancellations x on x.organization_id = q.organization_id and x.request_id = q.id
    join time_off_days d on d.organization_id = q.organization_id and d.request_id = q.id
    join time_off_types t on t.organization_id = q.organization_id and t.id = q.type_id
    where q.organization_id = ${organizationId} and q.employee_id = any (${[...employeeIds]}::uuid[])
      and (h.request_id is not null or x.cancelled_at > ${heldAt === undefined ? null : formatInstant(heldAt)})
      and q.starts_on <= ${to} and q.ends_on >= ${from} and d.on_date between ${from} and ${to}
    order by d.on_date, q.from_minute, q.id
  `.execute(tx);
  return rows.map(({ typeId, preset, name, isPaid, unit, ...day }) =>
    Object.assign(day, { type: { typeId, preset, name, isPaid, unit } }),
  );
}

export interface AwayRow {
  /** Beside which request. */
  readonly besideId: string;
  readonly id: string;
  readonly employeeId: string;
  readonly name: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
}

/** Who else at home at the same location holds time on the days of some requests. */
export async function listAwayBeside(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly AwayRow[]> {
  const { rows } = await sql<AwayRow>`
    select q.id as beside_id, o.id, o.employee_id, e.first_name || ' ' || e.last_name as name, o.starts_on, o.ends_on
    from time_off_requests q
    join employees own on own.organization_id = q.organization_id and own.id = q.employee_id
    join employees e on e.organization_id = q.organization_id and e.home_location_id = own.home_location_id
      and e.id <> own.id and e.status = 'active'
    join time_off_requests o on o.organization_id = q.organization_id and o.employee_id = e.id
      and o.starts_on <= q.ends_on and o.ends_on >= q.starts_on
    join time_off_holds h on h.organization_id = o.organization_id and h.request_id = o.id
    where q.organization_id = ${organizationId} and q.id = any (${[...ids]}::uuid[])
    order by o.starts_on, name, o.id
  `.execute(tx);
  return rows;
}
