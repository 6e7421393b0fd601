import { datesFrom } from '../kernel/dates-from.ts';
import { dayOfMonth, daysInMonth, daysInYear, firstOfMonth, monthOf, yearOf } from '../kernel/months.ts';
import { addDays, daysBetween, weekdayOf, weekOf, type PlainDate } from '../kernel/time.ts';
import type { Frequency, RecurrenceRule, RuleDay, WallMoment } from './recurrence-rule.ts';

/** A rule without an end is cut here. */
const mostInstances = 1_000;
/** The calendar says the same again after 400 years: how many periods without a moment prove that none comes any more. */
const cycle = { YEARLY: 400, MONTHLY: 400 * 12, WEEKLY: 146_097 / 7, DAILY: 146_097 };
const lastYear = 9_998;

/**
 * All moments of a recurring event: RFC 5545, section 3.8.5.3. Each period of the frequency gives the dates that meet the
 * conditions, at the hours the rule names or those of the start; days that a month does not have are left out. A rule
 * that never meets its conditions has no moments.
 *
 * | from 1997-09-05 9:00, FREQ=MONTHLY;BYDAY=1FR | 09-05, 10-03, 11-07, …                  |
 * | from 2007-01-31, FREQ=MONTHLY                | 01-31, 03-31, 05-31, …                  |
 * | every other week, Tue and Sun, weeks from Mon | 08-05, 08-10, 08-19, 08-24             |
 * | the same, weeks from Sun                     | 08-05, 08-17, 08-19, 08-31             |
 * | FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30         | none                                   |
 */
export function recurrences(asked: RecurrenceRule, start: WallMoment): WallMoment[] {
  const rule = withDefaults(asked, start);
  const { frequency } = rule;
  const found: WallMoment[] = [];
  const most = Math.min(rule.count ?? mostInstances, mostInstances);
  const periods = isSubDaily(frequency) ? unitPeriods(frequency, rule, start) : datePeriods(frequency, rule, start);
  for (const period of periods) {
    for (const moment of period) {
      if (found.length === most || (rule.until !== undefined && isAfter(moment, rule.until))) return found;
      if (!isAfter(start, moment)) found.push(moment);
    }
    if (found.length === most) return found;
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

type DateFrequency = keyof typeof cycle;
type UnitFrequency = keyof typeof secondsOfUnit;
const secondsOfUnit = { SECONDLY: 1, MINUTELY: 60, HOURLY: 3_600 };
const isSubDaily = (frequency: Frequency): frequency is UnitFrequency => frequency in secondsOfUnit;

/** The moments of each year, month, week or day in turn, until the rule ends or can have no more. */
function* datePeriods(
  frequency: DateFrequency,
  rule: RecurrenceRule,
  start: WallMoment,
): Generator<readonly WallMoment[]> {
  const times = timesOf(rule, start);
  for (let period = 0, fruitless = 0; fruitless <= cycle[frequency]; period += 1, fruitless += 1) {
    const dates = datesOf(period, frequency, rule, start);
    const [first] = dates;
    if (first === undefined || (rule.until !== undefined && first > rule.until.date)) return;
    const moments = dates
      .filter((date) => meetsDate(date, rule))
      .flatMap((date) => times.map(({ hour, minute, second }) => ({ date, hour, minute, second })));
    const chosen = atPositions(moments, rule.positions);
    if (chosen.length > 0) fruitless = -1;
    yield chosen;
  }
}

/** The dates of the nth period from the start; none where the calendar ends. */
function datesOf(period: number, frequency: DateFrequency, rule: RecurrenceRule, start: WallMoment): PlainDate[] {
  const steps = period * rule.interval;
  const month = monthOf(start.date) + (frequency === 'MONTHLY' ? steps : 0);
  const years = { YEARLY: steps, MONTHLY: 0, WEEKLY: (steps * 7) / 365, DAILY: steps / 365 }[frequency];
  if (yearOf(start.date) + years + (month - 1) / 12 > lastYear) return [];
  switch (frequency) {
    case 'YEARLY': {
      const year = yearOf(start.date) + steps;
      return datesFrom(firstOfMonth(year, 1), daysInYear(year));
    }
    case 'MONTHLY': {
      const first = firstOfMonth(yearOf(start.date), month);
      return datesFrom(first, daysInMonth(yearOf(first), monthOf(first)));
    }
    case 'WEEKLY':
      return datesFrom(addDays(weekOf(start.date, rule.weekStart), steps * 7), 7);
    case 'DAILY':
      return [addDays(start.date, steps)];
  }
}

const secondsPerDay = 86_400;

/**
 * The moments of each hour, minute or second in turn. What a date or an hour rules out is stepped over at once: every second
 * of a January is years away from the one after it.
 */
function* unitPeriods(
  frequency: UnitFrequency,
  rule: RecurrenceRule,
  start: WallMoment,
): Generator<readonly WallMoment[]> {
  const unit = secondsOfUnit[frequency];
  const step = unit * rule.interval;
  let seconds = secondsOfDay(start);
  for (let fruitless = 0; fruitless <= cycle.DAILY; fruitless += 1) {
    const days = Math.floor(seconds / secondsPerDay);
    if (yearOf(start.date) + days / 365 > lastYear) return;
    const date = addDays(start.date, days);
    if (rule.until !== undefined && date > rule.until.date) return;
    const hour = Math.floor((seconds % secondsPerDay) / 3_600);
    const at = { date, hour, minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
    if (!meetsDate(date, rule)) {
      seconds = reach(seconds, (days + 1) * secondsPerDay, step);
    } else if (!isListed(hour, rule.hours)) {
      seconds = reach(seconds, (Math.floor(seconds / 3_600) + 1) * 3_600, step);
    } else {
      const moments = atPositions(momentsOfUnit(at, unit, rule), rule.positions);
      if (moments.length > 0) fruitless = -1;
      yield moments;
      seconds += step;
    }
  }
}

/** The first of `from`, `from + step`, … that is not before `to`. */
const reach = (from: number, to: number, step: number): number => from + Math.ceil((to - from) / step) * step;

function momentsOfUnit(at: WallMoment, unit: number, rule: RecurrenceRule): WallMoment[] {
  if (unit === secondsOfUnit.HOURLY) {
    return listed(rule.minutes, at.minute).flatMap((minute) => secondsAt({ ...at, minute }, rule));
  }
  if (!isListed(at.minute, rule.minutes)) return [];
  if (unit === secondsOfUnit.MINUTELY) return secondsAt(at, rule);
  return isListed(at.second, rule.seconds) ? [at] : [];
}

function timesOf(rule: RecurrenceRule, start: WallMoment): Omit<WallMoment, 'date'>[] {
  return listed(rule.hours, start.hour).flatMap((hour) =>
    listed(rule.minutes, start.minute).flatMap((minute) =>
      listed(rule.seconds, start.second).map((second) => ({ hour, minute, second })),
    ),
  );
}

/** The moments of a minute at the seconds that the rule names, or at its own. */
const secondsAt = ({ date, hour, minute, second: own }: WallMoment, { seconds }: RecurrenceRule): WallMoment[] =>
  listed(seconds, own).map((second) => ({ date, hour, minute, second }));

/** What a rule lists, in order and each once, or what it has of its own. */
const listed = (values: readonly number[], own: number): number[] =>
  values.length > 0 ? [...new Set(values)].toSorted((a, b) => a - b) : [own];

const isListed = (value: number, list: readonly number[]): boolean => list.length === 0 || list.includes(value);

function meetsDate(date: PlainDate, rule: RecurrenceRule): boolean {
  return (
    isListed(monthOf(date), rule.months) &&
    (rule.monthDays.length === 0 ||
      isCounted(dayOfMonth(date), daysInMonth(yearOf(date), monthOf(date)), rule.monthDays)) &&
    (rule.days.length === 0 || rule.days.some((day) => isRuleDay(date, day, rule))) &&
    meetsYearDay(date, rule) &&
    meetsWeekNumber(date, rule)
  );
}

function meetsYearDay(date: PlainDate, { yearDays }: RecurrenceRule): boolean {
  if (yearDays.length === 0) return true;
  const year = yearOf(date);
  return isCounted(daysBetween(firstOfMonth(year, 1), date) + 1, daysInYear(year), yearDays);
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
