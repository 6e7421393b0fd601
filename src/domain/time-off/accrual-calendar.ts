import { add, divide, fraction, greater, lesser, multiply, subtract, zero, type Fraction } from '../kernel/fraction.ts';
import { addYears, dayInMonth, firstOfMonth, monthOf, yearOf } from '../kernel/months.ts';
import { addDays, daysBetween, weekOf, type PlainDate, type Weekday } from '../kernel/time.ts';

/** On which dates time is granted; a day that a month does not have is its last. */
export type GrantFrequency =
  | { readonly every: 'week'; readonly weekday: Weekday }
  | { readonly every: 'month'; readonly dayOfMonth: number }
  | { readonly every: 'quarter'; readonly monthOfQuarter: number; readonly dayOfMonth: number }
  | { readonly every: 'half-year'; readonly month: number; readonly dayOfMonth: number }
  | { readonly every: 'year'; readonly month: number; readonly dayOfMonth: number };

/** What holds from so many years of service on. */
export interface Milestone {
  readonly afterYears: number;
  readonly minutesPerYear: number;
  /** What may be kept on an anniversary; the rest is lost. California forbids it for vacation: there only caps stop accrual. */
  readonly carryOverCapMinutes?: number;
  /** Accrual stops here; nothing that is there is taken away. */
  readonly balanceCapMinutes?: number;
  /** Most that one year of service may grant. */
  readonly annualCapMinutes?: number;
}

export interface CalendarAccrual {
  readonly hireDate: PlainDate;
  /** Grants before this date count, one on it does not yet. */
  readonly asOf: PlainDate;
  readonly frequency: GrantFrequency;
  readonly milestones: readonly Milestone[];
  /** Days of employment before the first grant. */
  readonly waitingDays: number;
  /** The first grant only for the days employed, as a part of a year of 365 days or of the grant's own period. */
  readonly prorateFirst?: 'of-year' | 'of-period';
  readonly openingMinutes: number;
}

const perYear = { week: 52, month: 12, quarter: 4, 'half-year': 2, year: 1 } as const;

/**
 * The balance in minutes, exact. On an anniversary the carry-over cap of the milestone then in force comes first, then
 * that day's grant.
 *
 * | hired 2001-03-05, 40 h a year, 80 h after a year, monthly on the 1st | 2003-03-05 | 120 h   |
 * | the same with at most 8 h, then 16 h carried over                    | 2002-04-05 | 22:40   |
 * | hired on a grant day                                                 | that day counts |    |
 */
export function accruedByCalendar(accrual: CalendarAccrual): Fraction {
  const { hireDate, asOf, waitingDays } = accrual;
  const firstGrant = addDays(hireDate, waitingDays);
  let balance = fraction(accrual.openingMinutes);
  let grantedInYear = zero;
  let isFirst = true;
  for (const event of eventsBetween(accrual)) {
    const milestone = milestoneOn(event.date, accrual);
    if (milestone === undefined) continue;
    if (event.kind === 'anniversary') {
      grantedInYear = zero;
      const cap = milestone.carryOverCapMinutes;
      if (cap !== undefined) balance = lesser(balance, fraction(cap));
    } else if (event.date >= firstGrant && event.date < asOf) {
      const grant = allowed(grantOn(event.date, milestone, accrual, isFirst), balance, grantedInYear, milestone);
      balance = add(balance, grant);
      grantedInYear = add(grantedInYear, grant);
      isFirst = false;
    }
  }
  return balance;
}

interface AccrualEvent {
  readonly kind: 'anniversary' | 'grant';
  readonly date: PlainDate;
}

/** Anniversaries and grant days, in order; on one date the anniversary comes first. */
function eventsBetween({ hireDate, asOf, frequency }: CalendarAccrual): AccrualEvent[] {
  const anniversaries = Array.from({ length: Math.max(0, yearOf(asOf) - yearOf(hireDate) + 1) }, (_, index) =>
    addYears(hireDate, index + 1),
  ).filter((date) => date < asOf);
  const grants = grantDays(frequency, hireDate, asOf).filter((date) => hireDate <= date && date < asOf);
  return [
    ...anniversaries.map((date) => ({ kind: 'anniversary' as const, date })),
    ...grants.map((date) => ({ kind: 'grant' as const, date })),
  ].toSorted((a, b) => (a.date === b.date ? a.kind.localeCompare(b.kind) : a.date < b.date ? -1 : 1));
}

function grantDays(frequency: GrantFrequency, from: PlainDate, to: PlainDate): PlainDate[] {
  if (frequency.every === 'week') {
    const first = weekOf(from, frequency.weekday);
    return Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, index) => addDays(first, index * 7));
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

function isGrantMonth(month: number, frequency: Exclude<GrantFrequency, { every: 'week' }>): boolean {
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

/** The milestone in force on a date: the last whose years of service are complete. */
const milestoneOn = (date: PlainDate, { hireDate, milestones }: CalendarAccrual): Milestone | undefined =>
  milestones
    .toSorted((a, b) => a.afterYears - b.afterYears)
    .findLast((each) => addYears(hireDate, each.afterYears) <= date);

function grantOn(date: PlainDate, milestone: Milestone, accrual: CalendarAccrual, isFirst: boolean): Fraction {
  const { hireDate, frequency, prorateFirst } = accrual;
  const whole = fraction(milestone.minutesPerYear, perYear[frequency.every]);
  if (!isFirst || prorateFirst === undefined) return whole;
  const employed = fraction(daysBetween(hireDate, date));
  if (prorateFirst === 'of-year') {
    return lesser(whole, multiply(fraction(milestone.minutesPerYear), divide(employed, fraction(365))));
  }
  const before = grantDays(frequency, addYears(date, -1), date).findLast((each) => each < date) ?? addYears(date, -1);
  return lesser(whole, multiply(whole, divide(employed, fraction(daysBetween(before, date)))));
}

/** What of a grant the caps let in. */
function allowed(grant: Fraction, balance: Fraction, grantedInYear: Fraction, milestone: Milestone): Fraction {
  const { balanceCapMinutes, annualCapMinutes } = milestone;
  const underBalance = balanceCapMinutes === undefined ? grant : lesser(grant, room(balanceCapMinutes, balance));
  return annualCapMinutes === undefined ? underBalance : lesser(underBalance, room(annualCapMinutes, grantedInYear));
}

const room = (cap: number, taken: Fraction): Fraction => greater(zero, subtract(fraction(cap), taken));
