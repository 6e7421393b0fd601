import {
  add,
  decimal,
  fraction,
  greater,
  isAtLeast,
  multiply,
  one,
  subtract,
  toDecimal,
  zero,
  type Fraction,
} from '../kernel/fraction.ts';
import { inMinutes } from '../kernel/time.ts';
import { isSplitShift, minimumShiftTopUps, reportingTime, splitShiftPremium, type SpannedShift } from './guarantees.ts';
import { minimumWageOn, type PayPolicy, type Premium } from './pay-policy.ts';
import type { PayableDay } from './payable-day.ts';
import type { Rates } from './regular-rate.ts';
import type { Shift } from './shifts.ts';
import type { Earning } from './week-earnings.ts';
import { hourLine, type PayLine } from './week-pay.ts';
import { rateOn, type DayFacts, type PayFacts } from './week-question.ts';
import type { DatedShift } from './work-time.ts';

const hours = (minutes: number): Fraction => fraction(minutes, 60);
/** From here on a premium for the day or the hour is creditable against overtime: 29 USC 207(e)(6). */
const creditableMultiplier = fraction(3, 2);

/** What the premium windows earn in the week: one earning for each premium, rounded to the cent as a line is. */
export const premiumEarnings = (days: readonly PayableDay[], { premiums = [] }: PayPolicy, pay: PayFacts): Earning[] =>
  premiums.flatMap((premium) => {
    const exact = days.reduce((sum, day) => add(sum, premiumOf(day, premium, pay)), zero);
    if (exact.numerator === 0n) return [];
    const creditable = premium.multiplier !== undefined && isAtLeast(decimal(premium.multiplier), creditableMultiplier);
    return [{ code: premium.code, amount: toDecimal(exact, 2), inRegularRate: !creditable, creditable }];
  });

function premiumOf(day: PayableDay, premium: Premium, pay: PayFacts): Fraction {
  const minutes = day.premiumMinutes.get(premium.code) ?? 0;
  const added = premium.addPerHour === undefined ? zero : decimal(premium.addPerHour);
  const rate = rateOn(pay, day.date);
  const isTimes = premium.multiplier !== undefined && rate !== undefined;
  const times = isTimes ? multiply(decimal(rate), subtract(decimal(premium.multiplier), one)) : zero;
  return multiply(hours(minutes), add(added, greater(zero, times)));
}

/**
 * Lines that are pay and no hours worked: missed meals and rests at the regular rate (Ferra 2021), and the guarantees for
 * short, split and minimum shifts.
 */
export function guaranteeLines(
  days: readonly PayableDay[],
  policy: PayPolicy,
  pay: PayFacts,
  facts: (date: PayableDay['date']) => DayFacts,
  rates: Rates,
): PayLine[] {
  const meals = days.filter((day) => day.mealRest?.mealPremium === true).length;
  const rests = days.filter((day) => day.mealRest?.restPremium === true).length;
  const minutesEach = (policy.mealRest?.premiumHours ?? 0) * 60;
  const shortShifts = minimumShiftLines(days, policy, pay);
  const addedTo = (date: PayableDay['date']) =>
    shortShifts.reduce((sum, line) => sum + (line.date === date ? (line.minutes ?? 0) : 0), 0);
  return [
    hourLine('meal-premium', meals * minutesEach, rates.regular),
    hourLine('rest-premium', rests * minutesEach, rates.regular),
    ...days.flatMap((day) => dayGuarantees(day, policy, pay, facts(day.date), addedTo(day.date))),
    ...shortShifts,
  ].filter((line) => line.cents !== 0);
}

/** @param addedMinutes what short shifts of the day are paid beyond their work: the same hours are not guaranteed twice */
function dayGuarantees(
  day: PayableDay,
  policy: PayPolicy,
  pay: PayFacts,
  facts: DayFacts,
  addedMinutes: number,
): PayLine[] {
  const rate = rateOn(pay, day.date);
  if (rate === undefined || day.shifts.length === 0) return [];
  const lines: PayLine[] = [];
  const { scheduledMinutes } = facts;
  if (policy.reportingTime !== undefined && scheduledMinutes !== undefined && day.shifts.some(beginsThen)) {
    const { topUpMinutes } = reportingTime(scheduledMinutes, minutesOfShiftsBegun(day), policy.reportingTime);
    const owed = Math.max(0, topUpMinutes - addedMinutes);
    lines.push({ ...hourLine('reporting-time', owed, decimal(rate)), date: day.date });
  }
  const minimumWage = minimumWageOn(policy, day.date);
  if (
    policy.splitShift !== undefined &&
    minimumWage !== undefined &&
    isSplitShift(unpaidGaps(day), policy.splitShift)
  ) {
    const owed = splitShiftPremium(day.workedMinutes, rate, minimumWage);
    lines.push({ kind: 'split-shift', cents: owed, date: day.date });
  }
  return lines;
}

/** Whether a shift begins on the day that this part of it is of; else it came through midnight. */
const beginsThen = ({ minutesBefore }: DatedShift): boolean => minutesBefore === 0;

/**
 * What was worked of the shifts that began on a day, to their ends. That is what a schedule is held against, which counts a shift whole
 * on the day on which it begins: somebody on from 22:00 to 6:00 was not sent home at midnight.
 */
const minutesOfShiftsBegun = ({ workedMinutes, shifts }: PayableDay): number =>
  shifts.reduce(
    (sum, shift) => sum + (beginsThen(shift) ? shift.shiftMinutes - shift.minutes : -shift.minutes),
    workedMinutes,
  );

/** Each shift is weighed whole, on the day on which it began: one through midnight is one shift and not two short ones. */
function minimumShiftLines(days: readonly PayableDay[], { minimumShift }: PayPolicy, pay: PayFacts): PayLine[] {
  if (minimumShift === undefined) return [];
  const parts = new Map<Shift, PayableDay['shifts'][number]>();
  for (const part of days.flatMap(({ shifts }) => shifts)) if (!parts.has(part.shift)) parts.set(part.shift, part);
  const topUps = minimumShiftTopUps([...parts.values()].map(spanInMinutes), minimumShift);
  return [...parts.values()].flatMap(({ date, minutesBefore }, index): PayLine[] => {
    const rate = rateOn(pay, date);
    // What began before the week was topped up there.
    if (rate === undefined || minutesBefore > 0) return [];
    return [{ ...hourLine('minimum-shift', topUps[index] ?? 0, decimal(rate)), date }];
  });
}

function spanInMinutes({ shift, shiftMinutes }: DatedShift): SpannedShift {
  const [first, last] = [shift.at(0), shift.at(-1)];
  return {
    fromMinutes: inMinutes(first?.span.from ?? 0),
    toMinutes: inMinutes(last?.span.to ?? 0),
    workedMinutes: shiftMinutes,
  };
}

/**
 * Between clock-out and clock-in on one day; what was punched as a break is a meal or a rest. Between a shift that came through midnight and
 * the next one lies no gap of a split shift: each of the two is worked without a break in its schedule (Securitas v. Superior Court 2011).
 */
function unpaidGaps({ shifts }: PayableDay): number[] {
  const segments = shifts.flatMap((part) => part.segments.map((segment) => ({ ...segment, part })));
  return segments.slice(1).flatMap((segment, index) => {
    const before = segments[index];
    if (before === undefined || before.endsWith !== undefined) return [];
    if (before.part !== segment.part && !beginsThen(before.part)) return [];
    return [inMinutes(segment.span.from - before.span.to)];
  });
}
