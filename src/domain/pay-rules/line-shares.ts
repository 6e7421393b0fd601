import { allocateWhole } from '../kernel/allocation.ts';
import { compare, decimal, fraction, type Fraction } from '../kernel/fraction.ts';
import { cents, type Cents } from '../kernel/money.ts';
import type { PayableDay } from './payable-day.ts';
import type { PayLine } from './week-pay.ts';
import { lacksRate, rateOn, type PayFacts } from './week-question.ts';

/** What each day has of a line of pay, to the cent: by the minutes that the line pays for, else by those worked. */
export const shareOut = (line: PayLine, days: readonly PayableDay[], pay: PayFacts): Cents[] =>
  sharesOf(line.cents, line, days, pay).map((share) => cents(share));

/** The minutes of a line that each day has, in the same way. */
export const shareOutMinutes = (
  line: PayLine & { readonly minutes: number },
  days: readonly PayableDay[],
  pay: PayFacts,
): number[] => sharesOf(line.minutes, line, days, pay);

function sharesOf(sum: number, line: PayLine, days: readonly PayableDay[], pay: PayFacts): number[] {
  const own = days.map((day) => fraction(weightOf(line, day, pay)));
  if (own.some(isSome)) return allocateWhole(sum, own);
  const worked = days.map(({ date, workedMinutes }) => fraction(lacksRate(pay, date) ? 0 : workedMinutes));
  // A salary of a week without work belongs to none of its days: the first one carries it.
  return allocateWhole(sum, worked.some(isSome) ? worked : days.map((_, index) => fraction(index === 0 ? 1 : 0)));
}

const isSome = ({ numerator }: Fraction): boolean => numerator > 0n;

/** Minutes of a day that a line pays for, or 1 for what is owed once a day. */
export function weightOf(line: PayLine, day: PayableDay, pay: PayFacts): number {
  const { kind, multiplier = '', code = '', date } = line;
  if (date !== undefined) return day.date === date ? 1 : 0;
  if (lacksRate(pay, day.date)) return 0;
  switch (kind) {
    case 'straight-time':
      return isAtRate(line, day, pay) ? day.workedMinutes : 0;
    case 'regular-hours':
      return day.byMultiplier.get('1') ?? 0;
    case 'overtime-hours':
    case 'overtime-premium':
      return day.byMultiplier.get(multiplier) ?? 0;
    case 'earning':
      return day.premiumMinutes.get(code) ?? 0;
    case 'meal-premium':
      return day.mealRest?.mealPremium === true ? 1 : 0;
    case 'rest-premium':
      return day.mealRest?.restPremium === true ? 1 : 0;
    default:
      return day.workedMinutes;
  }
}

function isAtRate({ rate }: PayLine, { date }: PayableDay, pay: PayFacts): boolean {
  const inForce = rateOn(pay, date);
  return rate === undefined || (inForce !== undefined && compare(decimal(inForce), rate) === 0);
}
