import type { EmployeeStatus } from '../access/employee-status.ts';
import { isAbove, may, thingOf, type Doer } from '../access/may.ts';
import type { Role } from '../access/role.ts';
import { addYears } from '../kernel/months.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import { timeOffReach } from './decide-time-off.ts';

/** How far back a row may begin to count: an earlier one is a slip of the year. */
const yearsBack = 5;

/** A row that somebody writes into the ledger of another. */
interface Adjustment {
  readonly typeId: string;
  readonly kind: 'opening' | 'adjusted';
  readonly on: PlainDate;
}

/** A person whose balance somebody would change. */
interface Holder {
  readonly employeeId: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly homeLocationId: string;
}

/**
 * Whether somebody may write into another's ledger: hours of leave are paid, so whoever may set what an hour is paid may say how many there are, and
 * nobody their own.
 *
 * |             | an employee of theirs | a manager of their location | an admin | themselves |
 * | a manager   | yes                   | no                          | no       | no         |
 * | an admin    | yes                   | yes                         | yes      | no         |
 */
export const mayAdjust = (doer: Doer, holder: Holder): boolean =>
  may(doer, 'adjust_time_off', thingOf(holder)) && isAbove(doer, holder) && holder.employeeId !== doer.employeeId;

/**
 * Whether somebody may write a row. What a person begins with of a type is written once: what is wrong with it is corrected by another row, with
 * its reason. And no row counts from a date that nobody could ask for yet, nor from one of long ago.
 *
 * | an opening balance of a type that has none   |                           |
 * | another of the same type                     | balance_has_opening       |
 * | a correction from two years from now on      |                           |
 * | a correction from a day later on             | adjustment_too_far        |
 * | a correction from five years ago on          |                           |
 * | a correction from a day earlier on           | adjustment_too_far        |
 */
export function decideAdjustment(
  { typeId, kind, on }: Adjustment,
  ledger: readonly { readonly typeId: string; readonly kind: string }[],
  today: PlainDate,
): Result<undefined, 'balance_has_opening' | 'adjustment_too_far'> {
  const isTooFar = on < addYears(today, -yearsBack) || on > addDays(today, timeOffReach.daysAhead);
  if (isTooFar) return refuse('adjustment_too_far');
  const hasOpening = ledger.some((entry) => entry.typeId === typeId && entry.kind === 'opening');
  return kind === 'opening' && hasOpening ? refuse('balance_has_opening') : accept();
}
