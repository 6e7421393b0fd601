import { add, divide, fraction, half, multiply, type Fraction } from '../kernel/fraction.ts';
import { roundToPlaces } from '../kernel/rounding-mode.ts';

/** A bonus that overtime is still due on, and the hours of one week of those that it is for. */
export interface Bonus {
  readonly amount: Fraction;
  /** Weeks that it is spread over in equal parts, 29 CFR 778.209(b). */
  readonly weeks: number;
  readonly workedMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleMinutes: number;
}

export interface BonusPremium {
  readonly weeklyAmount: Fraction;
  /** What the bonus adds to the rate an hour. */
  readonly perHour: Fraction;
  /** What each overtime hour is paid for it. */
  readonly premiumRate: Fraction;
  readonly premium: Fraction;
}

const hours = (minutes: number): Fraction => fraction(minutes, 60);
const perHour = (sum: Fraction, minutes: number): Fraction =>
  minutes <= 0 ? fraction(0) : divide(sum, hours(minutes));

/**
 * Federal law: the share of the week raises the regular rate, and half of that is due on each overtime hour.
 *
 * | 2,000.00 over 26 weeks, 50 h, 10 overtime, steps to the cent | 76.92 · 1.54 · 0.77 · 7.70 |
 * | 360.00 over one month of 180 h, 20 overtime                  | 2.00 an hour · 20.00       |
 */
export function bonusPremium(bonus: Bonus, roundsSteps: boolean): BonusPremium {
  const round = (value: Fraction) => (roundsSteps ? roundToPlaces(value, 2, 'half-up') : value);
  const weeklyAmount = round(divide(bonus.amount, fraction(bonus.weeks)));
  const raise = round(perHour(weeklyAmount, bonus.workedMinutes));
  const premiumRate = round(multiply(raise, half));
  const forOvertime = multiply(hours(bonus.overtimeMinutes), premiumRate);
  const forDouble = multiply(hours(bonus.doubleMinutes), raise);
  return { weeklyAmount, perHour: raise, premiumRate, premium: add(forOvertime, forDouble) };
}

/**
 * California, a flat sum: the bonus by the hours that are no overtime, times 1.5 (or 2) for each overtime hour. Alvarado v.
 * Dart Container (2018) 4 Cal.5th 542.
 *
 * | 100.00, 40 h and 5 h overtime | 2.50 an hour · 3.75 · 18.75 |
 */
export function flatSumBonusPremium(bonus: Bonus): BonusPremium {
  const weeklyAmount = divide(bonus.amount, fraction(bonus.weeks));
  const raise = perHour(weeklyAmount, bonus.workedMinutes - bonus.overtimeMinutes - bonus.doubleMinutes);
  const premiumRate = multiply(raise, fraction(3, 2));
  const forOvertime = multiply(hours(bonus.overtimeMinutes), premiumRate);
  const forDouble = multiply(hours(bonus.doubleMinutes), multiply(raise, fraction(2)));
  return { weeklyAmount, perHour: raise, premiumRate, premium: add(forOvertime, forDouble) };
}
