import { sql } from 'kysely';
import { formatInstant, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** When somebody came and went, and how long their breaks were. */
export interface Whole {
  readonly clockedInAt: Instant;
  readonly clockedOutAt: Instant;
  readonly breakMinutes: number;
}

export interface NewAdjustment extends EmployeeKey, Whole {
  readonly id: string;
  readonly entryId: string | null;
  readonly onDate: PlainDate;
  readonly zone: Zone;
  readonly reason: string;
  /** The punches of the entry that counted when this was asked. */
  readonly seenPunchIds: readonly string[];
  readonly askedBy: string;
  readonly askedAt: Instant;
}

export interface StoredAdjustment extends NewAdjustment {
  readonly askedByName: string;
  readonly correction: Whole | null;
}

/**
 * Makes those who ask about one person's hours queue with whoever opens an answered request of theirs again: the second sees what the first asked for. Whoever
 * corrects these hours meanwhile meets them at the end of the audit log.
 */
export async function lockAdjustments(tx: Transaction, { organizationId, employeeId }: EmployeeKey): Promise<void> {
  const key = `adjustments ${organizationId} ${employeeId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

export async function insertAdjustment(tx: Transaction, adjustment: NewAdjustment): Promise<void> {
  const { clockedInAt, clockedOutAt, askedAt, seenPunchIds, ...rest } = adjustment;
  await tx
    .insertInto('adjustments')
    .values({
      ...rest,
      seenPunchIds: [...seenPunchIds],
      clockedInAt: formatInstant(clockedInAt),
      clockedOutAt: formatInstant(clockedOutAt),
      askedAt: formatInstant(askedAt),
    })
    .execute();
}

interface AdjustmentRow extends Omit<StoredAdjustment, 'correction'> {
  readonly correctedInAt: Instant | null;
  readonly correctedOutAt: Instant | null;
  readonly correctedBreakMinutes: number | null;
}

const adjustmentColumns = sql`
  a.organization_id, a.id, a.employee_id, a.entry_id, a.on_date, a.zone, a.clocked_in_at, a.clocked_out_at, a.break_minutes,
  a.reason, a.seen_punch_ids::text[] as seen_punch_ids, a.asked_by, a.asked_at, e.first_name || ' ' || e.last_name as asked_by_name,
  c.clocked_in_at as corrected_in_at, c.clocked_out_at as corrected_out_at, c.break_minutes as corrected_break_minutes
  from adjustments a
  join employees e on e.organization_id = a.organization_id and e.id = a.asked_by
  left join corrections c on c.organization_id = a.organization_id and c.adjustment_id = a.id`;

function adjustmentOf({
  correctedInAt,
  correctedOutAt,
  correctedBreakMinutes,
  ...row
}: AdjustmentRow): StoredAdjustment {
  const isCorrected = correctedInAt !== null && correctedOutAt !== null && correctedBreakMinutes !== null;
  const correction = isCorrected
    ? { clockedInAt: correctedInAt, clockedOutAt: correctedOutAt, breakMinutes: correctedBreakMinutes }
    : null;
  return { ...row, correction };
}

/** The adjustments with these ids, in the order in which they were asked for. */
export async function listAdjustments(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly StoredAdjustment[]> {
  const { rows } = await sql<AdjustmentRow>`
    select ${adjustmentColumns}
    where a.organization_id = ${organizationId} and a.id = any (${[...ids]}::uuid[]) order by a.asked_at, a.id
  `.execute(tx);
  return rows.map(adjustmentOf);
}

/** Everything that was asked for about somebody's days, both dates included. */
export async function listAdjustmentsOn(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly StoredAdjustment[]> {
  const { rows } = await sql<AdjustmentRow>`
    select ${adjustmentColumns}
    where a.organization_id = ${organizationId} and a.employee_id = ${employeeId} and a.on_date between ${from} and ${to}
    order by a.asked_at, a.id
  `.execute(tx);
  return rows.map(adjustmentOf);
}

/** Whether something is already asked for about an entry, or about a time that these times overlap. */
export async function findWaitingAt(
  tx: Transaction,
  { organizationId, employeeId, entryId, clockedInAt, clockedOutAt }: Omit<NewAdjustment, 'id'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from adjustments a
    join approval_requests r on r.organization_id = a.organization_id and r.kind = 'adjustment' and r.subject_id = a.id
    where a.organization_id = ${organizationId} and a.employee_id = ${employeeId}
      and (a.entry_id = ${entryId}::uuid or (a.entry_id is null and ${entryId}::uuid is null
        and a.clocked_in_at < ${formatInstant(clockedOutAt)} and a.clocked_out_at > ${formatInstant(clockedInAt)}))
      and not exists (
        select from approval_decisions d where d.organization_id = r.organization_id and d.request_id = r.id
      )
    limit 1
  `.execute(tx);
  return rows.length > 0;
}

/** What was recorded for an adjustment, and the rows of the punch ledger that did it. */
export async function insertCorrection(
  tx: Transaction,
  correction: Whole & {
    readonly organizationId: string;
    readonly adjustmentId: string;
    readonly recordedBy: string;
    readonly recordedAt: Instant;
  },
  rowIds: readonly string[],
): Promise<void> {
  const { clockedInAt, clockedOutAt, recordedAt, ...rest } = correction;
  const { organizationId, adjustmentId } = rest;
  await tx
    .insertInto('corrections')
    .values({
      ...rest,
      clockedInAt: formatInstant(clockedInAt),
      clockedOutAt: formatInstant(clockedOutAt),
      recordedAt: formatInstant(recordedAt),
    })
    .execute();
  await tx
    .insertInto('correctionRows')
    .values(rowIds.map((punchId) => ({ organizationId, adjustmentId, punchId })))
    .execute();
}
