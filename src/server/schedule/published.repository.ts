import { sql } from 'kysely';
import type { Places } from '../../domain/access/may.ts';
import { formatInstant, type Instant, type Span, type Zone } from '../../domain/kernel/time.ts';
import type { ShiftChange } from '../../domain/schedule/publication.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { lockAbsences } from '../time-off/read.ts';
import type { NewPublication } from './publications.repository.ts';
import { planRecords } from './shifts.repository.ts';

/** Makes those who publish in an organization queue: the second sees what people know by then. */
export async function lockPublishing(tx: Transaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('schedule ' || ${organizationId}, 0))`.execute(tx);
}

/**
 * The same for whoever gives somebody a shift, who has to see who is away by then: time off is asked for and approved before or after. Taken
 * before anything else is, always in this order.
 */
export async function lockGiving(tx: Transaction, organizationId: string): Promise<void> {
  await lockPublishing(tx, organizationId);
  await lockAbsences(tx, organizationId);
}

/**
 * Puts in the place of what people knew what they know from now on. All that changes goes before anything comes, so that two may
 * exchange their shifts.
 *
 * @returns the shifts that would put somebody in two places at once: they were not taken
 */
export async function replacePublished(
  tx: Transaction,
  { organizationId, id: publicationId }: Pick<NewPublication, 'organizationId' | 'id'>,
  changes: readonly ShiftChange[],
  refusesOverlap: boolean,
): Promise<readonly string[]> {
  await removePublished(
    tx,
    organizationId,
    changes.map(({ shiftId }) => shiftId),
  );
  const wanted = changes.flatMap(({ shiftId, after }) => (after === null ? [] : [{ shiftId, plan: after }]));
  const beside = refusesOverlap ? await listBeside(tx, organizationId, wanted) : [];
  if (beside.length > 0) return beside;
  const taken = await sql<{ readonly shiftId: string }>`
    insert into published_shifts (organization_id, shift_id, location_id, employee_id, position_id, starts_at, ends_at, break_minutes,
      note, publication_id, refuses_overlap)
    select ${organizationId}, shift_id, location_id, employee_id, position_id, starts_at, ends_at, break_minutes, note,
      ${publicationId}, ${refusesOverlap}
    from ${planRecords(wanted)} as wanted
    on conflict do nothing returning shift_id
  `.execute(tx);
  const ids = new Set(taken.rows.map(({ shiftId }) => shiftId));
  return wanted.flatMap(({ shiftId }) => (ids.has(shiftId) ? [] : [shiftId]));
}

/**
 * Of some shifts, those whose people know already of another at the same time that was published while the organization only warned of it: the
 * constraint passes over what it was told not to mind.
 */
async function listBeside(
  tx: Transaction,
  organizationId: string,
  wanted: readonly { readonly shiftId: string; readonly plan: ShiftPlan }[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly shiftId: string }>`
    select w.shift_id from ${planRecords(wanted)} as w
    where exists (
      select from published_shifts p
      where p.organization_id = ${organizationId} and p.employee_id = w.employee_id and not p.refuses_overlap
        and tstzrange(p.starts_at, p.ends_at) && tstzrange(w.starts_at, w.ends_at)
    )
  `.execute(tx);
  return rows.map(({ shiftId }) => shiftId);
}

/** Has people know of some shifts no more, for what comes in their place in the same transaction. */
export async function removePublished(
  tx: Transaction,
  organizationId: string,
  shiftIds: readonly string[],
): Promise<void> {
  await sql`
    delete from published_shifts where organization_id = ${organizationId} and shift_id = any (${[...shiftIds]}::uuid[])
  `.execute(tx);
}

/** A shift as people know it, with the names that stand on it. */
export interface KnownShift extends ShiftPlan {
  readonly shiftId: string;
  readonly publicationId: string;
  readonly locationName: string;
  readonly zone: Zone;
  readonly address: string | null;
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly photoVersion: string | null;
  readonly positionName: string | null;
  readonly hue: number | null;
}

const knownColumns = sql`
  p.shift_id, p.publication_id, p.location_id, p.employee_id, p.position_id, p.starts_at, p.ends_at, p.break_minutes, p.note,
  l.name as location_name, l.zone, l.address, l.phone, e.first_name, e.last_name, e.photo_version, o.name as position_name, o.hue
  from published_shifts p
  join locations l on l.organization_id = p.organization_id and l.id = p.location_id
  left join employees e on e.organization_id = p.organization_id and e.id = p.employee_id
  left join positions o on o.organization_id = p.organization_id and o.id = p.position_id`;

/** Of the row `p`: whether it has a part in a span. No shift is longer than 24 hours, so that an index by its start finds it. */
const touching = ({ from, to }: Span) => sql<boolean>`(
  p.starts_at < ${formatInstant(to)} and p.starts_at > ${formatInstant(from)}::timestamptz - interval '24 hours'
  and p.ends_at > ${formatInstant(from)}
)`;

/** What somebody is to work that touches a span of time, in order. */
export async function listKnownOf(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  { from, to }: Span,
): Promise<readonly KnownShift[]> {
  const { rows } = await sql<KnownShift>`
    select ${knownColumns}
    where p.organization_id = ${organizationId} and p.employee_id = ${employeeId} and ${touching({ from, to })}
    order by p.starts_at, p.shift_id
  `.execute(tx);
  return rows;
}

/** The shifts of some locations, or all, by when they begin, the latest first; one person's, where one is named. */
export async function listKnownAt(
  tx: Transaction,
  organizationId: string,
  {
    places,
    employeeId,
    since,
    before,
    after,
    most,
  }: Keyset & { readonly places: Places; readonly employeeId: string | undefined },
): Promise<readonly KnownShift[]> {
  const { rows } = await sql<KnownShift>`
    select ${knownColumns}
    where p.organization_id = ${organizationId}
      and (${places === 'all'} or p.location_id = any (${places === 'all' ? [] : [...places]}::uuid[]))
      ${employeeId === undefined ? sql`` : sql`and p.employee_id = ${employeeId}`}
      and p.starts_at >= ${since === undefined ? '-infinity' : formatInstant(since)}
      and p.starts_at < ${before === undefined ? 'infinity' : formatInstant(before)}
      ${after === undefined ? sql`` : sql`and (p.starts_at, p.shift_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by p.starts_at desc, p.shift_id desc limit ${most}
  `.execute(tx);
  return rows;
}

export async function findKnown(
  tx: Transaction,
  organizationId: string,
  shiftId: string,
): Promise<KnownShift | undefined> {
  const [shift] = await listKnown(tx, organizationId, [shiftId]);
  return shift;
}

/** Those of some shifts that people know of. */
export async function listKnown(
  tx: Transaction,
  organizationId: string,
  shiftIds: readonly string[],
): Promise<readonly KnownShift[]> {
  const { rows } = await sql<KnownShift>`
    select ${knownColumns} where p.organization_id = ${organizationId} and p.shift_id = any (${[...shiftIds]}::uuid[])
  `.execute(tx);
  return rows;
}

/** Who else works at the place of a shift while it lasts, by when they come. */
export async function listKnownBeside(
  tx: Transaction,
  organizationId: string,
  { shiftId, locationId, startsAt, endsAt }: KnownShift,
): Promise<readonly KnownShift[]> {
  const { rows } = await sql<KnownShift>`
    select ${knownColumns}
    where p.organization_id = ${organizationId} and p.location_id = ${locationId} and p.shift_id <> ${shiftId}
      and p.employee_id is not null
      and p.starts_at < ${formatInstant(endsAt)} and p.starts_at > ${formatInstant(startsAt)}::timestamptz - interval '24 hours'
      and p.ends_at > ${formatInstant(startsAt)}
    order by p.starts_at, e.last_name, e.first_name
  `.execute(tx);
  return rows;
}

/** What begins at a place in a span of time, by the name of whoever works it, open shifts last. */
export async function listKnownOfPlace(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  { from, to }: Span,
): Promise<readonly KnownShift[]> {
  const { rows } = await sql<KnownShift>`
    select ${knownColumns}
    where p.organization_id = ${organizationId} and p.location_id = ${locationId}
      and p.starts_at >= ${formatInstant(from)} and p.starts_at < ${formatInstant(to)}
    order by e.last_name nulls last, e.first_name, p.employee_id, p.starts_at, p.shift_id
  `.execute(tx);
  return rows;
}

/** How many shifts that people know of end at a place from a moment on. */
export async function countKnownFrom(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  from: Instant,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from published_shifts p
    where p.organization_id = ${organizationId} and p.location_id = ${locationId} and p.ends_at > ${formatInstant(from)}
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** What begins from now on and is offered, however far ahead, and what is nobody's in so many weeks, by when it begins. */
export async function listToCome(
  tx: Transaction,
  organizationId: string,
  now: Instant,
  weeks: number,
): Promise<readonly KnownShift[]> {
  const { rows } = await sql<KnownShift>`
    select ${knownColumns}
    where p.organization_id = ${organizationId} and p.starts_at > ${formatInstant(now)} and p.shift_id in (
      select o.shift_id from shift_offers o where o.organization_id = ${organizationId} and o.outcome is null
      union all
      select f.shift_id from published_shifts f
      where f.organization_id = ${organizationId} and f.employee_id is null and f.starts_at > ${formatInstant(now)}
        and f.starts_at < ${formatInstant(now)}::timestamptz + make_interval(weeks => ${weeks}::int)
    )
    order by p.starts_at, p.shift_id
  `.execute(tx);
  return rows;
}

/** Whose a shift is, where and when. */
export interface KnownTimes {
  readonly employeeId: string;
  readonly locationId: string;
  readonly shiftId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly breakMinutes: number;
  /** Of the location. */
  readonly zone: Zone;
}

/** Of some people, what they are to work that overlaps a span of time, in order. */
export async function listKnownDuring(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: Span,
): Promise<readonly KnownTimes[]> {
  const { rows } = await sql<KnownTimes>`
    select p.employee_id, p.location_id, p.shift_id, p.starts_at, p.ends_at, p.break_minutes, l.zone from published_shifts p
    join locations l on l.organization_id = p.organization_id and l.id = p.location_id
    where p.organization_id = ${organizationId} and p.employee_id = any (${[...employeeIds]}::uuid[])
      and ${touching({ from, to })}
    order by p.starts_at
  `.execute(tx);
  return rows;
}
