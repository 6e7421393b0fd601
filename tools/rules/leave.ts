import * as z from 'zod/mini';
import { leaveDays } from '../../src/domain/time-off/leave-days.ts';
import { leavesClash, type LeaveSpan } from '../../src/domain/time-off/leave-overlap.ts';
import { kind } from './kind.ts';
import { date, weekday } from './moments.ts';

const days = z._default(z.array(date), []);

export const leaveLength = kind(
  z.object({
    start: date,
    end: date,
    nonWorkingWeekdays: z._default(z.array(weekday), []),
    holidays: days,
    halfDayOn: z._default(z.union([z.array(date), date]), []),
    halfDays: days,
    halfDay: z._default(z.boolean(), false),
  }),
  ({ start, end, nonWorkingWeekdays, holidays, halfDayOn, halfDays, halfDay }) => {
    const halfDaysOn = [halfDayOn, halfDays, halfDay ? [start] : []].flat();
    return { days: leaveDays({ start, end, halfDaysOn }, { weekdays: nonWorkingWeekdays, holidays }) };
  },
);

const part = z.optional(z.enum(['am', 'pm', 'all']));
const leave = z.pipe(
  z.object({ start: date, end: date, startPart: part, endPart: part }),
  z.transform(({ start, end, startPart, endPart }): LeaveSpan => ({
    start,
    end,
    ...(startPart === 'am' || startPart === 'pm' ? { startPart } : {}),
    ...(endPart === 'am' || endPart === 'pm' ? { endPart } : {}),
  })),
);

export const leaveOverlap = kind(z.object({ existing: leave, request: leave }), ({ existing, request }) => ({
  clash: leavesClash(existing, request),
}));
