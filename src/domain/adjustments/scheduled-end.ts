import { millisecondsPerHour, type Instant } from '../kernel/time.ts';
import type { ExpectedShift } from '../schedule/scheduled-days.ts';

/** Whoever clocks in longer before a shift came for something else. */
const longestBefore = 2 * millisecondsPerHour;

/**
 * Until when somebody was scheduled who clocked in at a moment: by the shift that begins nearest to it and is not over, and on through those that begin where the last one ends; undefined where
 * they came for none.
 *
 * | published                | clocked in | scheduled until |
 * | 9:00–17:00               | 8:50       | 17:00           |
 * | the same                 | 13:00      | 17:00           |
 * | the same                 | 6:59       | nothing         |
 * | the same                 | 17:00      | nothing         |
 * | 8:00–12:00, 13:00–17:00  | 11:50      | 17:00           |
 * | 8:00–12:00, 12:00–17:00  | 7:55       | 17:00           |
 */
export function scheduledEnd(
  clockedInAt: Instant,
  shifts: readonly Pick<ExpectedShift, 'startsAt' | 'endsAt'>[],
): Instant | undefined {
  const [nearest] = shifts
    .filter(({ startsAt, endsAt }) => clockedInAt < endsAt && startsAt - clockedInAt <= longestBefore)
    .toSorted((a, b) => Math.abs(a.startsAt - clockedInAt) - Math.abs(b.startsAt - clockedInAt));
  let until = nearest?.endsAt;
  // Whoever works on into a shift that begins as theirs ends has not left in between.
  for (const { startsAt, endsAt } of shifts.toSorted((a, b) => a.startsAt - b.startsAt))
    if (startsAt === until) until = endsAt;
  return until;
}
