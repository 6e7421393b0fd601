import { datesFrom } from '../kernel/dates-from.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';

/** Until a date, on which they moved, somebody’s home was another location than it is now. */
export interface PastHome {
  readonly untilOn: PlainDate;
  readonly locationId: string;
}

/** Where somebody was at home, in order of the dates, and where they are. */
export interface Homes {
  readonly past: readonly PastHome[];
  readonly now: string;
}

/** Where somebody was at home as a date began: who moves on it was still at the old place. */
export const homeOn = ({ past, now }: Homes, on: PlainDate): string =>
  past.find(({ untilOn }) => on <= untilOn)?.locationId ?? now;

const daysOfWeek = 7;

/**
 * The location whose rules count on a date: a week goes by the one that was home as it began, so that no past figure changes when
 * somebody moves. A new home takes over with the first week that begins after the move by its own workweek; one that was
 * left before such a week began never does.
 *
 * | moved                               | weeks of the new home | on         | counts    |
 * | Oakland to Reno on Sat 21 Nov       | from Monday           | Sun 22 Nov | Oakland   |
 * | the same                            | from Monday           | Mon 23 Nov | Reno      |
 * | the same                            | from Sunday           | Sun 22 Nov | Reno      |
 * | on Mon 23 Nov                       | from Monday           | Mon 23 Nov | Oakland   |
 *
 * @param beginsWeek whether a workweek of a location begins on a date
 */
export function homeOfWeeks(
  { past, now }: Homes,
  on: PlainDate,
  beginsWeek: (locationId: string, date: PlainDate) => boolean,
): string {
  const [first] = past;
  if (first === undefined) return now;
  const later = past.flatMap(({ untilOn }, index) => {
    const next = past[index + 1];
    const locationId = next?.locationId ?? now;
    const dates = datesFrom(addDays(untilOn, 1), daysOfWeek);
    const from = dates.find((date) => beginsWeek(locationId, date)) ?? addDays(untilOn, daysOfWeek);
    return next === undefined || from <= next.untilOn ? [{ locationId, from }] : [];
  });
  return later.findLast(({ from }) => from <= on)?.locationId ?? first.locationId;
}
