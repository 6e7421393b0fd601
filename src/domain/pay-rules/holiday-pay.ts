import { addDays, type PlainDate } from '../kernel/time.ts';

/** Who is paid for a holiday: those who worked on the days around it, of the calendar or of their schedule. */
export type EligibilityBasis = 'calendar' | 'scheduled';

/**
 * Whether a holiday is paid.
 *
 * | basis     | scheduled around it | worked      |     |
 * | calendar  |                     | both        | yes |
 * | scheduled | Fri, Tue            | Fri, Tue    | yes |
 * | scheduled | Fri, Tue            | Fri         | no  |
 */
export function isHolidayPaid(
  holiday: PlainDate,
  basis: EligibilityBasis,
  scheduled: readonly PlainDate[],
  worked: readonly PlainDate[],
): boolean {
  const inOrder = scheduled.toSorted();
  const before = basis === 'calendar' ? addDays(holiday, -1) : inOrder.findLast((date) => date < holiday);
  const after = basis === 'calendar' ? addDays(holiday, 1) : inOrder.find((date) => date > holiday);
  return [before, after].every((day) => worked.some((date) => date === day));
}
