import { addDays, dateAt, daysBetween, weekdayOf, weekOf, type PlainDate, type Zone } from '../kernel/time.ts';
import type { YoungAge } from '../profile/young-age.ts';
import { dayPartsOf } from './day-parts.ts';
import { minutesBesideBreak, spanOfShift, type ShiftPlan } from './shift.ts';

/** What a shift asks of somebody under 16 that 29 CFR 570.35(a) does not permit. */
export type MinorLimit =
  /** 29 CFR 570.119: nobody under 14 is employed at all. */
  | { readonly limit: 'age' }
  /** Before 7:00, or after 19:00; from 1 June to Labor Day after 21:00. Minutes of the wall clock. */
  | { readonly limit: 'time_of_day'; readonly from: number; readonly to: number }
  | { readonly limit: 'day' | 'week'; readonly minutes: number; readonly mostMinutes: number };

const earliest = 7 * 60;
const latest = { school: 19 * 60, summer: 21 * 60 } as const;
const mostOfDay = { school: 3 * 60, free: 8 * 60 } as const;
const mostOfWeek = { school: 18 * 60, free: 40 * 60 } as const;

type Timed = Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes'>;

/** Up to this long a break is hours worked, whatever a policy pays: 29 CFR 785.18. */
const longestRestMinutes = 20;

/** Minutes of a shift as the law counts them; what a policy rounds, or takes off by itself, lets nobody of that age stay longer. */
const lawMinutes = (shift: Timed): number =>
  minutesBesideBreak(shift.breakMinutes <= longestRestMinutes ? { ...shift, breakMinutes: 0 } : shift);

/** Monday, the first of September's: Labor Day (5 USC 6103). */
const laborDay = (year: string): PlainDate => {
  const seventh = `${year}-09-07` as PlainDate;
  return weekOf(seventh, 'monday');
};

/** From 1 June through Labor Day. Each district has its own calendar of school: outside the summer every Monday to Friday is taken for a day of school. */
const isSummer = (date: PlainDate): boolean =>
  date >= `${date.slice(0, 4)}-06-01` && date <= laborDay(date.slice(0, 4));
const isSchoolDay = (date: PlainDate): boolean => !isSummer(date) && !['saturday', 'sunday'].includes(weekdayOf(date));

/**
 * What a shift asks of somebody that their age does not permit.
 *
 * | 14 or 15, a Tuesday in November, 15:00–18:00  | nothing     |
 * | the same, 15:00–18:30                         | day         |
 * | the same, 16:30–19:30                         | time of day |
 * | the same, 15:00–18:15, break 15               | day         |
 * | the same, 15:00–18:30, break 30               | nothing     |
 * | 14 or 15, a Tuesday in July, 12:00–20:00      | nothing     |
 *
 * @param others their other shifts; the week runs from Sunday to Saturday, whatever the workweek is (29 CFR 570.35(b))
 */
export function minorLimits(shift: Timed, others: readonly Timed[], age: YoungAge, zone: Zone): readonly MinorLimit[] {
  if (age === 'under_14') return [{ limit: 'age' }];
  const date = dateAt(shift.startsAt, zone);
  const limits: MinorLimit[] = [];
  const to = isSummer(date) ? latest.summer : latest.school;
  const parts = dayPartsOf(spanOfShift(shift), zone);
  if (parts.length > 1 || parts.some((part) => part.from < earliest || part.to > to)) {
    limits.push({ limit: 'time_of_day', from: earliest, to });
  }
  const all = [shift, ...others];
  const minutesOn = (isOf: (on: PlainDate) => boolean): number =>
    all.filter((one) => isOf(dateAt(one.startsAt, zone))).reduce((sum, one) => sum + lawMinutes(one), 0);
  const ofDay = minutesOn((on) => on === date);
  const mostMinutes = isSchoolDay(date) ? mostOfDay.school : mostOfDay.free;
  if (ofDay > mostMinutes) limits.push({ limit: 'day', minutes: ofDay, mostMinutes });
  const sunday = weekOf(date, 'sunday');
  const ofWeek = minutesOn((on) => daysBetween(sunday, on) >= 0 && daysBetween(sunday, on) < 7);
  const hasSchool = [1, 2, 3, 4, 5].some((day) => isSchoolDay(addDays(sunday, day)));
  const most = hasSchool ? mostOfWeek.school : mostOfWeek.free;
  if (ofWeek > most) limits.push({ limit: 'week', minutes: ofWeek, mostMinutes: most });
  return limits;
}
