import { sql } from 'kysely';
import type { Cents } from '../../domain/kernel/money.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { workLogColumns, workLogGives, workLogInForce, type StoredWorkLog } from '../time-cards/read.ts';
import { counts } from './payments.repository.ts';

/** The approved days of some people in weeks that begin between two dates, both included, by person and day. */
export async function listPayrollDays(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly StoredWorkLog[]> {
  const { rows } = await sql<StoredWorkLog>`
    select ${workLogColumns}
    where l.organization_id = ${organizationId} and l.employee_id = any (${[...employeeIds]}::uuid[])
      and l.starts_on between ${from} and ${to} and ${workLogGives} and ${workLogInForce}
    order by l.employee_id, l.worked_on
  `.execute(tx);
  return rows;
}

/** What of a week that was paid before became different since. */
export interface WeekDifference {
  readonly employeeId: string;
  readonly startsOn: PlainDate;
  readonly minutes: number;
  readonly cents: Cents;
}

/**
 * The differences of weeks before a pay period that payments of it settled: of its runs, or recorded alone for a week that ends in it; one that was
 * voided, or waits for a second person, settled nothing.
 */
export async function listPaidDifferences(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { start, end }: PayPeriod,
): Promise<readonly WeekDifference[]> {
  const { rows } = await sql<WeekDifference>`
    select d.employee_id, w.starts_on, sum(d.minutes)::int as minutes, sum(d.cents)::bigint as cents
    from payment_days d
    join payments p on p.organization_id = d.organization_id and p.id = d.payment_id
    join work_logs w on w.organization_id = d.organization_id and w.id = d.work_log_id
    left join pay_runs r on r.organization_id = p.organization_id and r.id = p.pay_run_id
    left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
    left join payment_approvals a on a.organization_id = p.organization_id and a.payment_id = p.id
    where d.organization_id = ${organizationId} and d.employee_id = any (${[...employeeIds]}::uuid[]) and d.entry = 'difference'
      and coalesce(r.starts_on, p.week_ends_on) between ${start} and ${end} and w.starts_on + 6 < ${start}::date
      and ${counts}
    group by d.employee_id, w.starts_on
    order by w.starts_on
  `.execute(tx);
  return rows;
}
