import { sql } from 'kysely';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { EntryKind } from '../../domain/time-off/entry-kind.ts';
import { byDay } from '../../domain/time-off/taken-by-day.ts';
import type { TypePreset } from '../../domain/time-off/time-off-type.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { isTaken, listTakenDays, takenDays } from './requests.repository.ts';

export interface NewEntry {
  readonly organizationId: string;
  readonly id: string;
  readonly employeeId: string;
  readonly typeId: string;
  readonly kind: EntryKind;
  readonly onDate: PlainDate;
  readonly minutes: number;
  /** Of which a rule wrote it; once for each. */
  readonly period: string | null;
  readonly requestId: string | null;
  /** The row whose effect this one takes back. */
  readonly revokesId?: string;
  /** Of which date it takes the effect back alone, and by which turn of it. */
  readonly turnedOn?: PlainDate;
  readonly turn?: number;
  readonly reason: string | null;
  /** Null, where a rule did. */
  readonly recordedBy: string | null;
  readonly recordedAt: Instant;
}

export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  await tx.insertInto('timeOffLedger').values(storedOf(entry)).execute();
}

const storedOf = ({ recordedAt, ...entry }: NewEntry) =>
  Object.assign(entry, { recordedAt: formatInstant(recordedAt) });

/** So many rows go into one statement: of its parameters there are no more than 65,535. */
const mostAtOnce = 1_000;

export async function insertEntries(tx: Transaction, entries: readonly NewEntry[]): Promise<void> {
  for (let begin = 0; begin < entries.length; begin += mostAtOnce) {
    const rows = entries.slice(begin, begin + mostAtOnce);
    await tx.insertInto('timeOffLedger').values(rows.map(storedOf)).execute();
  }
}

/** Writes what rules give and take; what is written for its period already is left as it is. */
export async function insertDue(tx: Transaction, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ ...entry, recordedAt: formatInstant(entry.recordedAt) }));
  // One parameter, however many they are: a statement has no more than 65,535.
  await sql`
    insert into time_off_ledger (organization_id, id, employee_id, type_id, kind, on_date, minutes, period, recorded_at)
    select "organizationId", id, "employeeId", "typeId", kind, "onDate", minutes, period, "recordedAt"
    from json_to_recordset(${JSON.stringify(rows)}::json) as entry(
      "organizationId" uuid, id uuid, "employeeId" uuid, "typeId" uuid, kind text, "onDate" date, minutes integer,
      period text, "recordedAt" timestamptz
    )
    on conflict (organization_id, employee_id, type_id, period) where period is not null do nothing
  `.execute(tx);
}

/** Makes those who write into somebody's ledger by hand queue: of two who open a balance at once the second sees the first. */
export async function lockLedgerOf(tx: Transaction, employeeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('time off ledger ' || ${employeeId}, 0))`.execute(tx);
}

export interface StoredEntry {
  readonly id: string;
  readonly employeeId: string;
  readonly typeId: string;
  readonly kind: EntryKind;
  readonly on: PlainDate;
  readonly minutes: number;
  readonly period: string | null;
  readonly requestId: string | null;
  readonly reason: string | null;
  readonly recordedByName: string | null;
}

/** The ledger of some people, oldest first. */
export async function listEntries(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select l.id, l.employee_id, l.type_id, l.kind, l.on_date as on, l.minutes, l.period, l.request_id, l.reason,
      e.first_name || ' ' || e.last_name as recorded_by_name
    from time_off_ledger l
    left join employees e on e.organization_id = l.organization_id and e.id = l.recorded_by
    where l.organization_id = ${organizationId} and l.employee_id = any (${[...employeeIds]}::uuid[])
    order by l.on_date, l.recorded_at, l.id
  `.execute(tx);
  return rows;
}

/** The same with what time off takes on the dates that it takes it of: what rules, balances and what is shown are worked out from. */
export const listEntriesByDay = async (
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly StoredEntry[]> =>
  byDay(await listEntries(tx, organizationId, employeeIds), await listTakenDays(tx, organizationId, employeeIds));

/** What is left of a type of paid leave. */
export interface LeaveBalance {
  readonly employeeId: string;
  readonly preset: TypePreset | null;
  readonly name: string | null;
  readonly minutes: number;
}

/**
 * What some people have of each type of paid leave once a date has begun, in the order of the types; a type of which they never had anything is left
 * out. Of leave that is under way the days to come are theirs still.
 */
export async function listBalances(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  date: PlainDate,
): Promise<readonly LeaveBalance[]> {
  const { rows } = await sql<LeaveBalance>`
    with moved as (
      select l.employee_id, l.type_id, l.minutes from time_off_ledger l
      where l.organization_id = ${organizationId} and l.employee_id = any (${[...employeeIds]}::uuid[]) and l.on_date <= ${date}
      union all
      select l.employee_id, l.type_id, d.minutes ${takenDays}
      where l.organization_id = ${organizationId} and l.employee_id = any (${[...employeeIds]}::uuid[]) and l.on_date <= ${date}
        and d.on_date > ${date} and ${isTaken}
    )
    select m.employee_id, t.preset, t.name, sum(m.minutes)::int as minutes
    from moved m
    join time_off_types t on t.organization_id = ${organizationId} and t.id = m.type_id
    where t.is_paid
    group by m.employee_id, t.place, t.id, t.preset, t.name
    order by m.employee_id, t.place, t.id
  `.execute(tx);
  return rows;
}

/** One row by its id. */
export async function findEntry(
  tx: Transaction,
  organizationId: string,
  id: string,
): Promise<
  | {
      readonly employeeId: string;
      readonly typeId: string;
      readonly kind: string;
      readonly onDate: string;
      readonly minutes: number;
      readonly reason: string | null;
    }
  | undefined
> {
  return tx
    .selectFrom('timeOffLedger')
    .select(['employeeId', 'typeId', 'kind', 'onDate', 'minutes', 'reason'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What a request took and has not had back since; undefined where that is nothing. */
export async function findUse(
  tx: Transaction,
  organizationId: string,
  requestId: string,
): Promise<{ readonly id: string; readonly minutes: number } | undefined> {
  const { rows } = await sql<{ readonly id: string; readonly minutes: number }>`
    select u.id, u.minutes + coalesce((
      select sum(r.minutes)::int from time_off_ledger r where r.organization_id = u.organization_id and r.revokes_id = u.id
    ), 0) as minutes
    from time_off_ledger u
    where u.organization_id = ${organizationId} and u.request_id = ${requestId} and u.kind = 'used'
  `.execute(tx);
  return rows.find(({ minutes }) => minutes !== 0);
}

/** The rows by which some requests took what they take. */
export async function listUses(
  tx: Transaction,
  organizationId: string,
  requestIds: readonly string[],
): Promise<readonly { readonly id: string; readonly requestId: string }[]> {
  const { rows } = await sql<{ readonly id: string; readonly requestId: string }>`
    select id, request_id from time_off_ledger
    where organization_id = ${organizationId} and request_id = any (${[...requestIds]}::uuid[]) and kind = 'used'
  `.execute(tx);
  return rows;
}
