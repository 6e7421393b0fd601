import * as z from 'zod/mini';
import { weekdays } from '../../domain/kernel/time.ts';
import { dayMinutesWithin } from '../../domain/time-off/leave-week.ts';

/** What a day of leave is. */
export const leaveWeek = z.strictObject({
  /** What a whole day takes of a balance. */
  dayMinutes: z.int().check(z.minimum(dayMinutesWithin.least), z.maximum(dayMinutesWithin.most)),
  /** The days that take it; the others take nothing. */
  weekdays: z.readonly(z.array(z.enum(weekdays)).check(z.minLength(1), z.maxLength(weekdays.length))),
});
