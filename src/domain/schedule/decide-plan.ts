import { accept, refuse, type Result } from '../kernel/result.ts';
import { faultOfShift, type ShiftFault, type ShiftPlan } from './shift.ts';

/** Somebody who could be given a shift, as far as that goes by where they work. */
export interface Worker {
  readonly isActive: boolean;
  readonly locationIds: readonly string[];
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
  place: { readonly isOpen: boolean },
  worker: Worker | undefined,
  position?: { readonly isOpen: boolean },
): Result<ShiftPlan, ShiftFault | 'location_closed' | 'position_closed' | 'not_of_location'> {
  const fault = faultOfShift(plan);
  if (fault !== undefined) return refuse(fault);
  if (!place.isOpen) return refuse('location_closed');
  if (position?.isOpen === false) return refuse('position_closed');
  if (plan.employeeId === null) return accept(plan);
  const mayWork = worker?.isActive === true && worker.locationIds.includes(plan.locationId);
  return mayWork ? accept(plan) : refuse('not_of_location');
}
