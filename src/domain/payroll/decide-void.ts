import { accept, refuse, type Result } from '../kernel/result.ts';
import type { PlainDate } from '../kernel/time.ts';
import { takesBack, untouchedDay, type DayAccount, type DayEntry } from './day-account.ts';

/** A payment as somebody wants to void it. */
export interface VoidFacts {
  readonly isVoid: boolean;
  /** The turns that it took. */
  readonly days: readonly DayEntry[];
  /** Where the accounts of those days stand now. */
  readonly accounts: ReadonlyMap<PlainDate, DayAccount>;
  /** The file for the bank that it lies in; null where it is in none. */
  readonly fileId: string | null;
  /** The file of which whoever voids it was told that the bank has to be told. */
  readonly knownFileId: string | undefined;
}

/**
 * Whether a payment may be taken back: once, not while a later one stands on it that settled a difference of one of its days, and where it lies in a
 * file for the bank by somebody who knows: the bank pays it all the same, unless it is told.
 *
 * @returns the turns that free its days
 */
export function decideVoid({
  isVoid,
  days,
  accounts,
  fileId,
  knownFileId,
}: VoidFacts): Result<readonly DayEntry[], 'payment_is_void' | 'payment_has_difference' | 'payment_in_deposit_file'> {
  if (isVoid) return refuse('payment_is_void');
  if (fileId !== null && fileId !== knownFileId) return refuse('payment_in_deposit_file');
  const turns = days.map((day) => takesBack(day, accounts.get(day.workedOn) ?? untouchedDay));
  return turns.every((turn) => turn !== undefined) ? accept(turns) : refuse('payment_has_difference');
}
