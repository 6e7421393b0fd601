import { addMilliseconds, instant, millisecondsPerHour, millisecondsPerMinute, type Instant } from '../kernel/time.ts';
import type { ShiftPlan } from './shift.ts';

/** Shifts are drawn out and moved by quarters of an hour; the clocks of every zone differ by whole ones. */
export const quarterMinutes = 15;
const quarter = quarterMinutes * millisecondsPerMinute;
const longest = 24 * millisecondsPerHour;

/** The quarter of an hour that is nearest to an instant. */
export const nearestQuarter = (at: Instant): Instant => instant(Math.round(at / quarter) * quarter);

/** The same shift, beginning at another instant: as long as before, as time truly passes. */
export const beginningAt = (plan: ShiftPlan, startsAt: Instant): ShiftPlan => ({
  ...plan,
  startsAt,
  endsAt: addMilliseconds(startsAt, plan.endsAt - plan.startsAt),
});

/**
 * A shift with one of its edges elsewhere, as far as that edge can go: a quarter of an hour of work stays beside the break, and a day is
 * the longest that a shift may be.
 *
 * | 9:00–17:00, break 30, end to 9:10   | 9:00–9:45           |
 * | 9:00–17:00, start to 12:00          | 12:00–17:00         |
 * | 9:00–17:00, start to the day before | 17:00 of it – 17:00 |
 */
export function withEdgeAt(plan: ShiftPlan, edge: 'start' | 'end', at: Instant): ShiftPlan {
  const least = plan.breakMinutes * millisecondsPerMinute + quarter;
  if (edge === 'end') {
    const length = Math.min(longest, Math.max(least, at - plan.startsAt));
    return { ...plan, endsAt: addMilliseconds(plan.startsAt, length) };
  }
  const length = Math.min(longest, Math.max(least, plan.endsAt - at));
  return { ...plan, startsAt: addMilliseconds(plan.endsAt, -length) };
}
