import { dayOfMonth, daysInMonth, daysInYear, firstOfMonth, monthOf, yearOf } from '../kernel/months.ts';
import { addDays, daysBetween, weekdayOf, weekOf, type PlainDate } from '../kernel/time.ts';
import { frequencies, type RecurrenceRule, type RuleDay, type WallMoment } from './recurrence-rule.ts';

/** A rule without an end is cut here, and one that never meets its conditions is given up after so many periods. */
const mostInstances = 1_000;
const mostPeriods = 200_000;

/**
 * All moments of a recurring event: RFC 5545, section 3.8.5.3. Each period of the frequency gives the dates that meet the
 * conditions, at the hours the rule names or those of the start; days that a month does not have are left out.
 *
 * | from 1997-09-05 9:00, FREQ=MONTHLY;BYDAY=1FR | 09-05, 10-03, 11-07, …                  |
 * | from 2007-01-31, FREQ=MONTHLY                | 01-31, 03-31, 05-31, …                  |
 * | every other week, Tue and Sun, weeks from Mon | 08-05, 08-10, 08-19, 08-24             |
 * | the same, weeks from Sun                     | 08-05, 08-17, 08-19, 08-31             |
 */
export function recurrences(asked: RecurrenceRule, start: WallMoment): WallMoment[] {
  const rule = withDefaults(asked, start);
  const found: WallMoment[] = [];
  const most = Math.min(rule.count ?? mostInstances, mostInstances);
  for (let period = 0; period < mostPeriods && found.length < most; period += 1) {
    const moments = atPositions(momentsOf(period, rule, start), rule.positions);
    for (const moment of moments) {
      if (rule.until !== undefined && isAfter(moment, rule.until)) return found;
      if (!isAfter(start, moment) && found.length < most) found.push(moment);
    }
    const first = moments[0];
    if (first === undefined && rule.until !== undefined && isPast(period, rule, start)) return found;
  }
  return found;
}

/** What a rule leaves out it takes from the start. */
function withDefaults(rule: RecurrenceRule, { date }: WallMoment): RecurrenceRule {
  const { frequency, weekNumbers, yearDays, monthDays, days, months } = rule;
  if (yearDays.length > 0 || monthDays.length > 0 || days.length > 0) return rule;
  const sameDay: RuleDay[] = [{ weekday: weekdayOf(date), nth: undefined }];
  if (weekNumbers.length > 0 || frequency === 'WEEKLY') return { ...rule, days: sameDay };
  const sameDate = { ...rule, monthDays: [dayOfMonth(date)] };
  if (frequency === 'MONTHLY') return sameDate;
  if (frequency === 'YEARLY') return { ...sameDate, months: months.length > 0 ? months : [monthOf(date)] };
  return rule;
}

const isSubDaily = ({ frequency }: RecurrenceRule): boolean =>
  frequencies.indexOf(frequency) < frequencies.indexOf('DAILY');
const secondsOfUnit: Partial<Record<RecurrenceRule['frequency'], number>> = {
  SECONDLY: 1,
  MINUTELY: 60,
  HOURLY: 3_600,
};

/** The moments of the nth period from the start, in order. */
function momentsOf(period: number, rule: RecurrenceRule, start: WallMoment): WallMoment[] {
  if (isSubDaily(rule)) return momentsOfUnit(period, rule, start);
  const dates = datesOf(period, rule, start).filter((date) => meetsDate(date, rule));
  const times = timesOf(rule, start);
  return dates.flatMap((date) => times.map(({ hour, minute, second }) => ({ date, hour, minute, second })));
}

function datesOf(period: number, { frequency, interval, weekStart }: RecurrenceRule, start: WallMoment): PlainDate[] {
  const steps = period * interval;
  const run = (from: PlainDate, length: number) => Array.from({ length }, (_, index) => addDays(from, index));
  switch (frequency) {
    case 'YEARLY': {
      const year = yearOf(start.date) + steps;
      return year > 9_999 ? [] : run(firstOfMonth(year, 1), daysInYear(Math.min(year, 9_998)));
    }
    case 'MONTHLY': {
      const first = firstOfMonth(yearOf(start.date), monthOf(start.date) + steps);
      return run(first, daysInMonth(yearOf(first), monthOf(first)));
    }
    case 'WEEKLY':
      return run(addDays(weekOf(start.date, weekStart), steps * 7), 7);
    default:
      return [addDays(start.date, steps)];
  }
}

function momentsOfUnit(period: number, rule: RecurrenceRule, start: WallMoment): WallMoment[] {
  const unit = secondsOfUnit[rule.frequency] ?? 1;
  const seconds = secondsOfDay(start) + period * rule.interval * unit;
  const date = addDays(start.date, Math.floor(seconds / 86_400));
  const within = ((seconds % 86_400) + 86_400) % 86_400;
  const at = { date, hour: Math.floor(within / 3_600), minute: Math.floor(within / 60) % 60, second: within % 60 };
  if (!meetsDate(date, rule) || !isListed(at.hour, rule.hours)) return [];
  if (unit === 3_600) {
    const minutes = rule.minutes.length > 0 ? rule.minutes : [at.minute];
    return minutes.flatMap((minute) => secondsAt({ ...at, minute }, rule));
  }
  if (!isListed(at.minute, rule.minutes)) return [];
  if (unit === 60) return secondsAt(at, rule);
  return isListed(at.second, rule.seconds) ? [at] : [];
}

function timesOf(rule: RecurrenceRule, start: WallMoment): Omit<WallMoment, 'date'>[] {
  const listed = (values: readonly number[], own: number) =>
    values.length > 0 ? values.toSorted((a, b) => a - b) : [own];
  return listed(rule.hours, start.hour).flatMap((hour) =>
    listed(rule.minutes, start.minute).flatMap((minute) =>
      listed(rule.seconds, start.second).map((second) => ({ hour, minute, second })),
    ),
  );
}

/** The moments of a minute at the seconds that the rule names, or at its own. */
const secondsAt = ({ date, hour, minute, second: own }: WallMoment, { seconds }: RecurrenceRule): WallMoment[] =>
  (seconds.length > 0 ? seconds : [own]).map((second) => ({ date, hour, minute, second }));

const isListed = (value: number, list: readonly number[]): boolean => list.length === 0 || list.includes(value);

function meetsDate(date: PlainDate, rule: RecurrenceRule): boolean {
  const year = yearOf(date);
  const dayOfYear = daysBetween(firstOfMonth(year, 1), date) + 1;
  const days = daysInMonth(year, monthOf(date));
  return (
    isListed(monthOf(date), rule.months) &&
    isCounted(dayOfYear, daysInYear(year), rule.yearDays) &&
    isCounted(dayOfMonth(date), days, rule.monthDays) &&
    meetsWeekNumber(date, rule) &&
    (rule.days.length === 0 || rule.days.some((day) => isRuleDay(date, day, rule)))
  );
}

/** Whether the nth of a run is listed, from its beginning or, with a minus, from its end. */
const isCounted = (nth: number, length: number, list: readonly number[]): boolean =>
  list.length === 0 || list.includes(nth) || list.includes(nth - length - 1);

/** Week 1 is the first with at least four days in the year. */
function meetsWeekNumber(date: PlainDate, { weekNumbers, weekStart }: RecurrenceRule): boolean {
  if (weekNumbers.length === 0) return true;
  const week = weekOf(date, weekStart);
  const year = yearOf(addDays(week, 3));
  const first = weekOf(addDays(firstOfMonth(year, 1), 3), weekStart);
  const following = weekOf(addDays(firstOfMonth(year + 1, 1), 3), weekStart);
  return isCounted(daysBetween(first, week) / 7 + 1, daysBetween(first, following) / 7, weekNumbers);
}

function isRuleDay(date: PlainDate, { weekday, nth }: RuleDay, rule: RecurrenceRule): boolean {
  if (weekdayOf(date) !== weekday) return false;
  if (nth === undefined || (rule.frequency !== 'MONTHLY' && rule.frequency !== 'YEARLY')) return true;
  const ofYear = rule.frequency === 'YEARLY' && rule.months.length === 0;
  const first = firstOfMonth(yearOf(date), ofYear ? 1 : monthOf(date));
  const length = ofYear ? daysInYear(yearOf(date)) : daysInMonth(yearOf(date), monthOf(date));
  const before = daysBetween(first, date);
  return nth > 0 ? Math.floor(before / 7) + 1 === nth : -(Math.floor((length - 1 - before) / 7) + 1) === nth;
}

/** The nth moments of a period, from its beginning or its end. */
const atPositions = (moments: readonly WallMoment[], positions: readonly number[]): readonly WallMoment[] =>
  positions.length === 0 ? moments : moments.filter((_, index) => isCounted(index + 1, moments.length, positions));

const secondsOfDay = ({ hour, minute, second }: WallMoment): number => (hour * 60 + minute) * 60 + second;

const isAfter = (a: WallMoment, b: WallMoment): boolean =>
  a.date === b.date ? secondsOfDay(a) > secondsOfDay(b) : a.date > b.date;

/** Whether a period without any moment already lies behind the rule's end. */
function isPast(period: number, rule: RecurrenceRule, start: WallMoment): boolean {
  const [first] = isSubDaily(rule) ? [] : datesOf(period, rule, start);
  return first !== undefined && rule.until !== undefined && first > rule.until.date;
}
