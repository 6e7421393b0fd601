import { decimal, fraction, greater, multiply, subtract, zero, type Fraction } from '../kernel/fraction.ts';
import { payFor, roundToCents, type Cents } from '../kernel/money.ts';

/** Pay for coming although there was little to do: IWC orders 1 to 16, section 5(A) and (B). */
export interface ReportingTimeRule {
  /** Of the scheduled or usual day, decimal text: `0.5`. */
  readonly fraction: string;
  readonly minMinutes: number;
  readonly maxMinutes: number;
  /** A second report on one day pays at least this. */
  readonly secondReportMinutes: number;
}

/** Minutes that are paid for reporting, beyond those worked. They are no hours worked, and no base of overtime. */
export interface Guarantee {
  readonly paidMinutes: number;
  readonly topUpMinutes: number;
}

/**
 * Less than half of the scheduled day: half of it is paid, at least 2 hours, at most 4.
 *
 * | scheduled | worked | paid   |
 * | 8 h       | 1 h    | 4 h    |
 * | 8 h       | 4 h    | 4 h, worked |
 * | 10 h      | 1 h    | 4 h    |
 * | 10 h      | 4:30   | 4:30, worked |
 * | 3 h       | 0      | 2 h    |
 */
export function reportingTime(scheduledMinutes: number, workedMinutes: number, rule: ReportingTimeRule): Guarantee {
  const share = multiply(fraction(scheduledMinutes), decimal(rule.fraction));
  const promised = Math.ceil(Number(share.numerator) / Number(share.denominator));
  const isShort = workedMinutes < promised;
  const least = isShort ? Math.min(Math.max(promised, rule.minMinutes), rule.maxMinutes) : 0;
  return guaranteed(workedMinutes, least);
}

/** Called in a second time on one day: two hours at least, whatever the first report came to. */
export const secondReport = (workedMinutes: number, rule: ReportingTimeRule): Guarantee =>
  guaranteed(workedMinutes, rule.secondReportMinutes);

const guaranteed = (workedMinutes: number, least: number): Guarantee => ({
  paidMinutes: Math.max(workedMinutes, least),
  topUpMinutes: Math.max(0, least - workedMinutes),
});

export interface SplitShiftRule {
  /** An unpaid gap longer than this splits the day, a break among them: 60. */
  readonly gapOverMinutes: number;
}

export const isSplitShift = (unpaidGapMinutes: readonly number[], rule: SplitShiftRule): boolean =>
  unpaidGapMinutes.some((minutes) => minutes > rule.gapOverMinutes);

/**
 * One hour at the minimum wage for a split day, less what is earned above the minimum wage anyway (IWC orders section
 * 4(C), Aleman v. AirTouch 2012): (hours + 1) times the minimum wage less the wages of the day, if that is more than nothing.
 *
 * | worked | rate  | minimum wage | premium |
 * | 6 h    | 15.00 | 13.00        | 1.00    |
 * | 6 h    | 16.00 | 13.00        | 0.00    |
 * | 8 h    | 10.00 | 10.00        | 10.00   |
 *
 * @param wages all that the day earns for its hours, in cents and exact: overtime and premiums of the day among it
 */
export function splitShiftPremium(workedMinutes: number, wages: Fraction, minimumWage: string): Cents {
  const promised = payFor(workedMinutes + 60, decimal(minimumWage), fraction(1));
  return roundToCents(greater(zero, subtract(promised, wages)));
}

/** A shift in minutes; worked from its beginning to its end, unless it says otherwise. */
export interface SpannedShift {
  readonly fromMinutes: number;
  readonly toMinutes: number;
  readonly workedMinutes?: number;
}

/** Each shift pays at least so long, if it begins at least so long after the one before. */
export interface MinimumShiftRule {
  readonly minutes: number;
  readonly gapMinutes: number;
}

/**
 * Minutes to add to each shift.
 *
 * | shifts 6–8, 11–13, 21:30–23:30, 4 h after a gap of 8 h | adds 2 h, 0, 2 h |
 * | shift 6–9 with an unpaid meal of 30 min, 4 h           | adds 1:30        |
 */
export function minimumShiftTopUps(
  shifts: readonly SpannedShift[],
  { minutes, gapMinutes }: MinimumShiftRule,
): number[] {
  return shifts.map(({ fromMinutes, toMinutes, workedMinutes = toMinutes - fromMinutes }, index) => {
    const before = shifts[index - 1];
    const isNew = before === undefined || fromMinutes - before.toMinutes >= gapMinutes;
    return isNew ? Math.max(0, minutes - workedMinutes) : 0;
  });
}
