import * as z from 'zod/mini';
import { allocate } from '../../src/domain/kernel/allocation.ts';
import { add, decimal, negative, toDecimal, toNumber, zero } from '../../src/domain/kernel/fraction.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { roundingModes, roundToPlaces, type RoundingMode } from '../../src/domain/kernel/rounding-mode.ts';
import { amountToLimit, deductionLimit, remainingToLimit } from '../../src/domain/payroll/deduction-limit.ts';
import { paymentFigures } from '../../src/domain/payroll/payment-figures.ts';
import { kind } from './kind.ts';
import { amount } from './moments.ts';

const otherNames: Readonly<Record<string, RoundingMode>> = {
  'half-towards-zero': 'half-toward-zero',
  'half-up-away': 'half-away-from-zero',
  ceiling: 'up',
  ceil: 'up',
  floor: 'down',
  'toward-zero': 'truncate',
  'towards-zero': 'truncate',
};

const roundingMode = z.pipe(
  z.enum([...roundingModes, ...Object.keys(otherNames)] as [string, ...string[]]),
  z.transform((name): RoundingMode => roundingModes.find((each) => each === name) ?? otherNames[name] ?? 'half-up'),
);

/** More places than any currency or rate has, so that a slip of the keys does not keep the command busy for ever. */
const anyPlaces = z.int().check(z.minimum(-18), z.maximum(18));
/** Into how many parts an amount may be cut. */
const anyParts = z.int().check(z.minimum(0), z.maximum(100_000));

export const moneyRounding = kind(
  z.object({ value: amount, places: z._default(anyPlaces, 2), mode: z.prefault(roundingMode, 'half-up') }),
  ({ value, places, mode }) => {
    return { value: toDecimal(roundToPlaces(decimal(value), places, mode), places) };
  },
);

export const allocation = kind(
  z.object({
    amountCents: z.int(),
    ratios: z.optional(z.array(amount)),
    parts: z._default(anyParts, 1),
  }),
  ({ amountCents, ratios, parts }) => {
    const shares = ratios ?? Array.from({ length: parts }, () => '1');
    return { sharesCents: allocate(cents(amountCents), shares.map(decimal)) };
  },
);

export const amountLimit = kind(z.object({ amount, limit: amount, yearToDate: z._default(amount, '0') }), (input) => {
  const [asked, limit, before] = [input.amount, input.limit, input.yearToDate].map(decimal);
  if (asked === undefined || limit === undefined) return {};
  const left = limit.numerator === 0n ? limit : (remainingToLimit(before ?? zero, limit) ?? limit);
  const isUsedUp = limit.numerator !== 0n && left.numerator === 0n;
  const taken = add(asked, before ?? zero);
  return {
    amount: isUsedUp ? 0 : toNumber(amountToLimit(asked, left)),
    // Where there is no limit, what is left is what would undo the amount.
    difference: toNumber(remainingToLimit(taken, limit) ?? negative(taken)),
  };
});

export const maxDeduction = kind(
  z.object({ rate: amount, minimumWage: amount, minutes: z.number() }),
  ({ rate, minimumWage, minutes }) => ({
    maxDeductionCents: deductionLimit(decimal(rate), decimal(minimumWage), minutes),
  }),
);

export const recordPayment = kind(
  z.object({
    totalMinutes: z.number(),
    hourlyPay: z.optional(amount),
    totalPay: z.optional(amount),
    totalPayCents: z.optional(z.int()),
    deductions: z._default(
      z.array(z.object({ name: z._default(z.string(), ''), quantity: z._default(amount, '1'), unitPrice: amount })),
      [],
    ),
  }),
  ({ totalMinutes, hourlyPay, totalPay, totalPayCents, deductions }) => {
    const total = totalPay ?? `${totalPayCents ?? 0}e-2`;
    const typed = hourlyPay === undefined ? { totalPay: plain(total) } : { hourlyPay };
    const figures = paymentFigures(totalMinutes, typed, deductions);
    return {
      totalPayCents: figures.totalPayCents,
      totalPay: toDecimal(decimal(plain(`${figures.totalPayCents}e-2`)), 2),
      hourlyPay: toDecimal(figures.hourlyPay ?? zero, 2),
      deductionsCents: figures.deductionsCents,
      finalAmountCents: figures.finalAmountCents,
    };
  },
);

/** `12345e-2` is 123.45. */
function plain(text: string): string {
  const match = /^(-?)(\d+)e-2$/.exec(text);
  if (match === null) return text;
  const digits = (match[2] ?? '').padStart(3, '0');
  return `${match[1] ?? ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
