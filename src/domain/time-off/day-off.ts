import type { PlainDate } from '../kernel/time.ts';
import { halfDays, wholeDay, type DayPart } from './leave-overlap.ts';
import type { LeavePart } from './time-off-type.ts';

/** What of a day is asked for. */
export interface AskedPart {
  readonly part: LeavePart;
  /** Of the wall clock, where it is hours. */
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
}

/** One date of an approved request. */
export interface DayOff extends AskedPart {
  readonly date: PlainDate;
}

/**
 * What of a day is taken, on its wall clock. What that is of a shift, `schedule` says: a night is whole.
 *
 * | whole           | 0:00–24:00  |
 * | morning         | 0:00–12:00  |
 * | afternoon       | 12:00–24:00 |
 * | hours, 540–690  | 9:00–11:30  |
 */
export function dayPartOf({ part, fromMinute, toMinute }: AskedPart): DayPart {
  if (part === 'whole') return wholeDay;
  if (part === 'hours') return { from: fromMinute ?? 0, to: toMinute ?? 0 };
  return halfDays[part];
}
