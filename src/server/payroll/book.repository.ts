import { sql } from 'kysely';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { Book, BookedPayment } from '../../domain/payroll/book.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { workLogInForce } from '../time-cards/read.ts';
import { turnIsUnpriced } from './payment-days.repository.ts';

/** All that is kept of an organization's payments, and the days that are approved now: of one moment, in a snapshot. */
export async function readBook(tx: Transaction, organizationId: string): Promise<Book> {
  const approved = await sql<Book['approved'][number]>`
    select l.employee_id, l.id as work_log_id, l.worked_on, l.worked_minutes, l.pay_cents from work_logs l
    where l.organization_id = ${organizationId} and ${workLogInForce}
  `.execute(tx);
  const days = await sql<Book['days'][number]>`
    select p.employee_id, p.payment_id, p.worked_on, p.turn, p.entry, p.work_log_id, p.voided_turn, p.was_paid, p.is_paid, p.minutes_before,
      p.minutes, p.cents_before, p.cents, ${turnIsUnpriced} as is_unpriced
    from payment_days p join work_logs w on w.organization_id = p.organization_id and w.id = p.work_log_id
    where p.organization_id = ${organizationId}
  `.execute(tx);
  const payments = await sql<BookedPayment>`
    select p.id, p.employee_id, v.payment_id is not null as is_void, p.day_count, p.worked_minutes, p.owed_cents, p.deductions_cents,
      coalesce((
        select sum(d.cents) from payment_deductions d where d.organization_id = p.organization_id and d.payment_id = p.id
      ), 0)::bigint as deduction_lines_cents
    from payments p left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
    where p.organization_id = ${organizationId}
  `.execute(tx);
  return { approved: approved.rows, days: days.rows, payments: payments.rows };
}

/** A day that was paid and that its approved week does not tell of any more. */
export interface VanishedDay {
  readonly employeeId: string;
  readonly workedOn: PlainDate;
  /** The week that has to be approved again for what was paid to be taken back. */
  readonly startsOn: PlainDate;
}

/** Since approvals leave a work log of nothing where a day vanished (0161), there are such days in older books alone. */
export async function listVanished(tx: Transaction, organizationId: string): Promise<readonly VanishedDay[]> {
  const { rows } = await sql<VanishedDay>`
    select d.employee_id, d.worked_on, w.starts_on
    from (
      select distinct on (employee_id, worked_on) organization_id, employee_id, worked_on, work_log_id, is_paid, minutes_after, cents_after
      from payment_days where organization_id = ${organizationId} order by employee_id, worked_on, turn desc
    ) d join work_logs w on w.organization_id = d.organization_id and w.id = d.work_log_id
    where d.is_paid and (d.minutes_after <> 0 or d.cents_after <> 0)
      and not exists (
        select from work_logs l where l.organization_id = d.organization_id and l.employee_id = d.employee_id
          and l.worked_on = d.worked_on and ${workLogInForce})
      and 'approved' = (
        select s.step from time_card_steps s where s.organization_id = w.organization_id and s.employee_id = w.employee_id
          and s.starts_on = w.starts_on and s.step in ('approved', 'reopened') order by s.sequence desc limit 1)
    order by d.employee_id, d.worked_on
  `.execute(tx);
  return rows;
}
