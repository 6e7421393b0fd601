import type { leaveHolidayOut as endpoint } from '../../contract/holidays.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { keepChange, type CalendarChanged } from './keep-change.ts';

const none = { name: null, month: null, day: null } as const;

/** Leaves a federal day out of the calendar of the organization or of a location. */
export const leaveHolidayOut =
  (changed: CalendarChanged): UseCase<typeof endpoint> =>
  async (ctx, { body }) => {
    const { id: changeId, locationId, code, fromYear, lastYear } = body;
    if (lastYear !== null && lastYear < fromYear) return refuse('years_reversed');
    const kept = await keepChange(
      ctx,
      { changeId, locationId, code, ...none, fromYear, lastYear },
      'holiday.left_out',
      changed,
    );
    if (!kept.ok) return kept;
    return kept.value === 'kept' ? accept(undefined) : refuse('holiday_left_out_already');
  };
