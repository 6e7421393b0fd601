import { moveOffDaysOff, weekend } from '../kernel/business-day.ts';
import { dayInMonth, dayOfMonth, monthOf, yearOf } from '../kernel/months.ts';
import { addDays, daysBetween, type PlainDate } from '../kernel/time.ts';

export const payFrequencies = [
  'weekly',
  'biweekly',
  'four-weekly',
  'semimonthly',
  'monthly',
  'quarterly',
  'annual',
] as const;
export type PayFrequency = (typeof payFrequencies)[number];

/** When a period is paid. */
export interface PayDateRule {
  /** Days after its last, */
  readonly daysAfterEnd?: number;
  /** or the next of these days of a month after its last; a day that a month does not have is its last. */
  readonly daysOfMonth?: readonly number[];
  /** A pay date on a weekend or a holiday moves back to the working day before. */
  readonly businessDay: boolean;
}

export interface PayPeriodRule {
  readonly frequency: PayFrequency;
  /** A date on which a period begins; periods of whole weeks are counted from it. */
  readonly anchor?: PlainDate;
  /** Days of a month on which periods begin: 1 and 16 for half months, 1 for months, if absent. */
  readonly startDays?: readonly number[];
  readonly payDate?: PayDateRule;
}

/** Both dates included. */
export interface PayPeriod {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly pay?: PlainDate;
}

const lengthInDays: Partial<Record<PayFrequency, number>> = { weekly: 7, biweekly: 14, 'four-weekly': 28 };
/** Whether periods are whole weeks, which are counted from a date. */
export const countsWeeks = (frequency: PayFrequency): boolean => lengthInDays[frequency] !== undefined;

const lengthInMonths: Partial<Record<PayFrequency, number>> = { monthly: 1, quarterly: 3, annual: 12 };

/**
 * The pay periods from a date on, each a run of calendar dates.
 *
 * | weekly from 2004-09-27, paid 5 days after        | 09-27 – 10-03, paid Fri 10-08         |
 * | half months from the 1st and 15th, paid 10, 25   | 02-01 – 02-14 paid 02-25; 02-15 – 02-29 paid 03-10 |
 * | monthly from 2005-12-01                          | 12-01 – 12-31, 01-01 – 01-31, …       |
 */
export function payPeriods(
  rule: PayPeriodRule,
  from: PlainDate,
  count: number,
  holidays: readonly PlainDate[] = [],
): PayPeriod[] {
  const periods: PayPeriod[] = [];
  for (let start = from; periods.length < count;) {
    const next = nextStart(start, rule.anchor ?? from, rule);
    const end = addDays(next, -1);
    const pay = rule.payDate === undefined ? undefined : payDateOf(end, rule.payDate, holidays);
    periods.push(pay === undefined ? { start, end } : { start, end, pay });
    start = next;
  }
  return periods;
}

/**
 * The period that contains a date; undefined where the rule counts weeks and does not say from when.
 *
 * | biweekly from Mon 2026-11-02         | on 2026-11-20 | 11-16 – 11-29 |
 * | the same                             | on 2026-10-31 | 10-19 – 11-01 |
 * | half months from the 1st and 16th    | on 2026-02-16 | 02-16 – 02-28 |
 * | monthly from the 31st                | on 2026-02-28 | 02-28 – 03-30 |
 */
export function payPeriodAt(
  rule: PayPeriodRule,
  date: PlainDate,
  holidays: readonly PlainDate[] = [],
): PayPeriod | undefined {
  const start = startAtOrBefore(rule, date);
  return start === undefined ? undefined : payPeriods(rule, start, 1, holidays)[0];
}

function startAtOrBefore(rule: PayPeriodRule, date: PlainDate): PlainDate | undefined {
  const { frequency, anchor, startDays } = rule;
  const days = lengthInDays[frequency];
  if (days !== undefined) {
    if (anchor === undefined) return undefined;
    return addDays(anchor, Math.floor(daysBetween(anchor, date) / days) * days);
  }
  const months = lengthInMonths[frequency];
  const ownDays = startDays ?? (months === undefined ? [1, 16] : [anchor === undefined ? 1 : dayOfMonth(anchor)]);
  const [year, month] = [yearOf(date), monthOf(date)];
  const first = anchor === undefined ? month : monthOf(anchor);
  const step = months ?? 1;
  // Of the date's own month, or of the first after it that one begins in, and of the two before that.
  const ahead = (((first - month) % step) + step) % step;
  const candidates = [0, 1, 2].flatMap((back) =>
    ownDays.map((day) => dayInMonth(year, month + ahead - back * step, day)),
  );
  return candidates.toSorted().findLast((candidate) => candidate <= date);
}

function nextStart(start: PlainDate, anchor: PlainDate, { frequency, startDays }: PayPeriodRule): PlainDate {
  const days = lengthInDays[frequency];
  if (days !== undefined) return addDays(start, days);
  const months = lengthInMonths[frequency];
  if (months !== undefined) {
    const day = startDays?.[0] ?? dayOfMonth(anchor);
    const next = dayInMonth(yearOf(start), monthOf(start) + months, day);
    const sooner = dayInMonth(yearOf(start), monthOf(start), day);
    return months === 1 && sooner > start ? sooner : next;
  }
  return nextDayOfMonth(start, startDays ?? [1, 16]);
}

/** The next of some days of a month after a date. */
function nextDayOfMonth(after: PlainDate, days: readonly number[]): PlainDate {
  const candidates = [0, 1].flatMap((months) =>
    days.map((day) => dayInMonth(yearOf(after), monthOf(after) + months, day)),
  );
  return candidates.toSorted().find((date) => date > after) as PlainDate;
}

function payDateOf(end: PlainDate, rule: PayDateRule, holidays: readonly PlainDate[]): PlainDate {
  const { daysAfterEnd = 0, daysOfMonth } = rule;
  const date = daysOfMonth === undefined ? addDays(end, daysAfterEnd) : nextDayOfMonth(end, daysOfMonth);
  return rule.businessDay ? moveOffDaysOff(date, 'before', { weekdays: weekend, holidays }) : date;
}
