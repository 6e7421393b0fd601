import { refuse, type Accepted, type Refusal } from '../../kernel/result.ts';
import { dateAt, instantAt, type Instant, type PlainDate, type Zone } from '../../kernel/time.ts';
import type { PayPeriod } from '../../pay-rules/pay-periods.ts';
import { decideTransactionDate, latestTransaction } from '../transaction-date.ts';

/**
 * On which date a run pays where nobody chose one: the payday of its period, but no day that is over, nor one too far ahead.
 *
 * | payday     | today      |            |
 * | 2026-12-04 | 2026-11-30 | 2026-12-04 |
 * | 2026-12-04 | 2026-12-07 | 2026-12-07 |
 * | none       | 2026-11-30 | 2026-11-30 |
 */
export function usualPayDate({ pay }: Pick<PayPeriod, 'pay'>, today: PlainDate): PlainDate {
  const latest = latestTransaction(today);
  if (pay === undefined || pay < today) return today;
  return pay > latest ? latest : pay;
}

/** When somebody is paid by a run of a date: now, where that is today at their home, else at noon of it there. */
export const paidAt = (paidOn: PlainDate, zone: Zone, now: Instant): Instant =>
  dateAt(now, zone) === paidOn ? now : instantAt(paidOn, { hour: 12, minute: 0 }, zone);

/** Whether all payments of a run may be dated so: each is dated on the first of its own days at the earliest. */
export function decideRunDate(
  paidOn: PlainDate,
  { today, firstDays }: { readonly today: PlainDate; readonly firstDays: readonly PlainDate[] },
):
  | Accepted<undefined>
  | Refusal<'transaction_in_future', { readonly field: string; readonly latest: PlainDate }>
  | Refusal<'transaction_before_work', { readonly field: string }> {
  const field = 'paidOn';
  const dated = decideTransactionDate(paidOn, { today, firstDay: firstDays.toSorted().at(-1) });
  if (dated.ok) return dated;
  return dated.refusal === 'transaction_in_future'
    ? refuse(dated.refusal, { field, ...dated.details })
    : refuse(dated.refusal, { field });
}
