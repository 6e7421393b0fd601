import { accept, refuse, type Result } from '../kernel/result.ts';
import { dateAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { hasLeftBy } from '../people/last-day.ts';
import { faultOfShift, type ShiftFault, type ShiftPlan } from './shift.ts';

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
 * @param place the location of the plan
 * @param worker whom it is for; undefined for an open shift, or where there is nobody of that id
 * @param position what it would be as from now on; undefined where it is nothing, or what it was before
 */
export function decidePlan(
  plan: ShiftPlan,
  place: { readonly isOpen: boolean; readonly zone: Zone },
  worker: Worker | undefined,
  position?: { readonly isOpen: boolean },
): Result<ShiftPlan, ShiftFault | 'location_closed' | 'position_closed' | 'not_of_location' | 'employment_ended'> {
  const fault = faultOfShift(plan);
  if (fault !== undefined) return refuse(fault);
  if (!place.isOpen) return refuse('location_closed');
  if (position?.isOpen === false) return refuse('position_closed');
  if (plan.employeeId === null) return accept(plan);
  const mayWork = worker?.isActive === true && worker.locationIds.includes(plan.locationId);
  if (!mayWork) return refuse('not_of_location');
  return hasLeftBy(dateAt(plan.startsAt, place.zone), worker.lastDay) ? refuse('employment_ended') : accept(plan);
}
