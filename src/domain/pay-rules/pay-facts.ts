import { fraction, toDecimal } from '../kernel/fraction.ts';
import { ratesThatCount, type PayRate } from '../people/pay-rate.ts';
import type { PayFacts } from './week-question.ts';

/** What somebody is paid by their rows of rates, those that were corrected left out; undefined where none is known. */
export function payFactsOf(rows: readonly PayRate[]): PayFacts | undefined {
  if (rows.length === 0) return undefined;
  return {
    rates: ratesThatCount(rows).map(({ startsOn, centsPerHour }) => ({
      from: startsOn,
      ratePerHour: toDecimal(fraction(centsPerHour, 100), 2),
    })),
  };
}
