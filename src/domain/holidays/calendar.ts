import { dayInMonth, yearOf } from '../kernel/months.ts';
import type { PlainDate } from '../kernel/time.ts';
import { federalHolidays, type FederalCode } from './federal-holidays.ts';
import { holidayIn, observedOn, type Holiday as HolidayRule } from './holiday-date.ts';

/** For which years something counts; without a last one, for every year from the first. */
interface Years {
  readonly fromYear: number;
  /** Included. */
  readonly lastYear: number | null;
}

/** A day that an organization or one of its locations keeps besides the federal ones: the same date each year. */
interface OwnDay extends Years {
  readonly name: string;
  readonly month: number;
  readonly day: number;
  readonly code: null;
}

/** A federal day that is not kept. */
interface LeftOut extends Years {
  readonly code: FederalCode;
  readonly name: null;
  readonly month: null;
  readonly day: null;
}

/** What a calendar differs in from the federal one; where no location is named, at all of them. */
export type CalendarChange = (OwnDay | LeftOut) & { readonly locationId: string | null };

/** A holiday on the date on which it is kept: a federal one by its code, one's own by its name. */
export interface Holiday {
  readonly date: PlainDate;
  readonly code: FederalCode | null;
  readonly name: string | null;
}

/**
 * The holidays of a location from one date to another, both included, in order: the federal ones on the days on which they are
 * observed (5 USC 6103(b)), without those that are left out, and the own days of the organization and of the location. A change
 * counts for a holiday by the year that the holiday belongs to: New Year’s Day 2028, a Saturday, is kept on 31 December 2027 and is of 2028.
 *
 * | Downtown, 2026                                   | 6 Nov – 31 Dec          |
 * | nothing changed                                  | 11 Nov, 26 Nov, 25 Dec  |
 * | Veterans Day left out by the organization        | 26 Nov, 25 Dec          |
 * | the same, by another location                    | 11 Nov, 26 Nov, 25 Dec  |
 * | 24 Dec added from 2027 on                        | 11 Nov, 26 Nov, 25 Dec  |
 */
export function holidaysBetween(
  changes: readonly CalendarChange[],
  locationId: string,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): readonly Holiday[] {
  const here = changes.filter((change) => change.locationId === null || change.locationId === locationId);
  // A holiday of the next year may be kept in this one, and one of the last year in this.
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 3 }, (_, index) => yearOf(from) - 1 + index);
  const days = years.flatMap((year): Holiday[] => {
    const counting = here.filter(({ fromYear, lastYear }) => fromYear <= year && year <= (lastYear ?? year));
    const kept = federalHolidays.filter(({ code }) => !counting.some((change) => change.code === code));
    const own = counting.flatMap((change): Holiday[] =>
      change.code === null ? [{ date: dayInMonth(year, change.month, change.day), code: null, name: change.name }] : [],
    );
    const federal = kept.flatMap(({ code, on, observed }): Holiday[] => {
      const date = holidayIn(year, on);
      return date === undefined ? [] : [{ date: observedOn(date, observed), code, name: null }];
    });
    return federal.concat(own);
  });
  return days
    .filter(({ date }) => from <= date && date <= to)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/**
 * The days of a calendar that come back each year, as a pay policy holds them: of the year in which the policy begins. A day of one
 * year alone is none of them, and one that is left out in one year alone stays: a policy has no years.
 */
export function yearlyHolidays(
  changes: readonly CalendarChange[],
  locationId: string | null,
  year: number,
): readonly HolidayRule[] {
  const here = changes.filter(
    (change) =>
      (change.locationId === null || change.locationId === locationId) &&
      change.fromYear <= year &&
      year <= (change.lastYear ?? year),
  );
  const own = here.flatMap((change): HolidayRule[] =>
    change.code === null && change.lastYear === null
      ? [{ code: change.name, on: { month: change.month, day: change.day }, observed: 'none' }]
      : [],
  );
  const federal = federalHolidays.filter(
    ({ code }) => !here.some((change) => change.code === code && change.lastYear === null),
  );
  return [...federal, ...new Map(own.map((one) => [one.code, one])).values()];
}
