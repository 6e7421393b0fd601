import { accept, refuse, type Result } from '../kernel/result.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import { timeOffReach } from './decide-time-off.ts';

/** A row that somebody writes into the ledger of another. */
interface Adjustment {
  readonly typeId: string;
  readonly kind: 'opening' | 'adjusted';
  readonly on: PlainDate;
}

/**
 * Whether somebody may write a row. What a person begins with of a type is written once: what is wrong with it is corrected by another row, with
 * its reason. And no row counts from a date that nobody could ask for yet.
 *
 * | an opening balance of a type that has none   |                           |
 * | another of the same type                     | balance_has_opening       |
 * | a correction from two years from now on      |                           |
 * | a correction from a day later on             | adjustment_too_far        |
 */
export function decideAdjustment(
  { typeId, kind, on }: Adjustment,
  ledger: readonly { readonly typeId: string; readonly kind: string }[],
  today: PlainDate,
): Result<undefined, 'balance_has_opening' | 'adjustment_too_far'> {
  if (on > addDays(today, timeOffReach.daysAhead)) return refuse('adjustment_too_far');
  const hasOpening = ledger.some((entry) => entry.typeId === typeId && entry.kind === 'opening');
  return kind === 'opening' && hasOpening ? refuse('balance_has_opening') : accept();
}
