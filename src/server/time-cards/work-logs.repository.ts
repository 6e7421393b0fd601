import { sql, type RawBuilder } from 'kysely';
import type { Cents } from '../../domain/kernel/money.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { CardName } from '../../domain/time-cards/card-name.ts';
import type { DayLine, WorkLog } from '../../domain/time-cards/work-log.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewWorkLog extends WorkLog {
  readonly id: string;
  readonly employeeId: string;
  readonly startsOn: PlainDate;
  readonly approvalSequence: number;
}

/** Keeps the payable days of approved weeks. */
export async function insertWorkLogs(
  tx: Transaction,
  organizationId: string,
  logs: readonly NewWorkLog[],
): Promise<void> {
  if (logs.length === 0) return;
  await tx
    .insertInto('workLogs')
    .values(
      logs.map(({ date, startedAt, finishedAt, byMultiplier, pay, ...log }) => ({
        ...log,
        organizationId,
        workedOn: date,
        startedAt: startedAt === null ? null : formatInstant(startedAt),
        finishedAt: finishedAt === null ? null : formatInstant(finishedAt),
        minutesByMultiplier: JSON.stringify(byMultiplier),
        payLines: pay === null ? null : JSON.stringify(pay.lines),
        payCents: pay?.cents ?? null,
      })),
    )
    .execute();
}

/** The days of some weeks that any approval had, each once. */
export async function listLoggedDays(
  tx: Transaction,
  organizationId: string,
  weeks: readonly CardName[],
): Promise<readonly (CardName & { readonly workedOn: PlainDate })[]> {
  if (weeks.length === 0) return [];
  const { rows } = await sql<CardName & { readonly workedOn: PlainDate }>`
    select distinct l.employee_id, l.starts_on, l.worked_on from work_logs l
    join unnest(${weeks.map(({ employeeId }) => employeeId)}::uuid[], ${weeks.map(({ startsOn }) => startsOn)}::date[])
      as w (employee_id, starts_on) on l.employee_id = w.employee_id and l.starts_on = w.starts_on
    where l.organization_id = ${organizationId}
    order by l.employee_id, l.worked_on
  `.execute(tx);
  return rows;
}

/** A payable day as it is kept. */
export interface StoredWorkLog {
  readonly id: string;
  readonly employeeId: string;
  readonly startsOn: PlainDate;
  /** Place of the approval that made it, among the steps of its week. */
  readonly approvalSequence: number;
  readonly approvedAt: Instant;
  readonly workedOn: PlainDate;
  readonly startedAt: Instant | null;
  readonly finishedAt: Instant | null;
  readonly breakMinutes: number;
  readonly workedMinutes: number;
  readonly minutesByMultiplier: Readonly<Record<string, number>>;
  readonly leaveMinutes: number;
  readonly payLines: readonly DayLine[] | null;
  readonly payCents: Cents | null;
  /** The approval that made it was neither repeated nor taken back since, and no other week tells of the day where this one has nothing of it. */
  readonly isInForce: boolean;
}

/** Of a row of work logs: whether the approval that made it was neither repeated nor taken back since. */
const isApproved = (log: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from time_card_steps s where s.organization_id = ${log}.organization_id and s.employee_id = ${log}.employee_id
    and s.starts_on = ${log}.starts_on and s.sequence > ${log}.approval_sequence and s.step in ('approved', 'reopened')
)`;
const [thisLog, otherLog] = [sql.id('l'), sql.id('o')];

/** Of a row of work logs: nothing was left of the day when it was approved again. */
const isEmptied = (log: RawBuilder<unknown>) =>
  sql<boolean>`(${log}.worked_minutes = 0 and ${log}.leave_minutes = 0 and ${log}.pay_lines = '[]')`;

/** Of the row `l`: it has anything to be paid by itself. */
export const workLogGives = sql<boolean>`${isEmptied(thisLog)} is not true`;

/**
 * Of the row `l`: whether the approval that made it was neither repeated nor taken back since. Where workweeks begin at another time, a day lies
 * in two weeks and counts in one of them: where it went to the other, the one that it left says nothing of it.
 */
export const workLogInForce = sql<boolean>`(${isApproved(thisLog)} and (${workLogGives} or not exists (
  select from work_logs o where o.organization_id = l.organization_id and o.employee_id = l.employee_id and o.worked_on = l.worked_on
    and o.starts_on <> l.starts_on and (${isEmptied(otherLog)} is not true or o.starts_on > l.starts_on) and ${isApproved(otherLog)}
)))`;

export const workLogColumns = sql`
  l.id, l.employee_id, l.starts_on, l.approval_sequence, l.worked_on, l.started_at, l.finished_at, l.break_minutes, l.worked_minutes,
  l.minutes_by_multiplier, l.leave_minutes, l.pay_lines, l.pay_cents, (
    select done_at from time_card_steps where organization_id = l.organization_id and employee_id = l.employee_id
      and starts_on = l.starts_on and sequence = l.approval_sequence
  ) as approved_at, ${workLogInForce} as is_in_force from work_logs l`;

/** The work logs of somebody with these ids, whether or not they count. */
export async function listWorkLogs(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
  ids: readonly string[],
): Promise<readonly StoredWorkLog[]> {
  const { rows } = await sql<StoredWorkLog>`
    select ${workLogColumns}
    where l.organization_id = ${organizationId} and l.employee_id = ${employeeId} and l.id = any (${[...ids]}::uuid[])
    order by l.worked_on
  `.execute(tx);
  return rows;
}

/** An approved week as it was approved: its hours by what they are paid at, and the pay of its days. */
export interface ApprovedHours {
  readonly employeeId: string;
  readonly startsOn: PlainDate;
  readonly minutesByMultiplier: Readonly<Record<string, number>>;
  readonly leaveMinutes: number;
  /** Null where no rate was known. */
  readonly payCents: Cents | null;
}

/** The weeks of some people that begin between two dates, both included, and whose approval is in force and pays anything. */
export async function listSettledWeeks(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly ApprovedHours[]> {
  const { rows } = await sql<ApprovedHours>`
    select l.employee_id, l.starts_on, a.figures->'byMultiplier' as minutes_by_multiplier, l.leave_minutes, l.pay_cents
    from (
      select organization_id, employee_id, starts_on, approval_sequence, sum(leave_minutes)::int as leave_minutes,
        case when bool_and(pay_cents is not null) then sum(pay_cents)::bigint end as pay_cents
      from work_logs l
      where organization_id = ${organizationId} and employee_id = any (${[...employeeIds]}::uuid[])
        and starts_on between ${from} and ${to} and ${workLogGives}
      group by organization_id, employee_id, starts_on, approval_sequence
    ) l
    join time_card_steps a on a.organization_id = l.organization_id and a.employee_id = l.employee_id
      and a.starts_on = l.starts_on and a.sequence = l.approval_sequence
    where ${isApproved(thisLog)}
  `.execute(tx);
  return rows;
}
