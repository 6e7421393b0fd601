import { weekend, type DaysOff } from '../kernel/business-day.ts';

/** What a day of leave is, to whoever takes it. */
export interface LeaveCalendar {
  /** What a whole day takes from a balance. */
  readonly dayMinutes: number;
  /** Days that take nothing. */
  readonly off: DaysOff;
}

/** Eight hours from Monday to Friday, where no policy says otherwise. */
export const usualCalendar: LeaveCalendar = { dayMinutes: 480, off: { weekdays: weekend, holidays: [] } };
