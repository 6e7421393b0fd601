import {
  add,
  compare,
  decimal,
  divide,
  fraction,
  multiply,
  one,
  subtract,
  sumOf,
  zero,
  type Fraction,
} from '../kernel/fraction.ts';
import { roundToPlaces } from '../kernel/rounding-mode.ts';
import { convertPay, hourlyOf } from './salary.ts';
import type { Earning, RatedWork, RegularRateRules, Salary, WeekEarnings } from './week-earnings.ts';

/** Rates of a workweek, units of currency an hour: exact, or to the cent where the policy rounds rates. */
export interface Rates {
  readonly regular: Fraction;
  /**
   * What an hour beyond those of a salary is paid before any premium; where there is no salary for fixed hours, the regular rate without flat sums and
   * premiums below 1.5, which are paid beside it.
   */
  readonly base: Fraction;
  /** What an hour at a multiplier pays on top of straight time: the half of 1.5. */
  readonly premiumAt: (multiplier: Fraction) => Fraction;
  /** What an hour at a multiplier pays in all. */
  readonly overtimeAt: (multiplier: Fraction) => Fraction;
  /** What the regular rate was worked out from, told when it is asked for. */
  readonly basis: () => RateBasis;
}

/** What the hours of a week earn at their own rates, what else is in the rate (bonuses, premiums), and a salary. */
export interface RateBasis {
  readonly straightTime: Fraction;
  readonly included: Fraction;
  readonly salary?: Fraction;
}

/**
 * The regular rate: all remuneration of the workweek but what 29 USC 207(e) leaves out, divided by the hours worked
 * (29 CFR 778.109); of a salary for fixed hours, the salary by those hours (778.113), and a bonus by all hours on top.
 *
 * | earned                              | hours | regular rate |
 * | 46 h at 12.00                       | 46    | 12.00        |
 * | 46 h at 12.00 and a bonus of 46.00  | 46    | 13.00        |
 * | 24 h at 8.00, 24 h at 9.00          | 48    | 8.50         |
 * | piece work 491.00, 4 h at 8.00      | 50    | 10.46        |
 * | 405.00 a week for 45 h              | 45    | 9.00         |
 * | 600.00 a week for all hours         | 48    | 12.50        |
 * | 48 h at 10.00, 8 of them 1.25 times | 48    | 10.42        |
 * | 45 h at 20.00, a flat sum of 100.00 | 45    | 22.50, of which 2.50 by the 40 hours that are no overtime |
 */
export function ratesOf(week: WeekEarnings, rules: RegularRateRules): Rates {
  const round = (rate: Fraction) => (rules.rateRounding === 'cent' ? roundToPlaces(rate, 2, 'half-up') : rate);
  const exact = exactRegularRate(week);
  const lesser = lesserPremiums(week, exact);
  const plain = round(exact);
  const ofHours = lesser === zero ? exact : add(exact, divide(lesser, fraction(minutesOf(week.work), 60)));
  const flat = flatSumPerHour(week);
  const rateFor = (multiplier: Fraction) => (isLesserPremium(multiplier) ? plain : round(ofHours));
  // Of a flat sum no overtime hour has had its straight time yet: the whole multiplier is due on it, not the half.
  const flatAt = (multiplier: Fraction) => (isLesserPremium(multiplier) ? zero : multiply(flat, multiplier));
  const onTop = (multiplier: Fraction) =>
    add(multiply(rateFor(multiplier), subtract(multiplier, one)), flatAt(multiplier));
  const { salary } = week;
  const isFixed = salary !== undefined && salary.covers !== 'all-hours';
  const printed = rules.overtimeRateUnrounded === true ? (rate: Fraction) => rate : round;
  return {
    regular: round(add(ofHours, flat)),
    base: isFixed ? round(hourlyOf(weeklyOf(salary), salary.covers)) : plain,
    premiumAt: (multiplier) => round(onTop(multiplier)),
    // Lesser premiums are paid for hours of their own: they are in the half that is due on an overtime hour, and not in its straight time.
    overtimeAt: (multiplier) => printed(add(plain, onTop(multiplier))),
    basis: () => ({
      straightTime: straightTime(week.work),
      included: add(includedIn(week), lesser),
      ...(salary === undefined ? {} : { salary: weeklyOf(salary) }),
    }),
  };
}

function exactRegularRate(week: WeekEarnings): Fraction {
  const { work, salary } = week;
  const minutes = minutesOf(work);
  const hours = fraction(minutes, 60);
  const perHour = (sum: Fraction) => (minutes === 0 ? zero : divide(sum, hours));
  const included = sumOf(week.earnings.filter((each) => each.inRegularRate && each.flatSum !== true).map(amountOf));
  if (salary !== undefined && salary.covers !== 'all-hours') {
    return add(hourlyOf(weeklyOf(salary), salary.covers), perHour(add(included, straightTime(work))));
  }
  const salaried = salary === undefined ? zero : weeklyOf(salary);
  return perHour(add(add(salaried, included), straightTime(work)));
}

/** Less than this is neither left out of the rate nor credited against overtime: 29 USC 207(e)(6), (7); 29 CFR 778.203. */
const creditableMultiplier = fraction(3, 2);

/** Whether a multiplier pays a premium that is part of the rate. */
export const isLesserPremium = (multiplier: Fraction): boolean => compare(multiplier, creditableMultiplier) < 0;

/** What the hours at such multipliers earn beyond once the rate that there is without them. */
function lesserPremiums({ work, overtime }: WeekEarnings, rate: Fraction): Fraction {
  const own = overtime.filter(({ multiplier, minutes }) => minutes > 0 && isLesserPremium(decimal(multiplier)));
  if (own.length === 0 || minutesOf(work) === 0) return zero;
  return sumOf(
    own.map(({ multiplier, minutes }) =>
      multiply(multiply(fraction(minutes, 60), rate), subtract(decimal(multiplier), one)),
    ),
  );
}

/** What flat sums add to an hour: they are divided by the hours that are no overtime. */
function flatSumPerHour({ work, earnings, overtime }: WeekEarnings): Fraction {
  const flat = earnings.filter((each) => each.inRegularRate && each.flatSum === true);
  const own = overtime.filter(({ multiplier }) => !isLesserPremium(decimal(multiplier)));
  const minutes = minutesOf(work) - own.reduce((sum, each) => sum + each.minutes, 0);
  return flat.length === 0 || minutes <= 0 ? zero : divide(sumOf(flat.map(amountOf)), fraction(minutes, 60));
}

const includedIn = ({ earnings }: WeekEarnings): Fraction =>
  sumOf(earnings.filter((each) => each.inRegularRate).map(amountOf));

/** Each hour at the rate of the job done. */
const straightTime = (work: readonly RatedWork[]): Fraction => sumOf(work.map(straightTimeOf));

export const straightTimeOf = ({ minutes, rate }: RatedWork): Fraction =>
  rate === undefined ? zero : multiply(fraction(minutes, 60), decimal(rate));

export const minutesOf = (work: readonly RatedWork[]): number => work.reduce((sum, each) => sum + each.minutes, 0);

export const amountOf = (earning: Earning): Fraction => decimal(earning.amount);

export const weeklyOf = ({ amount, period }: Salary): Fraction => convertPay(decimal(amount), period, 'weekly');
