import type { Instant, Span } from '../kernel/time.ts';
import type { ClosedWeek } from '../time-cards/decide-step.ts';
import type { TimeEntry } from '../time-clock/time-entry.ts';
import type { PlannedEntry } from './planned-entry.ts';

/** A time in which no entry may begin or end: it lies in a week that is approved or locked. */
export interface Closure {
  readonly during: Span;
  readonly refusal: ClosedWeek;
}

/** When entries begin and end: what is changed between the two is theirs. */
export const endsOf = (entries: readonly (TimeEntry | PlannedEntry | undefined)[]): Instant[] =>
  entries.flatMap((entry) => {
    if (entry === undefined) return [];
    return [entry.clockedInAt, 'lastPunchAt' in entry ? entry.lastPunchAt : entry.clockedOutAt];
  });

/**
 * What closes the week that an entry begins or ends in, as it is recorded or as it would be.
 *
 * | the week from Mon 16 Nov is approved | is closed by     |
 * | Sun 9:00–17:00                       |                  |
 * | Sun 22:00–Mon 0:00                   | week_is_approved |
 * | Sun 22:00–Mon 6:00                   | week_is_approved |
 */
export const closureOf = (
  closures: readonly Closure[],
  entries: readonly (TimeEntry | PlannedEntry | undefined)[],
): ClosedWeek | undefined => {
  const moments = endsOf(entries);
  return closures.find(({ during }) => moments.some((at) => during.from <= at && at < during.to))?.refusal;
};
