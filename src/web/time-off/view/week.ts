import type { TimeOffPoliciesReply, TimeOffScope } from '../../../contract/time-off/time-off-policies.ts';
import { datesFrom } from '../../../domain/kernel/dates-from.ts';
import { addDays, weekdays, weekOf, type PlainDate, type Weekday } from '../../../domain/kernel/time.ts';
import { decideTimeOff, type TimeOffWish } from '../../../domain/time-off/decide-time-off.ts';
import { dayMinutesWithin, usualWeek, type LeaveWeek } from '../../../domain/time-off/leave-week.ts';
import { inHours, versionInForce } from './policy.ts';
import { hoursTyped } from './request.ts';

/** A week as it is typed. */
export interface WeekValues {
  readonly hours: string;
  readonly weekdays: readonly Weekday[];
}

/** The week that holds on a date for whom one is set: the form opens with it. */
export const weekInForce = (
  { weeks, people }: Pick<TimeOffPoliciesReply, 'weeks' | 'people'>,
  scope: TimeOffScope,
  on: PlainDate,
): LeaveWeek => versionInForce(weeks, people, scope, on)?.week ?? usualWeek;

/** The form as a week fills it. */
export const valuesOfWeek = ({ dayMinutes, weekdays: charged }: LeaveWeek): WeekValues => ({
  hours: inHours(dayMinutes),
  weekdays: charged,
});

/** Another day is charged, or one less. */
export const withDay = (values: WeekValues, day: Weekday, isCharged: boolean): WeekValues => ({
  ...values,
  weekdays: weekdays.filter((one) => (one === day ? isCharged : values.weekdays.includes(one))),
});

/**
 * The week that is typed, or what of it is none.
 *
 * | 4 hours, Tue – Sat | a day of 240 minutes |
 * | 25 hours           | hours                |
 * | no day             | weekdays             |
 */
export function weekTyped({ hours, weekdays: charged }: WeekValues): LeaveWeek | keyof WeekValues {
  const dayMinutes = hoursTyped(hours) ?? 0;
  if (dayMinutes < dayMinutesWithin.least || dayMinutes > dayMinutesWithin.most) return 'hours';
  return charged.length === 0 ? 'weekdays' : { dayMinutes, weekdays: charged };
}

/** What a week comes to: seven days off, and a morning, by the rule that requests are charged by. */
export function exampleOf(
  week: LeaveWeek,
  startsOn: PlainDate,
): { readonly weekMinutes: number; readonly morningMinutes: number } {
  const monday = weekOf(startsOn, 'monday');
  const dates = datesFrom(monday, weekdays.length);
  const charged = (wish: Pick<TimeOffWish, 'startsOn' | 'endsOn' | 'part'>): number => {
    const calendar = { weeks: [{ from: monday, week }], holidays: [] };
    const decided = decideTimeOff(
      { ...wish, fromMinute: null, toMinute: null },
      { unit: 'half_day' },
      calendar,
      [],
      monday,
    );
    return decided.ok ? decided.value.chargedMinutes : 0;
  };
  return {
    weekMinutes: charged({ startsOn: monday, endsOn: addDays(monday, 6), part: 'whole' }),
    // Of whichever day is charged.
    morningMinutes: Math.max(...dates.map((date) => charged({ startsOn: date, endsOn: date, part: 'morning' }))),
  };
}
