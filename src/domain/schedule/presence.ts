import { millisecondsPerHour, millisecondsPerMinute, type Instant } from '../kernel/time.ts';
import type { ClockState } from '../time-clock/clock-state.ts';

export const presences = ['working', 'on_break', 'late', 'expected'] as const;

/** What a manager asks of somebody: are they here, since when; or should they be, or soon. */
export interface Presence {
  readonly presence: (typeof presences)[number];
  /** When it began, or when the shift begins that they are late for or expected to. */
  readonly at: Instant;
}

/** Whoever comes so soon after the beginning of a shift is not late: the way from the door to the clock takes as long. */
const lateAfterMinutes = 5;
/** Nobody is expected yet whose shift begins later than that. */
const expectedWithinHours = 4;

/**
 * Where somebody is, by their clock and their published shifts; undefined where nothing is to be said.
 *
 * | clock                     | shift        | at    |                                 |
 * | Clocked In since 8:55     | 9:00 – 17:00 | 10:00 | working since 8:55              |
 * | On a Break since 9:50     | 9:00 – 17:00 | 10:00 | on a break since 9:50           |
 * | Clocked Out               | 9:00 – 17:00 | 9:04  | expected at 9:00                |
 * | Clocked Out               | 9:00 – 17:00 | 9:05  | late, since 9:00                |
 * | Clocked Out since 9:30    | 9:00 – 17:00 | 10:00 | nothing: they were here         |
 * | Clocked Out               | 9:00 – 17:00 | 5:00  | expected at 9:00                |
 * | Clocked Out               | 9:00 – 17:00 | 4:59  | nothing yet                     |
 * | Clocked Out               | 9:00 – 17:00 | 17:00 | nothing any more                |
 *
 * @param shifts in order; those on which they are away are not among them
 */
export function presenceOf(
  { status, since, sinceStatus }: ClockState,
  shifts: readonly { readonly startsAt: Instant; readonly endsAt: Instant }[],
  now: Instant,
): Presence | undefined {
  if (status === 'On a Break' && sinceStatus !== null) return { presence: 'on_break', at: sinceStatus };
  if (status === 'Clocked In' && since !== null) return { presence: 'working', at: since };
  const wasHere = ({ startsAt }: { readonly startsAt: Instant }): boolean =>
    sinceStatus !== null && sinceStatus >= startsAt;
  const missed = shifts.find((shift) => shift.startsAt <= now && now < shift.endsAt && !wasHere(shift));
  if (missed !== undefined) {
    const isLate = now - missed.startsAt >= lateAfterMinutes * millisecondsPerMinute;
    return { presence: isLate ? 'late' : 'expected', at: missed.startsAt };
  }
  const next = shifts.find(({ startsAt }) => startsAt > now);
  if (next === undefined || next.startsAt - now > expectedWithinHours * millisecondsPerHour) return undefined;
  return { presence: 'expected', at: next.startsAt };
}
