import { cents, type Cents } from '../kernel/money.ts';
import { payLineKinds, type PayLineKind } from './week-pay.ts';

/** What is paid under one name: of overtime by its multiplier, of an earning by its code. */
export interface PaidByName {
  readonly kind: PayLineKind;
  readonly multiplier: string | null;
  readonly code: string | null;
  readonly cents: Cents;
}

type Paid = Pick<PaidByName, 'kind' | 'cents'> & {
  readonly multiplier?: string | null;
  readonly code?: string | null;
};

/**
 * Lines of pay, of as many days and people as there are, under each name once: they add up to what the lines do.
 *
 * | 400.00 straight, 20.00 missed meals, 400.00 straight | 800.00 straight, 20.00 missed meals |
 */
export function paidByName(lines: readonly Paid[]): PaidByName[] {
  const named = lines.map(({ kind, multiplier = null, code = null, cents: paid }) => ({
    kind,
    multiplier,
    code,
    cents: paid,
  }));
  const sums = Map.groupBy(named, ({ kind, multiplier, code }) => JSON.stringify([kind, multiplier, code]));
  return [...sums.values()]
    .flatMap(([first, ...others]): PaidByName[] => {
      if (first === undefined) return [];
      const sum = others.reduce((total, each) => total + each.cents, first.cents as number);
      return sum === 0 ? [] : [{ ...first, cents: cents(sum) }];
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

const orderOf = ({ kind }: PaidByName): number => payLineKinds.indexOf(kind);

/** What is paid more under each name, or less; it adds up to the difference of the pay. */
export const differencesOfPay = (before: readonly PaidByName[], after: readonly PaidByName[]): PaidByName[] =>
  paidByName([...after, ...before.map(taken)]);

const taken = ({ kind, multiplier, code, cents: paid }: PaidByName): PaidByName => ({
  kind,
  multiplier,
  code,
  cents: cents(0 - paid),
});
