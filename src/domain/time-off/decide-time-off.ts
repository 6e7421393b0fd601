import { accept, refuse, type Accepted, type Refusal } from '../kernel/result.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import { hasLeftBy } from '../people/last-day.ts';
import { dayPartOf, type AskedPart } from './day-off.ts';
import { dayMinutesOn, type LeaveCalendar } from './leave-calendar.ts';
import { datesBetween } from './leave-days.ts';
import { leavesClash, type LeaveSpan } from './leave-overlap.ts';
import { leaveWeekOn } from './leave-week.ts';
import { allowsPart, type TimeOffType } from './time-off-type.ts';
import { overUse, type UseOfYears } from './yearly-use.ts';

/** What somebody asks for: from the first date to the last, both included. */
export interface TimeOffWish extends AskedPart {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
}

/** Time that somebody holds already: what they asked for, and nobody rejected. */
export type HeldTimeOff = TimeOffWish;

/** What a date takes from the balance. */
interface ChargedDay {
  readonly date: PlainDate;
  readonly minutes: number;
}

/** What a request comes to. */
export interface DecidedTimeOff {
  /** Dates from the first to the last, as they are counted for whoever asks. */
  readonly numDays: number;
  /** Days off take nothing and are left out. */
  readonly days: readonly ChargedDay[];
  readonly chargedMinutes: number;
}

/** How far back and ahead time off may be asked for: people fall ill before they can say so. */
export const timeOffReach = { daysBack: 60, daysAhead: 731, longestDays: 366 } as const;

/** From when to when somebody is employed, as far as that was told. */
export interface Employed {
  readonly hiredOn: PlainDate | undefined;
  readonly lastDay: PlainDate | null;
}

/** What the policy of the type says of taking it. */
export interface Bounds {
  readonly usableOn: PlainDate | undefined;
  readonly use: UseOfYears | undefined;
}

type Refused =
  | Refusal<'time_off_without_days' | 'time_off_part_not_allowed' | 'time_off_hours_missing' | 'time_off_too_long'>
  | Refusal<'time_off_out_of_reach', { readonly oldestOn: PlainDate; readonly latestOn: PlainDate }>
  | Refusal<'time_off_not_usable_yet', { readonly usableOn: PlainDate }>
  | Refusal<'time_off_yearly_use', { readonly yearFrom: PlainDate; readonly leftMinutes: number }>
  | Refusal<'time_off_before_hired', { readonly hiredOn: PlainDate }>
  | Refusal<'time_off_after_last_day', { readonly lastDay: PlainDate }>
  | Refusal<'time_off_day_is_full', { readonly date: PlainDate }>
  | Refusal<'time_off_overlaps', { readonly startsOn: PlainDate; readonly endsOn: PlainDate }>;

/**
 * Dates between the first and the last, both included; 0 where the last comes before the first.
 *
 * | 3 Aug – 7 Aug | 5 | 7 Aug – 7 Aug | 1 | 8 Aug – 7 Aug | 0 |
 */
export const requestedDays = (start: PlainDate, end: PlainDate): number => datesBetween(start, end).length;

/**
 * Whether time off may be asked for, and what it takes. The dialog asks the same question as the server.
 *
 * | whole, Fri – Mon, 8 h from Monday to Friday    | 4 days, 16 h charged |
 * | the same, 4 h from Tuesday to Saturday         | 4 days, 8 h charged  |
 * | the same, and 8 h on a Monday from this one on | 4 days, 16 h charged |
 * | morning of a Tuesday, 8 h a day                | 1 day, 4 h charged   |
 * | 9:00–11:30 of a Tuesday                        | 1 day, 2 h 30        |
 * | a day that is not among those that are charged | 1 day, nothing       |
 * | 6 days of a type of which a year may use 40 h | refused, with what is left of the year |
 * | 13:00–22:00 of a Tuesday whose morning they have off | refused: with the morning it is more than a day |
 *
 * @param held what they hold already; the same request sent again is not among it
 * @param bounds before the one date nothing of the type may be taken, between the others they are employed, and one year may use no more of it than `use`
 */
export function decideTimeOff(
  wish: TimeOffWish,
  type: Pick<TimeOffType, 'unit'>,
  calendar: LeaveCalendar,
  held: readonly HeldTimeOff[],
  today: PlainDate,
  { usableOn, hiredOn, lastDay = null, use }: Partial<Employed> & Partial<Bounds> = {},
): Accepted<DecidedTimeOff> | Refused {
  const { startsOn, endsOn, part } = wish;
  const numDays = requestedDays(startsOn, endsOn);
  if (numDays === 0) return refuse('time_off_without_days');
  if (numDays > timeOffReach.longestDays) return refuse('time_off_too_long');
  if (!allowsPart(type.unit, part) || (part !== 'whole' && numDays > 1)) return refuse('time_off_part_not_allowed');
  if (lengthOf(wish) <= 0) return refuse('time_off_hours_missing');
  const oldestOn = addDays(today, -timeOffReach.daysBack);
  const latestOn = addDays(today, timeOffReach.daysAhead);
  if (startsOn < oldestOn || endsOn > latestOn) return refuse('time_off_out_of_reach', { oldestOn, latestOn });
  if (usableOn !== undefined && startsOn < usableOn) return refuse('time_off_not_usable_yet', { usableOn });
  if (hiredOn !== undefined && startsOn < hiredOn) return refuse('time_off_before_hired', { hiredOn });
  if (lastDay !== null && hasLeftBy(endsOn, lastDay)) return refuse('time_off_after_last_day', { lastDay });
  const clash = clashOf(wish, held);
  if (clash !== undefined) {
    return refuse('time_off_overlaps', { startsOn: clash.startsOn, endsOn: clash.endsOn });
  }
  const full = fullOn(wish, held, calendar);
  if (full !== undefined) return refuse('time_off_day_is_full', { date: full });
  // What is taken of a date does not hang on what else is: that may be withdrawn, and the rest of the day would have been had for nothing.
  const days = chargedDays(wish, calendar);
  const over = use && overUse(days, use, leaveWeekOn(calendar.weeks, wish.startsOn).dayMinutes);
  if (over !== undefined) return refuse('time_off_yearly_use', over);
  return accept({ numDays, days, chargedMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0) });
}

const clashOf = (wish: TimeOffWish, held: readonly HeldTimeOff[]): HeldTimeOff | undefined =>
  held.find((one) => leavesClash(spanOf(wish), spanOf(one)));

/** The first date of which, with what is held, more than a day would be taken. */
function fullOn(wish: TimeOffWish, held: readonly HeldTimeOff[], calendar: LeaveCalendar): PlainDate | undefined {
  return datesOf(wish).find((date) => {
    const dayMinutes = dayMinutesOn(calendar, date);
    const taken = [wish, ...held.filter((one) => one.startsOn <= date && date <= one.endsOn)];
    return taken.reduce((minutes, one) => minutes + chargeOf(one, dayMinutes), 0) > dayMinutes;
  });
}

const chargedDays = (wish: TimeOffWish, calendar: LeaveCalendar): readonly ChargedDay[] =>
  datesOf(wish)
    .map((date) => ({ date, minutes: chargeOf(wish, dayMinutesOn(calendar, date)) }))
    .filter(({ minutes }) => minutes > 0);

const datesOf = ({ startsOn, endsOn }: TimeOffWish): readonly PlainDate[] => datesBetween(startsOn, endsOn);

/** Whether nothing that is held overlaps, nor leaves too little of a day. */
export const isFree = (wish: TimeOffWish, held: readonly HeldTimeOff[], calendar: LeaveCalendar): boolean =>
  clashOf(wish, held) === undefined && fullOn(wish, held, calendar) === undefined;

function lengthOf(wish: TimeOffWish): number {
  const { from, to } = dayPartOf(wish);
  return to - from;
}

/**
 * What of a day is charged: of a part no more than of the whole, and of both halves together the whole.
 *
 * | a day of  | whole  | morning | afternoon | 9:00–11:30 | 9:00–18:00 |
 * | 8 h       | 8 h    | 4 h     | 4 h       | 2 h 30     | 8 h        |
 * | 7 h 35    | 7 h 35 | 3 h 48  | 3 h 47    | 2 h 30     | 7 h 35     |
 */
function chargeOf(wish: TimeOffWish, dayMinutes: number): number {
  if (wish.part === 'whole') return dayMinutes;
  if (wish.part === 'hours') return Math.min(lengthOf(wish), dayMinutes);
  const morning = Math.ceil(dayMinutes / 2);
  return wish.part === 'morning' ? morning : dayMinutes - morning;
}

const spanOf = (wish: TimeOffWish): LeaveSpan => ({
  start: wish.startsOn,
  end: wish.endsOn,
  ...(wish.part !== 'whole' && { part: dayPartOf(wish) }),
});
