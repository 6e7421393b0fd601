import { fraction, zero, type Fraction } from '../kernel/fraction.ts';
import { addYears, dayInMonth, firstOfMonth, monthOf, yearOf } from '../kernel/months.ts';
import { addDays, daysBetween, weekOf, type PlainDate, type Weekday } from '../kernel/time.ts';
import type { CalendarAccrual } from './accrual-calendar.ts';

/** On which dates time is granted; a day that a month does not have is its last. */
export type GrantFrequency =
  /** On the days on which somebody's own pay periods begin. */
  | { readonly every: 'pay-period' }
  | { readonly every: 'week'; readonly weekday: Weekday }
  /** Every other week, counted from a date of one. */
  | { readonly every: 'two-weeks'; readonly from: PlainDate }
  | { readonly every: 'month'; readonly dayOfMonth: number }
  | { readonly every: 'quarter'; readonly monthOfQuarter: number; readonly dayOfMonth: number }
  | { readonly every: 'half-year'; readonly month: number; readonly dayOfMonth: number }
  | { readonly every: 'year'; readonly month: number; readonly dayOfMonth: number };

/** A day on which a pay period begins, and how many such periods make a year. */
export interface PayDay {
  readonly on: PlainDate;
  readonly perYear: number;
  /** Of so many days of the period it is for so many: fewer, where a former period had the others. */
  readonly forDays: number;
  readonly ofDays: number;
}

/** A day of each calendar year. */
export interface YearBegin {
  readonly month: number;
  readonly dayOfMonth: number;
}

/** When time is granted. */
export type Granted = Pick<CalendarAccrual, 'frequency' | 'payDays'>;

export interface CalendarEvent {
  readonly kind: 'year' | 'grant';
  readonly date: PlainDate;
  /** The grant day until which this is granted, where it is ahead of the first. */
  readonly aheadOf?: PlainDate;
}

/** Years that begin and grant days from a date on and before another, in order; on one date the year comes first. */
export function calendarEvents(
  accrual: Pick<CalendarAccrual, 'hireDate' | 'frequency' | 'waitingDays' | 'prorateFirst' | 'yearBegins' | 'payDays'>,
  from: PlainDate,
  to: PlainDate,
): CalendarEvent[] {
  const grants = grantDays(accrual, from, to).filter((date) => from <= date && date < to);
  const ahead = aheadOfFirst(accrual).filter(({ date }) => from <= date && date < to);
  return [
    ...yearsWithin(accrual, from, to),
    ...grants.map((date) => ({ kind: 'grant' as const, date })),
    ...ahead,
  ].toSorted((a, b) => (a.date === b.date ? b.kind.localeCompare(a.kind) : a.date < b.date ? -1 : 1));
}

/** Years that begin from a date on and before another, in order; the one that the day of being hired begins is none. */
export const yearsWithin = (
  { hireDate, yearBegins }: Pick<CalendarAccrual, 'hireDate' | 'yearBegins'>,
  from: PlainDate,
  to: PlainDate,
): CalendarEvent[] =>
  Array.from({ length: Math.max(0, yearOf(to) - yearOf(hireDate) + 1) }, (_, index) =>
    yearBegins === undefined
      ? addYears(hireDate, index + 1)
      : dayInMonth(yearOf(hireDate) + index, yearBegins.month, yearBegins.dayOfMonth),
  )
    .filter((date) => hireDate < date && from <= date && date < to)
    .map((date) => ({ kind: 'year', date }));

/** The year that a date is in: from the day on which it begins, up to the next such day. */
export function yearAround(
  date: PlainDate,
  { hireDate, yearBegins }: Pick<CalendarAccrual, 'hireDate' | 'yearBegins'>,
): { readonly from: PlainDate; readonly until: PlainDate } {
  const beginIn = (year: number) =>
    yearBegins === undefined
      ? addYears(hireDate, year - yearOf(hireDate))
      : dayInMonth(year, yearBegins.month, yearBegins.dayOfMonth);
  const year = yearOf(date);
  return beginIn(year) <= date
    ? { from: beginIn(year), until: beginIn(year + 1) }
    : { from: beginIn(year - 1), until: beginIn(year) };
}

/** What is granted on the first day for the period that is under way then. */
const aheadOfFirst = (
  accrual: Pick<CalendarAccrual, 'hireDate' | 'frequency' | 'waitingDays' | 'prorateFirst' | 'payDays'>,
): CalendarEvent[] =>
  accrual.prorateFirst === 'ahead' ? aheadFrom(addDays(accrual.hireDate, accrual.waitingDays), accrual) : [];

/** What is granted on a date for the rest of the period that is under way; a date on which all are granted has no such period. */
export function aheadFrom(date: PlainDate, granted: Granted): CalendarEvent[] {
  const next = grantOnOrAfter(date, granted);
  return next === date ? [] : [{ kind: 'grant', date, aheadOf: next }];
}

/** From when on and until before when a grant that is ahead is for. */
export const periodAhead = (
  { date, aheadOf }: Pick<CalendarEvent, 'date' | 'aheadOf'>,
  granted: Granted,
): { readonly start: PlainDate; readonly end: PlainDate } =>
  aheadOf === undefined
    ? { start: date, end: grantOnOrAfter(addDays(date, 1), granted) }
    : { start: grantBefore(aheadOf, granted), end: aheadOf };

const grantOnOrAfter = (date: PlainDate, granted: Granted): PlainDate =>
  grantDays(granted, date, addYears(date, 2)).find((each) => each >= date) ?? addYears(date, 1);

export const grantBefore = (date: PlainDate, granted: Granted): PlainDate =>
  grantDays(granted, addYears(date, -1), date).findLast((each) => each < date) ?? addYears(date, -1);

function grantDays({ frequency, payDays = [] }: Granted, from: PlainDate, to: PlainDate): PlainDate[] {
  if (frequency.every === 'pay-period') return payDays.map(({ on }) => on);
  if (frequency.every === 'week') {
    const first = weekOf(from, frequency.weekday);
    return Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, index) => addDays(first, index * 7));
  }
  if (frequency.every === 'two-weeks') {
    const first = addDays(from, -(((daysBetween(frequency.from, from) % 14) + 14) % 14));
    return Array.from({ length: Math.max(0, Math.floor(daysBetween(first, to) / 14) + 1) }, (_, index) =>
      addDays(first, index * 14),
    );
  }
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  const first = firstOfMonth(yearOf(from), monthOf(from));
  return Array.from({ length: Math.max(0, months + 1) }, (_, index) => {
    const month = firstOfMonth(yearOf(first), monthOf(first) + index);
    return isGrantMonth(monthOf(month), frequency)
      ? dayInMonth(yearOf(month), monthOf(month), frequency.dayOfMonth)
      : undefined;
  }).filter((date) => date !== undefined);
}

function isGrantMonth(
  month: number,
  frequency: Exclude<GrantFrequency, { every: 'pay-period' | 'week' | 'two-weeks' }>,
): boolean {
  switch (frequency.every) {
    case 'month':
      return true;
    case 'quarter':
      return (month - 1) % 3 === frequency.monthOfQuarter - 1;
    case 'half-year':
      return (month - 1) % 6 === (frequency.month - 1) % 6;
    case 'year':
      return month === frequency.month;
  }
}

const perYear = { week: 52, 'two-weeks': 26, month: 12, quarter: 4, 'half-year': 2, year: 1 } as const;

/** The part of a year that is granted on a date, however many such dates the year has. */
export function partOfYearOn(date: PlainDate, { frequency, payDays = [] }: Granted): Fraction {
  if (frequency.every !== 'pay-period') return fraction(1, perYear[frequency.every]);
  const payDay = payDays.find(({ on }) => on === date);
  return payDay === undefined ? zero : fraction(payDay.forDays, payDay.perYear * payDay.ofDays);
}
