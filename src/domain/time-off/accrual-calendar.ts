import {
  add,
  divide,
  fraction,
  greater,
  lesser,
  multiply,
  one,
  reduced,
  roundHalfAwayFromZero,
  subtract,
  zero,
  type Fraction,
} from '../kernel/fraction.ts';
import { addYears } from '../kernel/months.ts';
import { addDays, daysBetween, type PlainDate } from '../kernel/time.ts';
import {
  grantBefore,
  partOfYearOn,
  yearAround,
  type CalendarEvent,
  type Granted,
  type GrantFrequency,
  type PayDay,
  type YearBegin,
} from './grant-days.ts';

/**
 * The first grant only for the days employed before it, as a part of a year of 365 days or of the grant's own period, and whole on the
 * day of being hired; or ahead: on the first day, for what is left until the next grant.
 */
export type FirstGrant = 'of-year' | 'of-period' | 'ahead';

/** What holds from so many years of service on. */
export interface Milestone {
  readonly afterYears: number;
  readonly minutesPerYear: number;
  /** What may be kept as a year ends; the rest is lost. California forbids it for vacation: there only caps stop accrual. */
  readonly carryOverCapMinutes?: number;
  /** Accrual stops here; nothing that is there is taken away. */
  readonly balanceCapMinutes?: number;
  /** Most that one year may grant. */
  readonly annualCapMinutes?: number;
}

export interface CalendarAccrual {
  readonly hireDate: PlainDate;
  readonly frequency: GrantFrequency;
  readonly milestones: readonly Milestone[];
  /** Days of employment before the first grant. */
  readonly waitingDays: number;
  readonly prorateFirst?: FirstGrant;
  /** The day on which a year of it begins; left out, the day of being hired. */
  readonly yearBegins?: YearBegin;
  /** When their pay periods begin, in order, where time is granted with them; a year further than is asked for on each side. */
  readonly payDays?: readonly PayDay[];
}

/** What a balance is in the middle of its year, in minutes. */
export interface AccrualState {
  readonly balance: number;
  readonly grantedInYear: number;
  /** Grants since the year began. */
  readonly grants: number;
  /** The part of the year that weeks and pay periods were granted for since it began. */
  readonly partOfYear: Fraction;
  /** When anything was granted last. */
  readonly grantedOn: PlainDate | undefined;
  /** Whether no grant day has come yet. */
  readonly isFirst: boolean;
}

/** Before anything is granted. */
export const nothingGranted = {
  grantedInYear: 0,
  grants: 0,
  partOfYear: zero,
  grantedOn: undefined,
  isFirst: true,
} as const;

/** The state in the year of a date: what a year before it was granted says nothing of this one. */
export function inYearOf<State extends AccrualState>(
  state: State,
  date: PlainDate,
  year: Pick<CalendarAccrual, 'hireDate' | 'yearBegins'>,
): State {
  const isOver = state.grantedOn !== undefined && state.grantedOn < yearAround(date, year).from;
  return isOver ? { ...state, grantedInYear: 0, grants: 0, partOfYear: zero } : state;
}

/**
 * What a year that begins or a grant day makes of a balance. As a year begins, on the anniversary unless another day is set, the
 * carry-over cap of the milestone then in force comes first, then that day's grant. Whole minutes are the differences of what had been
 * granted in the year by then, rounded: so that no part of a minute is lost however often time is granted.
 *
 * | hired 2001-03-05, 40 h a year, 80 h after a year, monthly on the 1st | through 2003-03-04 | 120 h |
 * | the same with at most 8 h, then 16 h carried over                    | through 2002-04-04 | 22:40 |
 * | hired on a grant day                                                 | that day counts |    |
 * | hired 2001-10-01, 80 h on each 1 Jan, ahead                          | 2001-10-01 | 92 of 365 days: 20:10 |
 * | hired 2002-01-01, the same                                           | 2002-01-01 | 80 h  |
 * | hired 2001-10-01, the same, 10 h carried, years begin on 1 Jan       | 2002-01-01 | 90 h  |
 * | the same, years begin on the anniversary                             | 2002-01-01 | 100:10 |
 * | 80 h a year, weekly, in a year with 53 of its days                   | the 53rd   | nothing: the year has its 80 h |
 */
export function stepByCalendar(before: AccrualState, event: CalendarEvent, accrual: CalendarAccrual): AccrualState {
  const milestone = milestoneOn(event.date, accrual);
  if (milestone === undefined) return before;
  if (event.kind === 'year') return yearBegun(before, milestone.carryOverCapMinutes);
  if (event.date < addDays(accrual.hireDate, accrual.waitingDays)) return before;
  const state = inYearOf(before, event.date, accrual);
  const part = partGranted(event, accrual, state);
  const exact = grantOn(event, milestone, accrual, { part, isFirst: state.isFirst });
  const grant = wholeMinutes(exact, event.aheadOf === undefined ? state.grants : 0);
  const granted = allowed(grant, state, milestone);
  return {
    balance: state.balance + granted,
    grantedInYear: state.grantedInYear + granted,
    grants: state.grants + 1,
    partOfYear: isOfDays(accrual, event) ? reduced(add(state.partOfYear, part)) : state.partOfYear,
    grantedOn: event.date,
    isFirst: false,
  };
}

/** The state as a year begins, into which no more is carried than may be. */
export const yearBegun = <State extends AccrualState>(state: State, cap: number | undefined): State => ({
  ...state,
  balance: cap === undefined ? state.balance : Math.min(state.balance, cap),
  grantedInYear: 0,
  grants: 0,
  partOfYear: zero,
});

/** Whether a grant is for so many days, of which a year has no whole number: some years have 53 weeks, or 27 times two. */
const isOfDays = ({ frequency: { every } }: Granted, { aheadOf }: CalendarEvent): boolean =>
  aheadOf === undefined && (every === 'week' || every === 'two-weeks' || every === 'pay-period');

/** The part of a year's time that a grant is: no more than is left of the year. */
function partGranted(event: CalendarEvent, accrual: Granted, { partOfYear }: AccrualState): Fraction {
  const part = partOfYearOn(event.aheadOf ?? event.date, accrual);
  return isOfDays(accrual, event) ? lesser(part, greater(zero, subtract(one, partOfYear))) : part;
}

/** The nth of equal grants, so that n of them come to n times the exact one, rounded. */
const wholeMinutes = (grant: Fraction, before: number): number =>
  rounded(multiply(grant, fraction(before + 1))) - rounded(multiply(grant, fraction(before)));

const rounded = (value: Fraction): number => Number(roundHalfAwayFromZero(value));

/** The milestone in force on a date: the last whose years of service are complete. */
const milestoneOn = (
  date: PlainDate,
  { hireDate, milestones }: Pick<CalendarAccrual, 'hireDate' | 'milestones'>,
): Milestone | undefined =>
  milestones
    .toSorted((a, b) => a.afterYears - b.afterYears)
    .findLast((each) => addYears(hireDate, each.afterYears) <= date);

function grantOn(
  { date, aheadOf }: CalendarEvent,
  milestone: Milestone,
  accrual: CalendarAccrual,
  { part, isFirst }: { readonly part: Fraction; readonly isFirst: boolean },
): Fraction {
  const { hireDate, prorateFirst } = accrual;
  const whole = multiply(fraction(milestone.minutesPerYear), part);
  if (aheadOf !== undefined) {
    return multiply(whole, fraction(daysBetween(date, aheadOf), daysBetween(grantBefore(aheadOf, accrual), aheadOf)));
  }
  if (!isFirst || prorateFirst === undefined || prorateFirst === 'ahead') return whole;
  const days = daysBetween(hireDate, date);
  if (days <= 0) return whole;
  const employed = fraction(days);
  if (prorateFirst === 'of-year') {
    return lesser(whole, multiply(fraction(milestone.minutesPerYear), divide(employed, fraction(365))));
  }
  return lesser(whole, multiply(whole, divide(employed, fraction(daysBetween(grantBefore(date, accrual), date)))));
}

/** What of a grant the caps let in; a cap never takes away what is there. */
export function allowed(
  grant: number,
  { balance, grantedInYear }: Pick<AccrualState, 'balance' | 'grantedInYear'>,
  { balanceCapMinutes, annualCapMinutes }: Pick<Milestone, 'balanceCapMinutes' | 'annualCapMinutes'>,
): number {
  const room = Math.min(
    balanceCapMinutes === undefined ? grant : balanceCapMinutes - balance,
    annualCapMinutes === undefined ? grant : annualCapMinutes - grantedInYear,
  );
  return Math.min(grant, Math.max(0, room));
}
