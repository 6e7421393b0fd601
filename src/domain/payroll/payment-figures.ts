import { compare, decimal, divide, fraction, multiply, type Fraction } from '../kernel/fraction.ts';
import { cents, payFor, roundToCents, type Cents } from '../kernel/money.ts';

/** A line that is taken off a payment; decimal text. */
export interface DeductionLine {
  readonly name: string;
  readonly quantity: string;
  readonly unitPrice: string;
}

/** The field that was typed is the authority; the other is worked out for showing and never turned back. */
export type TypedPay = { readonly hourlyPay: string } | { readonly totalPay: string };

export interface PaymentFigures {
  readonly totalPayCents: Cents;
  /** Exact; shown to two places. Absent where no time, or hours that went, make it meaningless. */
  readonly hourlyPay: Fraction | undefined;
  readonly deductionsCents: Cents;
  readonly finalAmountCents: Cents;
}

/**
 * The figures of the payment form. Each deduction is quantity times unit price, rounded once.
 *
 * | 38:30 at 17.35, uniform 2 × 12.50 | 667.98 − 25.00 = 642.98 |
 * | 38:30 for 667.98                  | 17.35 an hour           |
 * | −0:30 for 10.00                   | nothing an hour         |
 */
export function paymentFigures(
  totalMinutes: number,
  typed: TypedPay,
  deductions: readonly DeductionLine[],
): PaymentFigures {
  const one = fraction(1);
  const isHourly = 'hourlyPay' in typed;
  const totalPayCents = isHourly
    ? roundToCents(payFor(totalMinutes, decimal(typed.hourlyPay), one))
    : roundToCents(multiply(decimal(typed.totalPay), fraction(100)));
  const fromTotal = totalMinutes <= 0 ? undefined : divide(fraction(totalPayCents * 60, 100), fraction(totalMinutes));
  const deductionsCents = cents(deductions.reduce((sum, each) => sum + deductionCents(each), 0));
  return {
    totalPayCents,
    hourlyPay: isHourly ? decimal(typed.hourlyPay) : fromTotal,
    deductionsCents,
    finalAmountCents: cents(totalPayCents - deductionsCents),
  };
}

type Units = Pick<DeductionLine, 'quantity' | 'unitPrice'>;

const exactCents = ({ quantity, unitPrice }: Units): Fraction =>
  multiply(multiply(decimal(quantity), decimal(unitPrice)), fraction(100));

/** Quantity times unit price, to the cent. */
export const deductionCents = (line: Units): Cents => roundToCents(exactCents(line));

/** 9,999,999,999.99: the most that total pay can be. So many lines as a payment has come to a sum that a number holds exactly. */
export const mostPayCents = cents(999_999_999_999);

/** Whether quantity times unit price is no more than a payment can come to. */
export const isLineInReach = (line: Units): boolean => compare(exactCents(line), fraction(mostPayCents)) <= 0;
