import { weekend, type DaysOff } from '../kernel/business-day.ts';
import type { PlainDate } from '../kernel/time.ts';

/** What a day of leave is, to whoever takes it. */
export interface LeaveCalendar {
  /** What a whole day takes from a balance. */
  readonly dayMinutes: number;
  /** Days that take nothing. */
  readonly off: DaysOff;
}

/** Eight hours from Monday to Friday, where no policy says otherwise. */
const usualCalendar = { dayMinutes: 480, off: { weekdays: weekend } } as const;

/** The length of a day of leave, in minutes, where no policy says otherwise. */
export const usualDayMinutes = usualCalendar.dayMinutes;

/** What a day of leave is where these dates are holidays. */
export const calendarWith = (holidays: readonly PlainDate[]): LeaveCalendar => ({
  ...usualCalendar,
  off: { ...usualCalendar.off, holidays },
});
