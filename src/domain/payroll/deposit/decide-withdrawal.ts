import { accept, refuse, type Result } from '../../kernel/result.ts';
import type { PlainDate } from '../../kernel/time.ts';

/** From the day on which its money arrives, the bank has carried a file. */
export const hasArrived = (effectiveOn: PlainDate, today: PlainDate): boolean => today >= effectiveOn;

/** A file and who would withdraw it, on which day. */
export interface WithdrawalQuestion {
  readonly isWithdrawn: boolean;
  readonly effectiveOn: PlainDate;
  readonly today: PlainDate;
  readonly isMaker: boolean;
  /** One of its payments is to whoever would withdraw it. */
  readonly paysActor: boolean;
  /** One of its payments was above the limit. */
  readonly needsSecond: boolean;
  /** There is another admin. */
  readonly othersCould: boolean;
}

/**
 * Whether a file may be withdrawn: its payments go into another one then, so that whoever says that the bank never got it could have them made twice.
 *
 * | file                                       | by                  |                             |
 * | money arrives tomorrow                     | its maker           | withdrawn                   |
 * | money arrives today, or arrived            | anybody             | `deposit_file_arrived`      |
 * | pays the actor, and there is another admin | the actor           | `deposit_file_pays_you`     |
 * | pays the only admin                        | that admin          | withdrawn                   |
 * | holds a payment above the limit            | its maker           | `deposit_file_made_by_you`  |
 * | holds a payment above the limit            | another admin       | withdrawn                   |
 */
export function decideWithdrawal(
  file: WithdrawalQuestion,
): Result<
  undefined,
  'deposit_file_withdrawn' | 'deposit_file_arrived' | 'deposit_file_pays_you' | 'deposit_file_made_by_you'
> {
  if (file.isWithdrawn) return refuse('deposit_file_withdrawn');
  if (hasArrived(file.effectiveOn, file.today)) return refuse('deposit_file_arrived');
  if (file.paysActor && file.othersCould) return refuse('deposit_file_pays_you');
  // However few there are, as with the second person of the payment itself.
  return file.needsSecond && file.isMaker ? refuse('deposit_file_made_by_you') : accept();
}
