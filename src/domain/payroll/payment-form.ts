import { decimal, divide, fraction, multiply, type Fraction } from '../kernel/fraction.ts';
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
  /** Exact; shown to two places. Absent where no time makes it meaningless. */
  readonly hourlyPay: Fraction | undefined;
  readonly deductionsCents: Cents;
  readonly finalAmountCents: Cents;
}

/**
 * The figures of the payment form. Each deduction is quantity times unit price, rounded once.
 *
 * | 38:30 at 17.35, uniform 2 × 12.50 | 667.98 − 25.00 = 642.98 |
 * | 38:30 for 667.98                  | 17.35 an hour           |
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
  const fromTotal = totalMinutes === 0 ? undefined : divide(fraction(totalPayCents * 60, 100), fraction(totalMinutes));
  const deductionsCents = cents(deductions.reduce((sum, each) => sum + deductionCents(each), 0));
  return {
    totalPayCents,
    hourlyPay: isHourly ? decimal(typed.hourlyPay) : fromTotal,
    deductionsCents,
    finalAmountCents: cents(totalPayCents - deductionsCents),
  };
}

/** Quantity times unit price, to the cent. */
export const deductionCents = ({ quantity, unitPrice }: DeductionLine): Cents =>
  roundToCents(multiply(multiply(decimal(quantity), decimal(unitPrice)), fraction(100)));
