import type { PlainDate } from '../kernel/time.ts';
import type { PayPolicy } from './pay-policy.ts';
import type { PayFacts } from './week-question.ts';

/** Before any date that anybody works on. */
const ever = '0001-01-01' as PlainDate;

/**
 * Somebody's pay with the minimum wage of their policy on days before their first rate, one unit of currency an hour where it names none: by it is
 * told what such days owe beside their hours, never how much. What a split shift owes is less by any higher rate.
 *
 * | minimum wage 16.50, no rate known | 16.50 on each day              |
 * | the same, 20.00 from Wednesday on | 16.50, from Wednesday on 20.00 |
 */
export function leastPay({ minimumWages = [] }: Pick<PayPolicy, 'minimumWages'>, pay: PayFacts | undefined): PayFacts {
  const known = pay?.rates ?? [];
  const isBefore = ({ from }: { readonly from: string }) => known.every((rate) => from < rate.from);
  const least = [
    { from: ever, ratePerHour: '1' },
    ...minimumWages.map(({ from, amount }) => ({ from: from as PlainDate, ratePerHour: amount })),
  ];
  return { ...pay, rates: [...least.filter(isBefore), ...known] };
}
