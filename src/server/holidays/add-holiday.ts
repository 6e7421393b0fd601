import type { addHoliday as endpoint } from '../../contract/holidays.ts';
import { dayOfMonth, monthOf, yearOf } from '../../domain/kernel/months.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { keepChange, type CalendarChanged } from './keep-change.ts';

/** Adds a day of the organization’s own to its calendar, or to that of a location. */
export const addHoliday =
  (changed: CalendarChanged): UseCase<typeof endpoint> =>
  async (ctx, { body }) => {
    const { id: changeId, locationId, name, on, isEveryYear } = body;
    const fromYear = yearOf(on);
    const [month, day, lastYear] = [monthOf(on), dayOfMonth(on), isEveryYear ? null : fromYear];
    const kept = await keepChange(
      ctx,
      { changeId, locationId, code: null, name, month, day, fromYear, lastYear },
      'holiday.added',
      changed,
    );
    return kept.ok ? accept(undefined) : kept;
  };
