import { compare, decimal, fraction, greater, zero } from '../kernel/fraction.ts';
import { cents, type Cents } from '../kernel/money.ts';
import type { PlainDate } from '../kernel/time.ts';
import type { DueDay } from './day-account.ts';
import { deductionLimit } from './deduction-limit.ts';

/** A day that is paid, as far as deductions are held to the minimum wage. */
export interface FloorDay {
  /** The first date of its workweek. */
  readonly startsOn: PlainDate;
  readonly kind: DueDay['kind'];
  readonly minutes: number;
  /** The rate by which it was approved; null where none was known. */
  readonly centsPerHour: Cents | null;
  /** Of an hour by the rules of its person, decimal text; null where they name none. */
  readonly minimumWage: string | null;
  /** What it is paid of time off: pay, and for no hour worked. Of a difference the rise of it, less what else of the day it takes back. */
  readonly leaveCents: Cents;
}

/**
 * Most that deductions may take of some days without bringing the pay of a workweek below the minimum wage or cutting into overtime: 29 U.S.C. 206,
 * 29 CFR 531.35. Each workweek stands alone, at the average of its rates. The minimum wage is owed for hours worked; what is paid of time off is for none (29 CFR
 * 778.218), and may be taken as well.
 *
 * It knows the days of one payment alone: of a workweek that two payments share each is held to what its own days leave, and neither sees what the other
 * took. Past 40 hours that is more than the workweek leaves: 50 hours at 8.25 leave 40.00 in one payment, and twice 25.00 in two of 25 hours.
 *
 * | 30 h at 7.75, minimum wage 7.25           | 15.00 |
 * | 50 h at 7.75                              | 20.00 |
 * | 20 h at 7.25, 20 h at 8.25: 40 h at 7.75  | 20.00 |
 * | 30 h at 7.75, and 8 h of vacation: 62.00  | 77.00 |
 * | 30 h at 7.75, a difference of vacation: 62.00, another of hours: −20.00 | 57.00 |
 *
 * @returns null where no hours are paid, or of a day no rate or no minimum wage is known
 */
export function mostDeductible(days: readonly FloorDay[]): Cents | null {
  const weeks = [
    ...Map.groupBy(
      days.filter(({ minutes }) => minutes > 0),
      ({ startsOn }) => startsOn,
    ).values(),
  ];
  const limits = weeks.map(limitOfWeek);
  return limits.length > 0 && limits.every((limit) => limit !== null)
    ? cents(limits.reduce((sum, each) => sum + each, leaveOf(days)))
    : null;
}

/** What differences take back is set against what they pay of time off; what is left of it, {@link setOffOf} tells. */
function leaveOf(days: readonly FloorDay[]): number {
  const sum = (kind: DueDay['kind']) =>
    days.reduce((total, day) => (day.kind === kind ? total + day.leaveCents : total), 0);
  return sum('paid') + Math.max(0, sum('difference'));
}

function limitOfWeek(days: readonly FloorDay[]): Cents | null {
  let [minutes, earned, minimum] = [0, zero.numerator, zero];
  for (const day of days) {
    if (day.centsPerHour === null || day.minimumWage === null) return null;
    minutes += day.minutes;
    earned += BigInt(day.minutes) * BigInt(day.centsPerHour);
    minimum = greater(minimum, decimal(day.minimumWage));
  }
  return deductionLimit(fraction(earned, minutes * 100), minimum, minutes);
}

/** The minimum wage that some days are held to: the highest, where there are several; null where none is named. */
export const minimumWageOf = (days: readonly FloorDay[]): string | null =>
  days
    .map(({ minimumWage }) => minimumWage)
    .reduce((a, b) => (a === null || (b !== null && decimalIsMore(b, a)) ? b : a), null);

const decimalIsMore = (a: string, b: string): boolean => compare(decimal(a), decimal(b)) > 0;

/** What was paid too much before, and is set against the days that are due; nothing where differences come to nothing or more. */
export const setOffOf = (days: readonly Pick<DueDay, 'kind' | 'cents'>[]): Cents =>
  cents(Math.max(0, 0 - days.reduce((sum, one) => (one.kind === 'difference' ? sum + one.cents : sum), 0)));

/** A payment, as far as its deductions are held to the minimum wage. */
export interface FloorQuestion {
  /** What {@link mostDeductible} says of its days. */
  readonly deductibleCents: Cents | null;
  readonly totalCents: Cents;
  /** What the rules say of its days: pay beyond it is free to be deducted. */
  readonly owedCents: Cents;
  readonly deductionsCents: Cents;
  /** What {@link setOffOf} says of its days: it is taken like a deduction. Absent, nothing is. */
  readonly setOffCents?: Cents | undefined;
}

/**
 * Most that deductions, and what is set off, may take where they take more; undefined where they do not, or where nothing is known of it. It is pointed out and forbids
 * nothing: it holds for what serves the employer, such as uniforms, tools or shortages, not for taxes, court orders or what somebody chose for themselves.
 */
export function cutsIntoMinimum({
  deductibleCents,
  totalCents,
  owedCents,
  deductionsCents,
  setOffCents = cents(0),
}: FloorQuestion): Cents | undefined {
  if (deductibleCents === null) return undefined;
  const most = cents(Math.max(0, deductibleCents + totalCents - owedCents));
  return deductionsCents + setOffCents > most ? most : undefined;
}
