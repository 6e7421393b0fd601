import type { Instant, PlainDate, Zone } from '../kernel/time.ts';

/** Up to a date, which begins a week, somebody's weeks were cut by another zone than they are now. */
export interface PastZone {
  readonly untilOn: PlainDate;
  readonly zone: Zone;
}

/** The zones that cut somebody's weeks: those that were, in order of their dates, and that of the home location now. */
export interface ZonesOfWeeks {
  readonly past: readonly PastZone[];
  readonly home: Zone;
}

/**
 * The zone of the week that begins on `startsOn`. A location that gets another zone, and somebody whose home moves to
 * one, keep their former zone for every week begun before: past figures stay what they were.
 *
 * | past                     | home     | week of    | zone     |
 * | New York until Nov 23    | Chicago  | Nov 16     | New York |
 * | New York until Nov 23    | Chicago  | Nov 23     | Chicago  |
 */
export const zoneOfWeek = ({ past, home }: ZonesOfWeeks, startsOn: PlainDate): Zone =>
  past.find(({ untilOn }) => startsOn < untilOn)?.zone ?? home;

/**
 * The zone that cuts the days of this moment: a new one takes over the instant its first week begins by its own clock.
 *
 * @param startOf the instant at which the week of a date begins in a zone
 */
export function zoneNow(
  { past, home }: ZonesOfWeeks,
  at: Instant,
  startOf: (date: PlainDate, zone: Zone) => Instant,
): Zone {
  const current = past.find(({ untilOn }, index) => at < startOf(untilOn, past[index + 1]?.zone ?? home));
  return current?.zone ?? home;
}
