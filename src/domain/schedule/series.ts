import { addDays, dateAt, daysBetween, wallClock, type PlainDate, type Weekday, type Zone } from '../kernel/time.ts';
import { movedTo } from './move.ts';
import { recurrences } from './recurrence.ts';
import { isSamePlan, type ShiftPlan } from './shift.ts';

/** How often a shift is planned again: every so many weeks, on some days of the week, until a date. */
export interface Repetition {
  readonly everyWeeks: number;
  readonly weekdays: readonly Weekday[];
  /** The last date on which one may begin. */
  readonly endsOn: PlainDate;
}

/** A rotation of eight weeks is as long as they are made. */
export const mostWeeksOfRotation = 8;
/** Nobody plans farther ahead than a year. */
const longestSeriesDays = 371;

export type SeriesFault = 'series_without_shifts' | 'series_too_long';

/** The shifts of a series, or what is wrong with it: by the clock on the wall, whatever the clocks do in between. */
export function plansOfSeries(
  first: ShiftPlan,
  { everyWeeks: interval, weekdays, endsOn }: Repetition,
  { zone, weekStart }: { readonly zone: Zone; readonly weekStart: Weekday },
): readonly ShiftPlan[] | SeriesFault {
  const startsOn = dateAt(first.startsAt, zone);
  if (daysBetween(startsOn, endsOn) > longestSeriesDays) return 'series_too_long';
  const days = weekdays.map((weekday) => ({ weekday, nth: undefined }));
  const endOfDay = { hour: 23, minute: 59, second: 59 };
  const moments = recurrences(
    { ...weekly, interval, weekStart, days, until: { date: endsOn, ...endOfDay } },
    wallClock(first.startsAt, zone),
  );
  return moments.length === 0 ? 'series_without_shifts' : moments.map(({ date }) => movedTo(first, date, zone));
}

const weekly = {
  frequency: 'WEEKLY',
  count: undefined,
  months: [],
  weekNumbers: [],
  yearDays: [],
  monthDays: [],
  hours: [],
  minutes: [],
  seconds: [],
  positions: [],
} as const;

/**
 * What a shift of a series becomes when another one of it is planned otherwise: what is changed of that one, and no more, so that what a part of
 * the series became before stays.
 *
 * | the edited one        | another               | becomes               |
 * | Mon 9–5 → Mon 10–6    | Wed 9–5               | Wed 10–6              |
 * | Mon 9–5 → Tue 9–5     | Mon 9–5 a week later  | Tue 9–5 a week later  |
 * | Mon 9–5 → Mon 10–6    | Mon 9–5, with a note  | Mon 10–6, with it     |
 * | Ana’s → Ben’s         | Tue 12–8, Ana’s       | Tue 12–8, Ben’s       |
 *
 * A time that stays is that of the other one: on a night on which the clocks change it may have been another by the wall. Of one at other times
 * both ends are taken with the break, since one end alone could come before the other.
 */
export function planAlike(before: ShiftPlan, after: ShiftPlan, other: ShiftPlan, zone: Zone): ShiftPlan {
  const days = daysBetween(dateAt(before.startsAt, zone), dateAt(after.startsAt, zone));
  const moved = movedTo(after, addDays(dateAt(other.startsAt, zone), days), zone);
  const taken = <Field extends keyof ShiftPlan>(field: Field): ShiftPlan[Field] =>
    after[field] === before[field] ? other[field] : moved[field];
  const { startsAt, endsAt } = before;
  const hasSameTimes = isAlike({ ...other, startsAt, endsAt }, other, zone);
  const isMoved = after.startsAt !== startsAt || after.endsAt !== endsAt;
  const rest = {
    locationId: taken('locationId'),
    employeeId: taken('employeeId'),
    positionId: taken('positionId'),
    note: taken('note'),
  };
  if (isMoved && !hasSameTimes) return { ...moved, ...rest };
  return { ...rest, startsAt: taken('startsAt'), endsAt: taken('endsAt'), breakMinutes: taken('breakMinutes') };
}

/**
 * Whether a shift of a series goes with another one of it that is planned otherwise, or goes.
 *
 * | it is alike, whoever changed it and when | yes |
 * | it was changed with a part of the series | yes |
 * | it was planned otherwise by itself       | no  |
 */
export const goesWithSeries = (
  edited: ShiftPlan,
  other: { readonly planned: ShiftPlan; readonly isApart: boolean },
  zone: Zone,
): boolean => !other.isApart || isAlike(edited, other.planned, zone);

/**
 * Whether two plans are the same but for their date. Seen
 * from either, since of a time that the clock did not show on its date nobody can tell what it would be on another.
 */
export const isAlike = (a: ShiftPlan, b: ShiftPlan, zone: Zone): boolean =>
  isSamePlan(movedTo(a, dateAt(b.startsAt, zone), zone), b) ||
  isSamePlan(movedTo(b, dateAt(a.startsAt, zone), zone), a);
