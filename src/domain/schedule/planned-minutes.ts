import { instant } from '../kernel/time.ts';
import { segmentsOf } from '../pay-rules/entry-segments.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { usualShiftGapMinutes } from '../pay-rules/payable-week.ts';
import { workTime } from '../pay-rules/work-time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { timeEntries } from '../time-clock/time-entry.ts';
import type { PaidBy } from './overtime-ahead.ts';
import { pressesOf, type Timed } from './planned-punches.ts';

/** By which rules work counts, and where its days are cut. */
export type CountedBy = Pick<PaidBy, 'zone'> & { readonly policy: Pick<PayPolicy, 'workTime' | 'workweek'> };

/**
 * Minutes of work of one shift, as the rules would count them of whoever works it as planned and nothing beside it. What is told of a shift by
 * itself is this: the days of somebody ({@link plannedDays}) come to the same where no shift touches another.
 *
 * | planned               | federal | 30 minutes taken off after 6 h | no rule |
 * | 9:00–19:00, break 15  | 10 h    | 9:30                           | 9:45    |
 * | 9:00–19:00, break 20  | 10 h    | 9:30                           | 9:40    |
 * | 9:00–19:00, break 21  | 9:39    | 9:09                           | 9:39    |
 */
export function plannedMinutes(shift: Timed, { policy, zone }: CountedBy): number {
  const punches = pressesOf([shift]).map((press, index): Punch =>
    Object.assign(press, { id: `${index}`, sequence: index + 1 }),
  );
  const rules = policy.workTime ?? {};
  const segments = segmentsOf(timeEntries(punches), instant(shift.endsAt), rules.mealFromMinutes ?? Infinity);
  const { weekday, time: startsAt } = policy.workweek;
  const workdays = { startsAt, zone, weekday };
  const { dates } = workTime(segments, { newShiftGapMinutes: usualShiftGapMinutes, ...rules }, workdays);
  return dates.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0);
}
