import { addDays, weekOf, type Instant, type PlainDate, type Weekday, type Zone } from '../kernel/time.ts';

/** The weeks of somebody that began before a date were cut by another zone than they are now. */
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
 * | past                     | home     | week of      | zone     |
 * | New York until Thu 19    | Chicago  | Mon 16 Nov   | New York |
 * | New York until Thu 19    | Chicago  | Sun 22 Nov   | Chicago  |
 * | New York until Thu 19    | Chicago  | Mon 23 Nov   | Chicago  |
 */
export const zoneOfWeek = ({ past, home }: ZonesOfWeeks, startsOn: PlainDate): Zone =>
  past.find(({ untilOn }) => startsOn < untilOn)?.zone ?? home;

/**
 * The zone that cuts the days of this moment: a new one takes over the instant its first week begins by its own clock.
 *
 * @param weekStart on which workweeks begin
 * @param startOf the instant at which the workday of a date begins in a zone
 */
export function zoneNow(
  zones: ZonesOfWeeks,
  at: Instant,
  weekStart: Weekday,
  startOf: (date: PlainDate, zone: Zone) => Instant,
): Zone {
  const current = zones.past.find(({ untilOn }) => {
    const first = weekOf(addDays(untilOn, 6), weekStart);
    return at < startOf(first, zoneOfWeek(zones, first));
  });
  return current?.zone ?? zones.home;
}
