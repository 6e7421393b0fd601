import { isDayOff, type DaysOff } from '../kernel/business-day.ts';
import { datesFrom } from '../kernel/dates-from.ts';
import { fraction, multiply, type Fraction } from '../kernel/fraction.ts';
import { addDays, daysBetween, type PlainDate } from '../kernel/time.ts';

/** Both dates included. */
export interface DateRange {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

const daysOf = ({ start, end }: DateRange): number => Math.max(0, daysBetween(start, end) + 1);

const common = (a: DateRange, b: DateRange): DateRange => ({
  start: a.start > b.start ? a.start : b.start,
  end: a.end < b.end ? a.end : b.end,
});

/** Within which dates a salary is earned; absent: since ever, for ever. */
export interface SalarySpan {
  readonly hireDate?: PlainDate;
  readonly terminationDate?: PlainDate;
  readonly wageEffective?: PlainDate;
  /** The date of the wage after this one. */
  readonly nextWageEffective?: PlainDate;
}

/**
 * The part of a period's salary that is earned, by calendar days with both ends included.
 *
 * | 1,000.00 for 1–10 Aug, wage from 6 Aug                     | 500.00 |
 * | wage from 5 Aug, hired 2 Aug, left on 8 Aug                | 400.00 |
 * | left on 31 July                                            | 0.00   |
 */
export function prorate(salary: Fraction, period: DateRange, span: SalarySpan): Fraction {
  const { hireDate = period.start, terminationDate = period.end } = span;
  const { wageEffective = period.start, nextWageEffective = addDays(period.end, 1) } = span;
  const employed = { start: hireDate, end: terminationDate };
  const paidSo = { start: wageEffective, end: addDays(nextWageEffective, -1) };
  const earned = common(period, common(employed, paidSo));
  return multiply(salary, fraction(daysOf(earned), daysOf(period)));
}

/**
 * Working days of a period, and those of them on unpaid leave; half for a leave of half days.
 *
 * | July 2024 without Sundays, unpaid 28 June – 3 July, 10–13, 28 July – 5 Aug | 27 days, 10 unpaid |
 */
export function paymentDays(
  period: DateRange,
  unpaid: readonly (DateRange & { readonly dayFraction: number })[],
  off: DaysOff,
): { readonly workingDays: number; readonly unpaidDays: number } {
  const working = datesFrom(period.start, daysOf(period)).filter((date) => !isDayOff(date, off));
  const unpaidOn = (date: PlainDate): number =>
    Math.min(
      1,
      unpaid
        .filter(({ start, end }) => start <= date && date <= end)
        .reduce((total, each) => total + each.dayFraction, 0),
    );
  return { workingDays: working.length, unpaidDays: working.reduce((total, date) => total + unpaidOn(date), 0) };
}
