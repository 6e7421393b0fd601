import { accept, refuse, type Accepted, type Refusal } from '../kernel/result.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';

/** A payment may be dated ahead, as far as a month of pay. */
const furthestAheadDays = 31;

export const latestTransaction = (today: PlainDate): PlainDate => addDays(today, furthestAheadDays);

/** Whether a payment may be dated so: not a month and more ahead, nor before the first of the days that it pays. */
export function decideTransactionDate(
  date: PlainDate,
  { today, firstDay }: { readonly today: PlainDate; readonly firstDay: PlainDate | undefined },
):
  | Accepted<undefined>
  | Refusal<'transaction_in_future', { readonly latest: PlainDate }>
  | Refusal<'transaction_before_work'> {
  const latest = latestTransaction(today);
  if (date > latest) return refuse('transaction_in_future', { latest });
  return firstDay !== undefined && date < firstDay ? refuse('transaction_before_work') : accept();
}
