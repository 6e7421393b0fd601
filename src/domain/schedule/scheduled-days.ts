import type { Instant, PlainDate, Zone } from '../kernel/time.ts';
import type { DayFacts } from '../pay-rules/week-question.ts';
import { dateIn, type Workdays } from '../pay-rules/workdays.ts';
import { minutesBesideBreak, spanOfShift, type ShiftPlan } from './shift.ts';

/** A published shift of somebody. */
export interface ExpectedShift extends Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes'> {
  /** Of the location where it is worked, by whose calendar time off is held against it. */
  readonly zone: Zone;
}

/**
 * What the published schedule promised of each day, in minutes of work: the shifts that begin on it, without their breaks. One that is not over yet
 * promises nothing so far, since whoever is still at work was not sent home.
 *
 * | published                               | at Mon 18:00        |
 * | Mon 9:00–17:00, break 30                | Mon: 7:30           |
 * | Mon 8:00–10:00 and 16:00–20:00, no break | Mon: 2:00          |
 */
export function scheduledDays(
  shifts: readonly Omit<ExpectedShift, 'zone'>[],
  workdays: Workdays,
  until: Instant,
): ReadonlyMap<PlainDate, DayFacts> {
  const days = new Map<PlainDate, Required<Pick<DayFacts, 'scheduledMinutes' | 'scheduledDuring'>>>();
  for (const shift of shifts) {
    if (shift.endsAt > until) continue;
    const date = dateIn(workdays, shift.startsAt);
    const { scheduledMinutes = 0, scheduledDuring = [] } = days.get(date) ?? {};
    days.set(date, {
      scheduledMinutes: scheduledMinutes + minutesBesideBreak(shift),
      scheduledDuring: [...scheduledDuring, spanOfShift(shift)],
    });
  }
  return days;
}
