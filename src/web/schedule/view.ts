import type { OwnShift } from '../../contract/schedule/own-shifts.ts';
import { datesFrom } from '../../domain/kernel/dates-from.ts';
import { axisSpan, percentOf, wholeDay } from '../../domain/kernel/day-axis.ts';
import { dateAt, daysBetween, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';

type Timed = Pick<ShiftPlan, 'startsAt' | 'endsAt'>;

/** Every date from the first to the last. */
export const datesOf = (startsOn: PlainDate, endsOn: PlainDate): readonly PlainDate[] =>
  datesFrom(startsOn, daysBetween(startsOn, endsOn) + 1);

/** The date on which a shift begins, by the calendar at its location. */
export const dateOfShift = ({ startsAt, location }: Pick<OwnShift, 'startsAt' | 'location'>): PlainDate =>
  dateAt(startsAt, location.zone);

/** What begins on each date. */
export const shiftsByDate = (shifts: readonly OwnShift[]): ReadonlyMap<PlainDate, readonly OwnShift[]> =>
  Map.groupBy(shifts, dateOfShift);

/** Of a week with one of its days open: how many shifts each date has, those of the day, and those of the days after it. */
export function ownDays(shifts: readonly OwnShift[], chosen: PlainDate) {
  const byDate = shiftsByDate(shifts);
  return {
    counts: new Map([...byDate].map(([date, own]) => [date, own.length])),
    ofDay: byDate.get(chosen) ?? [],
    later: shifts.filter((shift) => dateOfShift(shift) > chosen),
  };
}

/** Where a shift lies on the day that it begins on, in percent; what reaches into the next date ends at midnight. */
export function placeOnDay(
  { startsAt, endsAt }: Timed,
  date: PlainDate,
  zone: Zone,
): { readonly start: number; readonly end: number } {
  const axis = axisSpan(date, wholeDay, zone);
  return { start: percentOf(startsAt, axis), end: percentOf(endsAt, axis) };
}

/** A map of an address, by the map that belongs to everybody. */
export const mapLink = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replaceAll('\n', ', '))}`;

/** The class of a position's hue; without a position, that of none. */
export const hueClass = (position: { readonly hue: number } | null | undefined): string =>
  `hue-${position?.hue ?? 'none'}`;
