import { addDays, dateAt, weekOf, type Instant, type PlainDate, type Zone } from '../kernel/time.ts';
import { zoneNow, zoneOfWeek, type ZonesOfWeeks } from '../people/past-zones.ts';
import type { Workweek } from './pay-policy.ts';
import { placeAt, workdayOf } from './workdays.ts';

/** The week of somebody in which a moment lies, and the zone by which it is drawn. */
interface OwnWeek {
  readonly startsOn: PlainDate;
  readonly zone: Zone;
}

/**
 * By the clock that cut their days then: the home of today may have another.
 *
 * | moved from New York to Chicago on Mon 23 Nov | week of, by      |
 * | Mon 23 Nov 0:30 in New York                  | 16 Nov, New York |
 * | Mon 23 Nov 0:30 in Chicago                   | 23 Nov, Chicago  |
 */
export function ownWeekAt(
  at: Instant,
  policyOn: (date: PlainDate) => { readonly workweek: Workweek },
  zones: ZonesOfWeeks,
): OwnWeek {
  const { time, weekday } = policyOn(dateAt(at, zones.home)).workweek;
  const zone = zoneNow(zones, at, weekday, (day, each) => workdayOf(day, time, each).from);
  const { startsOn } = placeAt(at, policyOn, zone);
  // Their Monday may have begun where they were, and not where they are at home by now: until it has, it is Sunday still.
  if (zoneOfWeek(zones, startsOn) === zone) return { startsOn, zone };
  const eve = addDays(startsOn, -1);
  return { startsOn: weekOf(eve, policyOn(eve).workweek.weekday), zone };
}
