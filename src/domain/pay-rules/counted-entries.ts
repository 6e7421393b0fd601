import { millisecondsPerMinute, type Instant } from '../kernel/time.ts';
import { longestEntryMinutes, type TimeEntry } from '../time-clock/time-entry.ts';
import type { PayPolicy } from './pay-policy.ts';

const minutesPerDay = 24 * 60;

/** When entries are counted, and by whose longest shift. */
export interface Counting {
  readonly until: Instant;
  readonly policy: Pick<PayPolicy, 'workTime'>;
}

/** The longest entry that a policy holds possible, in minutes. */
export const longestBy = ({ workTime }: Pick<PayPolicy, 'workTime'>): number =>
  workTime?.maxShiftMinutes ?? longestEntryMinutes;

/**
 * The longest entry that may be asked for or entered by hand, in minutes: where a policy names no limit a whole day, since whoever truly worked
 * fifteen hours says so. One that is longer than usual is flagged on its card like one that was punched.
 */
export const longestEntered = ({ workTime }: Pick<PayPolicy, 'workTime'>): number =>
  workTime?.maxShiftMinutes ?? minutesPerDay;

/** Open for longer than a shift may last: whoever it is of forgot to clock out. */
export const isForgotten = (
  { open, clockedInAt }: Pick<TimeEntry, 'open' | 'clockedInAt'>,
  until: Instant,
  longestMinutes: number,
): boolean => open && until - clockedInAt > longestMinutes * millisecondsPerMinute;

/**
 * Entries as they count. One that was forgotten counts as one whose clock-out is missing: up to its last punch, which is all
 * that is known of it. The ledger keeps it open, and it is flagged until its person has said when they left.
 *
 * | punches              | at           | longest | counts up to |
 * | in 9:00              | 22:59        | 14 h    | 22:59        |
 * | in 9:00              | 23:01        | 14 h    | 9:00         |
 * | in 9:00, break 12:00 | the next day | 14 h    | 12:00        |
 */
export const countedEntries = (entries: readonly TimeEntry[], { until, policy }: Counting): readonly TimeEntry[] => {
  const last = entries.at(-1);
  // Only the last entry of a ledger can be open.
  if (last === undefined || !isForgotten(last, until, longestBy(policy))) return entries;
  return [...entries.slice(0, -1), { ...last, open: false }];
};
