import {
  add,
  decimal,
  fraction,
  greater,
  multiply,
  one,
  subtract,
  sumOf,
  toDecimal,
  zero,
  type Fraction,
} from '../kernel/fraction.ts';
import { payFor } from '../kernel/money.ts';
import { inMinutes, millisecondsOf, millisecondsPerMinute, overlap, type Instant, type Span } from '../kernel/time.ts';
import {
  isSplitShift,
  minimumShiftTopUps,
  reportingTime,
  secondReport,
  splitShiftPremium,
  type ReportingTimeRule,
  type SpannedShift,
} from './guarantees.ts';
import { minimumWageOn, type PayPolicy, type Premium } from './pay-policy.ts';
import type { PayableDay } from './payable-day.ts';
import { isOfWeekend } from './premium-windows.ts';
import { isLesserPremium, type Rates } from './regular-rate.ts';
import { extentOf, type DayReport } from './reports.ts';
import type { Earning } from './week-earnings.ts';
import { hourLine, type PayLine } from './week-pay.ts';
import { rateOn, type PayFacts, type WeekQuestion } from './week-question.ts';
import type { DatedShift } from './work-time.ts';

const hours = (minutes: number): Fraction => fraction(minutes, 60);

/** What the premium windows earn in the week: one earning for each premium, rounded to the cent as a line is. */
export const premiumEarnings = (days: readonly PayableDay[], { premiums = [] }: PayPolicy, pay: PayFacts): Earning[] =>
  premiums.flatMap((premium) => {
    const exact = days.reduce((sum, day) => add(sum, premiumOf(day, premium, pay)), zero);
    if (exact.numerator === 0n) return [];
    const creditable = isCreditable(premium);
    return [{ code: premium.code, amount: toDecimal(exact, 2), inRegularRate: !creditable, creditable }];
  });

/**
 * | 1.5 times on Saturdays and Sundays       | creditable        |
 * | 1.5 times from 22:00 to 6:00 every day   | part of the rate  |
 * | the same, where the policy credits it    | creditable        |
 * | 1.49 times                               | part of the rate  |
 */
const isCreditable = ({ multiplier, windows, creditable }: Premium): boolean =>
  multiplier !== undefined && !isLesserPremium(decimal(multiplier)) && (creditable ?? windows.every(isOfWeekend));

function premiumOf(day: PayableDay, premium: Premium, pay: PayFacts): Fraction {
  const minutes = day.premiumMinutes.get(premium.code) ?? 0;
  const added = premium.addPerHour === undefined ? zero : decimal(premium.addPerHour);
  const rate = rateOn(pay, day.date);
  const isTimes = premium.multiplier !== undefined && rate !== undefined;
  const times = isTimes ? multiply(decimal(rate), subtract(decimal(premium.multiplier), one)) : zero;
  return multiply(hours(minutes), add(added, greater(zero, times)));
}

/** What guarantees are worked out from, beside the days. */
export type PaidQuestion = Pick<WeekQuestion, 'policy' | 'facts' | 'until'> & {
  readonly pay: PayFacts;
  /** All that were read, those before the week among them. */
  readonly shifts: readonly DatedShift[];
};

/**
 * Lines that are pay and no hours worked: missed meals and rests at the regular rate (Ferra 2021), and the guarantees for
 * short, split and minimum shifts.
 */
export function guaranteeLines(days: readonly PayableDay[], question: PaidQuestion, rates: Rates): PayLine[] {
  const { policy } = question;
  const meals = days.filter((day) => day.mealRest?.mealPremium === true).length;
  const rests = days.filter((day) => day.mealRest?.restPremium === true).length;
  const minutesEach = (policy.mealRest?.premiumHours ?? 0) * 60;
  const shortShifts = shortShiftsOf(question);
  const addedBy = new Map(shortShifts.map(({ part, topUpMinutes }) => [part, topUpMinutes]));
  const addedTo = ({ reports }: PayableDay) => reports.reduce((sum, { part }) => sum + (addedBy.get(part) ?? 0), 0);
  return [
    hourLine('meal-premium', meals * minutesEach, rates.regular),
    hourLine('rest-premium', rests * minutesEach, rates.regular),
    ...days.flatMap((day) => dayGuarantees(day, question, rates, addedTo(day))),
    ...minimumShiftLines(days, shortShifts),
  ].filter((line) => line.cents !== 0);
}

/** @param addedMinutes what short shifts that came on the day are paid beyond their work: the same hours are not guaranteed twice */
function dayGuarantees(day: PayableDay, question: PaidQuestion, rates: Rates, addedMinutes: number): PayLine[] {
  const { policy, pay } = question;
  const { date } = day;
  const rate = rateOn(pay, date);
  if (rate === undefined) return [];
  const lines: PayLine[] = [];
  if (policy.reportingTime !== undefined && day.reports.length > 0) {
    const owed = Math.max(0, reportingMinutes(day, question, policy.reportingTime) - addedMinutes);
    // IWC orders, section 5(A): at the regular rate of pay. What the hour itself would have earned is the least of it.
    lines.push({ ...hourLine('reporting-time', owed, greater(decimal(rate), rates.regular)), date });
  }
  const minimumWage = minimumWageOn(policy, date);
  if (
    policy.splitShift !== undefined &&
    minimumWage !== undefined &&
    isSplitShift(unpaidGaps(day), policy.splitShift)
  ) {
    const owed = splitShiftPremium(day.workedMinutes, wagesOf(day, question, rates, rate), minimumWage);
    lines.push({ kind: 'split-shift', cents: owed, date });
  }
  return lines;
}

/** What the schedule of a day promises beyond its work, or a second report, whichever is more: an hour of pay meets both. */
function reportingMinutes(day: PayableDay, question: Schedule, rule: ReportingTimeRule): number {
  return Math.max(promisedMinutes(day, question, rule), againMinutes(day, question, rule));
}

type Schedule = Pick<PaidQuestion, 'facts' | 'until'>;

/** What the schedule of a day promises beyond its work. */
export function promisedMinutes(day: PayableDay, { facts }: Pick<Schedule, 'facts'>, rule: ReportingTimeRule): number {
  const scheduledMinutes = facts?.get(day.date)?.scheduledMinutes;
  return scheduledMinutes === undefined ? 0 : reportingTime(scheduledMinutes, minutesOfReports(day), rule).topUpMinutes;
}

/** What second reports of a day pay beyond their work. */
export const againMinutes = (day: PayableDay, { until }: Pick<Schedule, 'until'>, rule: ReportingTimeRule): number =>
  secondReports(day.reports, until).reduce(
    (sum, { part }) => sum + secondReport(part.shiftMinutes, rule).topUpMinutes,
    0,
  );

/** Shifts after the first of a day. Who comes back to the same published shift was not called a second time; who is still at work may stay. */
const secondReports = (reports: readonly DayReport[], until: Instant): readonly DayReport[] =>
  reports.filter(
    ({ part, scheduled }, index) =>
      index > 0 &&
      extentOf(part.shift).to < until &&
      !reports.slice(0, index).some((before) => scheduled !== undefined && before.scheduled === scheduled),
  );

/** All that the hours of a day earn, in cents: a premium that is creditable against overtime is paid once with it. */
export function wagesOf(
  day: PayableDay,
  { policy, pay }: Pick<PaidQuestion, 'policy' | 'pay'>,
  rates: Rates,
  rate: string,
): Fraction {
  const plain = payFor(day.workedMinutes, decimal(rate), one);
  const overtime = sumOf(
    [...day.byMultiplier].map(([multiplier, minutes]) => payFor(minutes, rates.premiumAt(decimal(multiplier)), one)),
  );
  const earned = (premiums: readonly Premium[]) =>
    multiply(sumOf(premiums.map((premium) => premiumOf(day, premium, pay))), fraction(100));
  const { premiums = [] } = policy;
  const others = premiums.filter((premium) => !isCreditable(premium));
  return sumOf([plain, greater(overtime, earned(premiums.filter(isCreditable))), earned(others)]);
}

/**
 * What was worked of the shifts that came on a day, to their ends. That is what a schedule is held against, which counts a shift whole
 * on the day on which it begins: somebody on from 22:00 to 6:00 was not sent home at midnight.
 */
export function minutesOfReports({ workedMinutes, shifts, reports }: PayableDay): number {
  const came = new Set(reports.map(({ part }) => part.shift));
  const others = shifts.filter(({ shift }) => !came.has(shift));
  const elsewhere = reports.map(({ part: { shift, shiftMinutes } }) => {
    const here = shifts.find((each) => each.shift === shift);
    return shiftMinutes - (here?.minutes ?? 0);
  });
  return (
    workedMinutes -
    others.reduce((sum, { minutes }) => sum + minutes, 0) +
    elsewhere.reduce((sum, minutes) => sum + minutes, 0)
  );
}

/** A shift with a rate, by its first part, and what is added to it. */
interface ShortShift {
  readonly part: DatedShift;
  readonly topUpMinutes: number;
  readonly rate: string;
}

/** Each shift is weighed whole: one through midnight is one shift and not two short ones. The gap to one before the week counts like any other. */
function shortShiftsOf({ policy: { minimumShift }, pay, shifts }: PaidQuestion): ShortShift[] {
  if (minimumShift === undefined) return [];
  const begun = shifts.filter(({ isFirst }) => isFirst);
  const topUps = minimumShiftTopUps(begun.map(spanInMinutes), minimumShift);
  return begun.flatMap((part, index): ShortShift[] => {
    const rate = rateOn(pay, part.date);
    return rate === undefined ? [] : [{ part, topUpMinutes: topUps[index] ?? 0, rate }];
  });
}

/** What is added to a shift is paid on the day on which it began. */
function minimumShiftLines(days: readonly PayableDay[], shortShifts: readonly ShortShift[]): PayLine[] {
  const ofWeek = new Set(days.flatMap((day) => day.shifts));
  return shortShifts.flatMap(({ part, topUpMinutes, rate }): PayLine[] =>
    ofWeek.has(part) ? [{ ...hourLine('minimum-shift', topUpMinutes, decimal(rate)), date: part.date }] : [],
  );
}

function spanInMinutes({ shift, shiftMinutes }: DatedShift): SpannedShift {
  const { from, to } = extentOf(shift);
  return { fromMinutes: inMinutes(from), toMinutes: inMinutes(to), workedMinutes: shiftMinutes };
}

/**
 * Off the clock on one day, between clock-out and clock-in as much as in a break, of which what is paid is no gap. A break of up to the gap of the
 * rule is a meal or a rest; a longer one is no bona fide meal, and splits the day as going home does (DLSE opinion letter 2002.12.11). Between a
 * shift that came through midnight and the next one lies no gap of a split shift: each of the two is worked without a break in its schedule
 * (Securitas v. Superior Court 2011).
 */
export function unpaidGaps({ shifts }: PayableDay): number[] {
  const segments = shifts.flatMap((part) => part.segments.map((segment) => ({ ...segment, part })));
  return segments.slice(1).flatMap((segment, index) => {
    const before = segments[index];
    if (before === undefined || (before.part !== segment.part && !before.part.isFirst)) return [];
    const gap = { from: before.span.to, to: segment.span.from };
    // Upwards: a gap of an hour and a second is longer than an hour.
    return [Math.ceil((millisecondsOf(gap) - paidWithin(gap, before.part)) / millisecondsPerMinute)];
  });
}

const paidWithin = (gap: Span, { paidPauses }: DatedShift): number =>
  paidPauses.reduce((sum, pause) => {
    const paid = overlap(pause, gap);
    return paid === undefined ? sum : sum + millisecondsOf(paid);
  }, 0);
