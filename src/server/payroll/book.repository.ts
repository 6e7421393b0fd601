import { sql } from 'kysely';
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
