import { sql } from 'kysely';
import { formatInstant, type Instant, type Span } from '../../domain/kernel/time.ts';
import type { PlannedShift } from '../../domain/schedule/publication.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A shift as it is planned and as people know it, and who changed it last. */
export interface StoredShift extends PlannedShift {
  /** Where it is planned, or was before it was cancelled. */
  readonly locationId: string;
  /** As what it is planned, or was. */
  readonly positionId: string | null;
  /** Null: it does not repeat. */
  readonly seriesId: string | null;
  /** Of one of a series: it was planned otherwise by itself. */
  readonly isApart: boolean;
  readonly revision: number;
  readonly changedBy: string;
  readonly changedById: string;
  readonly changedAt: Instant;
}

interface ShiftRow extends ShiftPlan {
  readonly shiftId: string;
  readonly seriesId: string | null;
  readonly isApart: boolean;
  readonly revision: number;
  readonly isCancelled: boolean;
  readonly changedBy: string;
  readonly changedById: string;
  readonly changedAt: Instant;
  readonly knownLocationId: string | null;
  readonly knownEmployeeId: string | null;
  readonly knownPositionId: string | null;
  readonly knownStartsAt: Instant | null;
  readonly knownEndsAt: Instant | null;
  readonly knownBreakMinutes: number | null;
  readonly knownNote: string | null;
}

const shiftColumns = sql`
  s.id as shift_id, s.series_id, s.is_apart, s.revision, s.cancelled_at is not null as is_cancelled, s.changed_at, e.first_name || ' ' || e.last_name as changed_by,
  s.changed_by as changed_by_id,
  s.location_id, s.employee_id, s.position_id, s.starts_at, s.ends_at, s.break_minutes, s.note,
  p.location_id as known_location_id, p.employee_id as known_employee_id, p.position_id as known_position_id,
  p.starts_at as known_starts_at, p.ends_at as known_ends_at, p.break_minutes as known_break_minutes, p.note as known_note
  from shifts s
  join employees e on e.organization_id = s.organization_id and e.id = s.changed_by
  left join published_shifts p on p.organization_id = s.organization_id and p.shift_id = s.id`;

function storedShift(row: ShiftRow): StoredShift {
  const { shiftId, seriesId, isApart, revision, changedBy, changedById, changedAt } = row;
  const { knownLocationId, knownStartsAt, knownEndsAt } = row;
  const { locationId, employeeId, positionId, startsAt, endsAt, breakMinutes, note } = row;
  const isKnown = knownLocationId !== null && knownStartsAt !== null && knownEndsAt !== null;
  return {
    shiftId,
    locationId,
    positionId,
    seriesId,
    isApart,
    revision,
    changedBy,
    changedById,
    changedAt,
    planned: row.isCancelled ? undefined : { locationId, employeeId, positionId, startsAt, endsAt, breakMinutes, note },
    published: isKnown
      ? {
          locationId: knownLocationId,
          employeeId: row.knownEmployeeId,
          positionId: row.knownPositionId,
          startsAt: knownStartsAt,
          endsAt: knownEndsAt,
          breakMinutes: row.knownBreakMinutes ?? 0,
          note: row.knownNote,
        }
      : undefined,
  };
}

/** The shifts with these ids. Who changes them queues at their rows. */
export async function holdShifts(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly StoredShift[]> {
  // First held and then read: whoever waited here must see who changed it meanwhile, which one statement would not.
  await sql`
    select from shifts where organization_id = ${organizationId} and id = any (${[...ids]}::uuid[]) order by id for no key update
  `.execute(tx);
  return listShifts(tx, organizationId, ids);
}

/** The shifts with these ids, as they are at this moment, by their ids. */
export async function listShifts(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly StoredShift[]> {
  const { rows } = await sql<ShiftRow>`
    select ${shiftColumns} where s.organization_id = ${organizationId} and s.id = any (${[...ids]}::uuid[])
    order by s.id
  `.execute(tx);
  return rows.map(storedShift);
}

/** Whatever is planned or known to begin at a location in a span of time. */
export async function listShiftsAt(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  { from, to }: Span,
): Promise<readonly StoredShift[]> {
  const [begin, end] = [formatInstant(from), formatInstant(to)];
  const { rows } = await sql<ShiftRow>`
    select ${shiftColumns} where s.organization_id = ${organizationId} and s.id in (
      select d.id from shifts d where d.organization_id = ${organizationId} and d.location_id = ${locationId}
        and d.starts_at >= ${begin} and d.starts_at < ${end} and d.cancelled_at is null
      union all
      select k.shift_id from published_shifts k where k.organization_id = ${organizationId} and k.location_id = ${locationId}
        and k.starts_at >= ${begin} and k.starts_at < ${end}
    ) order by s.starts_at, s.id
  `.execute(tx);
  return rows.map(storedShift);
}

/** Two who copy the same week at once queue here, so that the second sees what the first planned. */
export async function queueToCopy(tx: Transaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('copied shifts ' || ${organizationId}, 0))`.execute(tx);
}

/** What is planned just like one of some shifts, but for those that are named; whoever changed one last stands first. */
export async function listAlike(
  tx: Transaction,
  organizationId: string,
  wanted: readonly { readonly shiftId: string; readonly plan: ShiftPlan }[],
  but: readonly string[],
): Promise<readonly { readonly changedBy: string }[]> {
  const { rows } = await sql<{ readonly changedBy: string }>`
    select e.first_name || ' ' || e.last_name as changed_by from shifts s
    join employees e on e.organization_id = s.organization_id and e.id = s.changed_by
    where s.organization_id = ${organizationId} and not s.id = any (${[...but]}::uuid[]) and s.id in (
      select a.id from ${planRecords(wanted)} as w join shifts a on a.organization_id = ${organizationId}
        and a.location_id = w.location_id and a.starts_at = w.starts_at and a.cancelled_at is null
      where a.ends_at = w.ends_at and a.break_minutes = w.break_minutes and a.employee_id is not distinct from w.employee_id
        and a.position_id is not distinct from w.position_id and a.note is not distinct from w.note
    )
    order by s.changed_at desc, s.id
  `.execute(tx);
  return rows;
}

/** When somebody is planned to be somewhere. */
export interface Busy {
  readonly employeeId: string;
  readonly locationId: string;
  readonly positionId: string | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly breakMinutes: number;
}

/** Whose shift at a location is planned to run over a moment. No shift is longer than 24 hours. */
export async function listComeBefore(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  at: Instant,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly employeeId: string }>`
    select distinct s.employee_id from shifts s
    where s.organization_id = ${organizationId} and s.location_id = ${locationId} and s.cancelled_at is null
      and s.employee_id is not null and s.starts_at < ${formatInstant(at)} and s.ends_at > ${formatInstant(at)}
      and s.starts_at > ${formatInstant(at)}::timestamptz - interval '24 hours'
  `.execute(tx);
  return rows.map(({ employeeId }) => employeeId);
}

/** When people are planned to be anywhere, but for what begins at one location in a span of time. */
export async function listBusy(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  around: Span,
  but: { readonly locationId: string; readonly during: Span },
): Promise<readonly (Busy & { readonly isPublished: boolean })[]> {
  // Published as it is planned: people know of it so.
  const { rows } = await sql<Busy & { readonly isPublished: boolean }>`
    select s.employee_id, s.location_id, s.position_id, s.starts_at, s.ends_at, s.break_minutes, p.shift_id is not null as is_published
    from shifts s left join published_shifts p on p.organization_id = s.organization_id and p.shift_id = s.id
      and p.employee_id = s.employee_id and p.starts_at = s.starts_at and p.ends_at = s.ends_at
    where s.organization_id = ${organizationId} and s.employee_id = any (${[...employeeIds]}::uuid[]) and s.cancelled_at is null
      and s.starts_at >= ${formatInstant(around.from)} and s.starts_at < ${formatInstant(around.to)}
      and not (s.location_id = ${but.locationId} and s.starts_at >= ${formatInstant(but.during.from)}
        and s.starts_at < ${formatInstant(but.during.to)})
  `.execute(tx);
  return rows;
}

/** What is planned of people that begins in a span of time, wherever it is. */
export async function listPlannedOf(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: Span,
): Promise<readonly (Busy & { readonly shiftId: string })[]> {
  const { rows } = await sql<Busy & { readonly shiftId: string }>`
    select s.id as shift_id, s.employee_id, s.location_id, s.position_id, s.starts_at, s.ends_at, s.break_minutes from shifts s
    where s.organization_id = ${organizationId} and s.employee_id = any (${[...employeeIds]}::uuid[]) and s.cancelled_at is null
      and s.starts_at >= ${formatInstant(from)} and s.starts_at < ${formatInstant(to)}
  `.execute(tx);
  return rows;
}

interface Change {
  readonly organizationId: string;
  readonly changedBy: string;
  readonly changedAt: Instant;
}

/** Adds shifts to what is planned, of a series where one is named; those whose ids are there already are left as they are. */
export async function insertShifts(
  tx: Transaction,
  { organizationId, changedBy, changedAt }: Change,
  shifts: readonly { readonly id: string; readonly plan: ShiftPlan }[],
  seriesId: string | null = null,
): Promise<void> {
  await tx
    .insertInto('shifts')
    .values(
      shifts.map(({ id, plan }) => ({
        organizationId,
        id,
        seriesId,
        ...columnsOf(plan),
        changedBy,
        changedAt: formatInstant(changedAt),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Plans shifts otherwise, and counts the change of each; those without a plan are cancelled.
 *
 * @param as the series that they are changed as one of; otherwise each of them is by itself from then on
 */
export async function updateShifts(
  tx: Transaction,
  { organizationId, changedBy, changedAt }: Change,
  steps: readonly { readonly shiftId: string; readonly after: ShiftPlan | undefined }[],
  as: 'series' | 'single' = 'single',
): Promise<void> {
  const at = formatInstant(changedAt);
  const cancelled = steps.flatMap(({ shiftId, after }) => (after === undefined ? shiftId : []));
  const wanted = steps.flatMap(({ shiftId, after: plan }) => (plan === undefined ? [] : [{ shiftId, plan }]));
  const counted = sql`changed_by = ${changedBy}, changed_at = ${at}, revision = revision + 1, is_apart = ${as === 'single'} and series_id is not null`;
  await sql`
    update shifts set cancelled_at = ${at}, ${counted}
    where organization_id = ${organizationId} and id = any (${cancelled}::uuid[])
  `.execute(tx);
  await sql`
    update shifts s set location_id = w.location_id, employee_id = w.employee_id, position_id = w.position_id,
      starts_at = w.starts_at, ends_at = w.ends_at, break_minutes = w.break_minutes, note = w.note, cancelled_at = null, ${counted}
    from ${planRecords(wanted)} as w where s.organization_id = ${organizationId} and s.id = w.shift_id
  `.execute(tx);
}

/** Plans as rows of a query. One parameter, however many they are: a statement has no more than 65,535. */
export function planRecords(wanted: readonly { readonly shiftId: string; readonly plan: ShiftPlan }[]) {
  const rows = wanted.map(({ shiftId, plan }) => ({
    shift_id: shiftId,
    location_id: plan.locationId,
    employee_id: plan.employeeId,
    position_id: plan.positionId,
    starts_at: formatInstant(plan.startsAt),
    ends_at: formatInstant(plan.endsAt),
    break_minutes: plan.breakMinutes,
    note: plan.note,
  }));
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as plans (shift_id uuid, location_id uuid,
    employee_id uuid, position_id uuid, starts_at timestamptz, ends_at timestamptz, break_minutes integer, note text))`;
}

const columnsOf = ({ startsAt, endsAt, ...plan }: ShiftPlan) => ({
  ...plan,
  startsAt: formatInstant(startsAt),
  endsAt: formatInstant(endsAt),
});
