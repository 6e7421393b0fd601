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
}

/**
 * Whether a payment may be taken back: once, and not while a later one stands on it that settled a difference of one of its days.
 *
 * @returns the turns that free its days
 */
export function decideVoid({
  isVoid,
  days,
  accounts,
}: VoidFacts): Result<readonly DayEntry[], 'payment_is_void' | 'payment_has_difference'> {
  if (isVoid) return refuse('payment_is_void');
  const turns = days.map((day) => takesBack(day, accounts.get(day.workedOn) ?? untouchedDay));
  return turns.every((turn) => turn !== undefined) ? accept(turns) : refuse('payment_has_difference');
}
