import { weekOf, type PlainDate, type Zone } from '../kernel/time.ts';
import { zoneOfWeek, type ZonesOfWeeks } from '../people/past-zones.ts';
import type { PayPolicy } from './pay-policy.ts';
import type { DayCut } from './workdays.ts';
import { datesBehind, transitionOf, type RuledWeek, type WorkweekTransition } from './workweek-transition.ts';

/** A workweek with all that it shares with the weeks which settle together with it: its overtime period, and its transition. */
export interface SettledWeek extends RuledWeek {
  /** That of the week itself, in which it is drawn. */
  readonly zone: Zone;
  /** How the days of all these weeks are cut; absent where they are cut alike. */
  readonly cuts?: readonly DayCut[];
  readonly transition: WorkweekTransition | undefined;
}

/**
 * The one place where the facts are settled by which a workweek is worked out. Two weeks that share hours or a threshold are each worked out
 * over both: if they disagreed where a day begins, or which week a day counts in, hours between them would be lost or paid twice.
 *
 * | 14 days from Mon 2 Nov, New York until the 9th, then Los Angeles | week of 2 Nov          | week of 9 Nov          |
 * | is drawn in                                                      | New York               | Los Angeles            |
 * | cuts its days by                                                 | New York, then, from the 9th, Los Angeles | the same |
 *
 * @param policyOn by which each date is paid; periods that begin are ended by it (`wholePeriods`)
 */
export function settledWeek(
  startsOn: PlainDate,
  policyOn: (date: PlainDate) => PayPolicy,
  zones: ZonesOfWeeks,
): SettledWeek {
  const week = { startsOn, policy: policyOn(startsOn) };
  const transition = transitionOf(policyOn, startsOn);
  const settled = { ...week, zone: zoneOfWeek(zones, startsOn), transition };
  if (transition === undefined && zones.past.length === 0) return settled;
  const cuts = datesBehind(week, transition).map((date): DayCut => {
    const { weekday, time } = policyOn(date).workweek;
    return { startsOn: date, zone: zoneOfWeek(zones, weekOf(date, weekday)), startsAt: time };
  });
  // Where workweeks move each cut counts: no shift is given to a day beyond one.
  return transition === undefined && cuts.every(({ zone }) => zone === settled.zone) ? settled : { ...settled, cuts };
}
