import { accept, refuse, type Result } from '../kernel/result.ts';
import { addDays, dateAt, type Instant, type PlainDate, type Zone } from '../kernel/time.ts';
import { hasLeftBy } from '../people/last-day.ts';
import { faultOfShift, type ShiftFault, type ShiftPlan } from './shift.ts';

/** Nobody plans farther ahead than two years, nor notes what was longer ago: a date beyond is a mistake in the year. */
const mostDaysAway = 731;

/** Somebody who could be given a shift, as far as that goes by where they work. */
export interface Worker {
  readonly isActive: boolean;
  readonly locationIds: readonly string[];
  /** Their last day of employment; null where none is known. */
  readonly lastDay: PlainDate | null;
}

/**
 * Whether a shift may be planned like this at all. What may be overridden with a reason is no matter of this: see conflicts.
 *
 * @param place the location of the plan, and the present moment
 * @param worker whom it is for; undefined for an open shift, or where there is nobody of that id
 * @param position what it would be as from now on; undefined where it is nothing, or what it was before
 */
export function decidePlan(
  plan: ShiftPlan,
  place: { readonly isOpen: boolean; readonly zone: Zone; readonly now: Instant },
  worker: Worker | undefined,
  position?: { readonly isOpen: boolean },
): Result<
  ShiftPlan,
  ShiftFault | 'shift_too_far' | 'location_closed' | 'position_closed' | 'not_of_location' | 'employment_ended'
> {
  const fault = faultOfShift(plan);
  if (fault !== undefined) return refuse(fault);
  const on = dateAt(plan.startsAt, place.zone);
  const today = dateAt(place.now, place.zone);
  if (on > addDays(today, mostDaysAway) || on < addDays(today, -mostDaysAway)) return refuse('shift_too_far');
  if (!place.isOpen) return refuse('location_closed');
  if (position?.isOpen === false) return refuse('position_closed');
  if (plan.employeeId === null) return accept(plan);
  const mayWork = worker?.isActive === true && worker.locationIds.includes(plan.locationId);
  if (!mayWork) return refuse('not_of_location');
  return hasLeftBy(on, worker.lastDay) ? refuse('employment_ended') : accept(plan);
}
