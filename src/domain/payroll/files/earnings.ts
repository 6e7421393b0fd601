import { fraction, toDecimal } from '../../kernel/fraction.ts';
import type { PlainDate } from '../../kernel/time.ts';
import type { PayLineKind } from '../../pay-rules/week-pay.ts';
import { splitOf } from '../../time-cards/hour-split.ts';
import type { DayLine } from '../../time-cards/work-log.ts';

/** Hours that a payroll system pays at its own rate: those worked, and those of paid time off. */
export const hourEarnings = ['regular', 'overtime', 'double', 'leave'] as const;
/** Sums that it pays as they are: an hour's pay for a meal or rest that was missed, and all other premiums. */
export const moneyEarnings = ['mealRest', 'premium'] as const;
export const earnings = [...hourEarnings, ...moneyEarnings] as const;
export type Earning = (typeof earnings)[number];

/** Minutes of the hours, and cents of the sums. */
export type Earned = Readonly<Record<Earning, number>>;

export const noneEarned: Earned = { regular: 0, overtime: 0, double: 0, leave: 0, mealRest: 0, premium: 0 };

/** What somebody earned on an approved day. */
export interface EarningDay {
  readonly date: PlainDate;
  readonly earned: Earned;
}

/** Somebody in a payroll file. */
export interface PayrollPerson {
  /** By which the payroll system knows them. */
  readonly employeeNumber: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly days: readonly EarningDay[];
}

const mealRestKinds: readonly PayLineKind[] = ['meal-premium', 'rest-premium'];
const premiumKinds: readonly PayLineKind[] = ['earning', 'reporting-time', 'split-shift', 'minimum-shift'];

/**
 * What a day's work log earns, as payroll systems take it: hours by what they are paid at, those of time off beside them, premiums as money.
 *
 * | 8 h at 1, 1 h at 1.5, a meal premium of 20.00 | regular 480, overtime 60, meal and rest 2000 |
 * | 4 h of vacation of somebody without a rate    | leave 240                                    |
 */
export function earnedOf(
  byMultiplier: Readonly<Record<string, number>>,
  lines: readonly DayLine[],
  leaveMinutes: number,
): Earned {
  const { regularMinutes, overtimeMinutes, doubleMinutes } = splitOf(byMultiplier);
  const sumOf = (kinds: readonly PayLineKind[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { cents }) => sum + cents, 0);
  return {
    regular: regularMinutes,
    overtime: overtimeMinutes,
    double: doubleMinutes,
    leave: leaveMinutes,
    mealRest: sumOf(mealRestKinds),
    premium: sumOf(premiumKinds),
  };
}

/** The multipliers that payroll systems have earnings for; hours at another one they would pay wrongly. */
const knownMultipliers = ['1', '1.5', '2'];

export const hasOddMultiplier = (byMultiplier: Readonly<Record<string, number>>): boolean =>
  Object.entries(byMultiplier).some(([multiplier, minutes]) => minutes > 0 && !knownMultipliers.includes(multiplier));

export const sumOfEarned = (all: readonly Earned[]): Earned => {
  const sumOf = (earning: Earning) => all.reduce((sum, earned) => sum + earned[earning], 0);
  return {
    regular: sumOf('regular'),
    overtime: sumOf('overtime'),
    double: sumOf('double'),
    leave: sumOf('leave'),
    mealRest: sumOf('mealRest'),
    premium: sumOf('premium'),
  };
};

export const earnedBy = ({ days }: Pick<PayrollPerson, 'days'>): Earned =>
  sumOfEarned(days.map(({ earned }) => earned));

/** Hours with two decimals, `8.25`; nothing where there are none, since a zero overwrites and a blank does not. */
export const hoursOrBlank = (minutes: number): string => (minutes === 0 ? '' : toDecimal(fraction(minutes, 60), 2));

/** Money without its sign, `20.00`; nothing where there is none. */
export const moneyOrBlank = (cents: number): string => (cents === 0 ? '' : toDecimal(fraction(cents, 100), 2));
