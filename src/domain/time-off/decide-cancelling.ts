import type { Outcome } from '../approvals/request.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import type { PlainDate } from '../kernel/time.ts';

/** Time off as far as cancelling it needs to know it. */
export interface CancellableTimeOff {
  readonly startsOn: PlainDate;
  /** Null while it waits. */
  readonly outcome: Outcome | null;
  readonly isCancelled: boolean;
}

/**
 * Whether approved time off may be taken back. Whose it is may until the day before it starts, without a word; whoever manages them may
 * at any time, and says why. It is taken back as a whole.
 *
 * |                            | its person | their manager, with a reason |
 * | waits                      | no         | no                           |
 * | approved, starts tomorrow  | yes        | yes                          |
 * | approved, starts today     | no         | yes                          |
 *
 * @param today at home of whose it is
 */
export function decideCancelling(
  { startsOn, outcome, isCancelled }: CancellableTimeOff,
  isOwn: boolean,
  reason: string | null,
  today: PlainDate,
): Result<undefined, 'time_off_not_approved' | 'time_off_is_cancelled' | 'time_off_has_begun' | 'reason_missing'> {
  if (isCancelled) return refuse('time_off_is_cancelled');
  if (outcome !== 'approved') return refuse('time_off_not_approved');
  if (isOwn) return startsOn > today ? accept() : refuse('time_off_has_begun');
  return reason === null ? refuse('reason_missing') : accept();
}
