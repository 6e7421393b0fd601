import { sql } from 'kysely';
import { formatInstant, type Instant, type PlainDate, type Span } from '../../domain/kernel/time.ts';
import type { PublishedVersion } from '../../domain/schedule/confirmation.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Notes that people know of shifts as publications made them; what is noted already stays as it was. @returns the shifts of which something is new */
export async function insertConfirmations(
  tx: Transaction,
  { organizationId, at }: { readonly organizationId: string; readonly at: Instant },
  confirmed: readonly (PublishedVersion & { readonly employeeId: string })[],
): Promise<ReadonlySet<string>> {
  if (confirmed.length === 0) return new Set();
  const rows = confirmed.map(({ shiftId, publicationId, employeeId }) => ({
    shift_id: shiftId,
    publication_id: publicationId,
    employee_id: employeeId,
  }));
  const { rows: fresh } = await sql<{ readonly shiftId: string }>`
    insert into shift_confirmations (organization_id, publication_id, shift_id, employee_id, confirmed_at)
    select ${organizationId}, publication_id, shift_id, employee_id, ${formatInstant(at)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (publication_id uuid, shift_id uuid, employee_id uuid)
    on conflict do nothing returning shift_id
  `.execute(tx);
  return new Set(fresh.map(({ shiftId }) => shiftId));
}

/** Of some shifts, those that are somebody's, as they stand. What is published otherwise meanwhile has a version of its own, which asks anew. */
export async function listOwnVersions(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  shiftIds: readonly string[],
): Promise<readonly (PublishedVersion & { readonly locationId: string })[]> {
  const { rows } = await sql<PublishedVersion & { readonly locationId: string }>`
    select shift_id, publication_id, location_id from published_shifts
    where organization_id = ${organizationId} and employee_id = ${employeeId} and shift_id = any (${[...shiftIds]}::uuid[])
  `.execute(tx);
  return rows;
}

/** Of the row `p` of published shifts: when it was confirmed as it stands. */
const confirmation = sql`left join shift_confirmations c on c.organization_id = p.organization_id
  and c.publication_id = p.publication_id and c.shift_id = p.shift_id and c.employee_id = p.employee_id`;

interface Unconfirmed {
  readonly shiftId: string;
  readonly wasTheirs: boolean;
}

/** Somebody's shifts to come that they have not confirmed, by when they begin, and whether they were theirs before; how many there are in all. */
export async function listUnconfirmed(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  now: Instant,
  most: number,
): Promise<{ readonly shifts: readonly Unconfirmed[]; readonly count: number }> {
  const { rows } = await sql<Unconfirmed & { readonly count: number }>`
    select p.shift_id, coalesce(w.before ->> 'employeeId' = p.employee_id::text, false) as was_theirs,
      count(*) over ()::int as count
    from published_shifts p ${confirmation}
    join publication_changes w on w.organization_id = p.organization_id and w.publication_id = p.publication_id
      and w.shift_id = p.shift_id
    where p.organization_id = ${organizationId} and p.employee_id = ${employeeId} and p.starts_at > ${formatInstant(now)}
      and c.confirmed_at is null
    order by p.starts_at, p.shift_id limit ${most}
  `.execute(tx);
  return { shifts: rows, count: rows[0]?.count ?? 0 };
}

/** A shift that somebody has, with when they confirmed it as it stands; null, not yet. */
export interface AskedShift {
  readonly shiftId: string;
  readonly publicationId: string;
  readonly employeeId: string;
  readonly name: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly confirmedAt: Instant | null;
}

/** The shifts of a location that begin in a span and have somebody who works here, by name and beginning. */
export async function listAsked(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  { from, to }: Span,
): Promise<readonly AskedShift[]> {
  const { rows } = await sql<AskedShift>`
    select p.shift_id, p.publication_id, p.employee_id, e.first_name || ' ' || e.last_name as name, p.starts_at, p.ends_at, c.confirmed_at
    from published_shifts p
    join employees e on e.organization_id = p.organization_id and e.id = p.employee_id and e.status = 'active'
    ${confirmation}
    where p.organization_id = ${organizationId} and p.location_id = ${locationId}
      and p.starts_at >= ${formatInstant(from)} and p.starts_at < ${formatInstant(to)}
    order by e.first_name, e.last_name, e.id, p.starts_at
  `.execute(tx);
  return rows;
}

interface Week {
  readonly organizationId: string;
  readonly locationId: string;
  readonly startsOn: PlainDate;
}

/** The last time that those of a week were reminded. */
export async function findLastReminder(
  tx: Transaction,
  { organizationId, locationId, startsOn }: Week,
): Promise<Instant | undefined> {
  const row = await tx
    .selectFrom('confirmationReminders')
    .select('remindedAt')
    .where('organizationId', '=', organizationId)
    .where('locationId', '=', locationId)
    .where('startsOn', '=', startsOn)
    .orderBy('remindedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.remindedAt;
}

/** How many a reminder told, by its id; undefined where there is none of this week. */
export async function findReminder(
  tx: Transaction,
  organizationId: string,
  id: string,
): Promise<{ readonly locationId: string; readonly startsOn: string; readonly people: number } | undefined> {
  return tx
    .selectFrom('confirmationReminders')
    .select(['locationId', 'startsOn', 'people'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertReminder(
  tx: Transaction,
  {
    at,
    ...row
  }: Week & { readonly id: string; readonly askedBy: string; readonly people: number; readonly at: Instant },
): Promise<void> {
  await tx
    .insertInto('confirmationReminders')
    .values({ ...row, remindedAt: formatInstant(at) })
    .execute();
}
