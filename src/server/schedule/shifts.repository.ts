import { sql } from 'kysely';
import { formatInstant, type Instant, type Span } from '../../domain/kernel/time.ts';
import type { PlannedShift } from '../../domain/schedule/publication.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A shift as it is planned and as people know it, and who changed it last. */
export interface StoredShift extends PlannedShift {
  /** Where it is planned, or was before it was cancelled. */
  readonly locationId: string;
  readonly revision: number;
  readonly changedBy: string;
  readonly changedAt: Instant;
}

interface ShiftRow extends ShiftPlan {
  readonly shiftId: string;
  readonly revision: number;
  readonly isCancelled: boolean;
  readonly changedBy: string;
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
  s.id as shift_id, s.revision, s.cancelled_at is not null as is_cancelled, s.changed_at, e.first_name || ' ' || e.last_name as changed_by,
  s.location_id, s.employee_id, s.position_id, s.starts_at, s.ends_at, s.break_minutes, s.note,
  p.location_id as known_location_id, p.employee_id as known_employee_id, p.position_id as known_position_id,
  p.starts_at as known_starts_at, p.ends_at as known_ends_at, p.break_minutes as known_break_minutes, p.note as known_note
  from shifts s
  join employees e on e.organization_id = s.organization_id and e.id = s.changed_by
  left join published_shifts p on p.organization_id = s.organization_id and p.shift_id = s.id`;

function storedShift(row: ShiftRow): StoredShift {
  const { shiftId, revision, changedBy, changedAt, knownLocationId, knownStartsAt, knownEndsAt } = row;
  const { locationId, employeeId, positionId, startsAt, endsAt, breakMinutes, note } = row;
  const isKnown = knownLocationId !== null && knownStartsAt !== null && knownEndsAt !== null;
  return {
    shiftId,
    locationId,
    revision,
    changedBy,
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
  const { rows } = await sql<ShiftRow>`
    select ${shiftColumns} where s.organization_id = ${organizationId} and s.id = any (${[...ids]}::uuid[])
    order by s.id for no key update of s
  `.execute(tx);
  return rows.map(storedShift);
}

/** The shifts with these ids, as they are at this moment. */
export async function listShifts(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly StoredShift[]> {
  const { rows } = await sql<ShiftRow>`
    select ${shiftColumns} where s.organization_id = ${organizationId} and s.id = any (${[...ids]}::uuid[])
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

/** When somebody is planned to be somewhere. */
export interface Busy {
  readonly employeeId: string;
  readonly locationId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly breakMinutes: number;
}

/** When people are planned to be anywhere, but for what begins at one location in a span of time. */
export async function listBusy(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  around: Span,
  but: { readonly locationId: string; readonly during: Span },
): Promise<readonly Busy[]> {
  const { rows } = await sql<Busy>`
    select s.employee_id, s.location_id, s.starts_at, s.ends_at, s.break_minutes from shifts s
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
    select s.id as shift_id, s.employee_id, s.location_id, s.starts_at, s.ends_at, s.break_minutes from shifts s
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

/** Adds shifts to what is planned; those whose ids are there already are left as they are. */
export async function insertShifts(
  tx: Transaction,
  { organizationId, changedBy, changedAt }: Change,
  shifts: readonly { readonly id: string; readonly plan: ShiftPlan }[],
): Promise<void> {
  await tx
    .insertInto('shifts')
    .values(
      shifts.map(({ id, plan }) => ({
        organizationId,
        id,
        ...columnsOf(plan),
        changedBy,
        changedAt: formatInstant(changedAt),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Plans a shift otherwise, and counts the change; without a plan it is cancelled. */
export async function updateShift(
  tx: Transaction,
  { organizationId, changedBy, changedAt }: Change,
  shiftId: string,
  plan: ShiftPlan | undefined,
): Promise<void> {
  await tx
    .updateTable('shifts')
    .set({
      ...(plan === undefined ? { cancelledAt: formatInstant(changedAt) } : { ...columnsOf(plan), cancelledAt: null }),
      changedBy,
      changedAt: formatInstant(changedAt),
      revision: sql<number>`revision + 1`,
    })
    .where('organizationId', '=', organizationId)
    .where('id', '=', shiftId)
    .execute();
}

const columnsOf = ({ startsAt, endsAt, ...plan }: ShiftPlan) => ({
  ...plan,
  startsAt: formatInstant(startsAt),
  endsAt: formatInstant(endsAt),
});
