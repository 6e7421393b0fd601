import type { HolidayChangeReply, HolidayReply } from '../../contract/holidays.ts';
import { federalHolidays, type FederalCode } from '../../domain/holidays/federal-holidays.ts';
import { holidayIn, observedOn } from '../../domain/holidays/holiday-date.ts';
import { dayInMonth } from '../../domain/kernel/months.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { holidayName } from '../../words/holiday-name.ts';
import type { Speaker } from '../../words/speak.ts';

/** A day of a year’s calendar, and what can be done about it. */
export interface CalendarDay {
  readonly date: PlainDate;
  readonly code: FederalCode | null;
  readonly name: string | null;
  readonly isKept: boolean;
  /** The change by which it is there, or is left out; null for a federal day that is kept. */
  readonly changeId: string | null;
  /** The change was made here, and not for the whole organization while a location is shown. */
  readonly isOfPlace: boolean;
  /** Until which year it may be left out: the one before a later change leaves it out anyway; null, for ever. */
  readonly lastYear: number | null;
}

/**
 * The calendar of a year as whoever keeps it sees it: the federal days, those left out among them, and one’s own, in order.
 *
 * @param locationId null, the whole organization
 */
export function daysOfYear(
  changes: readonly HolidayChangeReply[],
  locationId: string | null,
  year: number,
): readonly CalendarDay[] {
  const here = changes.filter((change) => change.locationId === null || change.locationId === locationId);
  const counting = here.filter(({ fromYear, lastYear }) => fromYear <= year && year <= (lastYear ?? year));
  const federal = federalHolidays.flatMap(({ code, on, observed }): CalendarDay[] => {
    const date = holidayIn(year, on);
    if (date === undefined) return [];
    const out = counting.find((change) => change.code === code);
    const later = here
      .filter((change) => change.code === code && change.locationId === locationId && change.fromYear > year)
      .map(({ fromYear }) => fromYear - 1);
    return [
      {
        date: observedOn(date, observed),
        code,
        name: null,
        isKept: out === undefined,
        changeId: out?.changeId ?? null,
        isOfPlace: out === undefined || out.locationId === locationId,
        lastYear: later.length === 0 ? null : Math.min(...later),
      },
    ];
  });
  const own = counting.flatMap(({ changeId, name, month, day, locationId: of }): CalendarDay[] =>
    name === null || month === null || day === null
      ? []
      : [
          {
            date: dayInMonth(year, month, day),
            code: null,
            name,
            isKept: true,
            changeId,
            isOfPlace: of === locationId,
            lastYear: null,
          },
        ],
  );
  return [...federal, ...own].toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/** What the holidays of each date are called, as calendars show them. */
export const namesByDate = (
  speaker: Speaker,
  holidays: readonly HolidayReply[] | undefined,
): ReadonlyMap<PlainDate, string> =>
  new Map(
    [...Map.groupBy(holidays ?? [], ({ date }) => date)].map(([date, kept]) => [
      date,
      kept.map((one) => holidayName(speaker, one)).join(', '),
    ]),
  );
