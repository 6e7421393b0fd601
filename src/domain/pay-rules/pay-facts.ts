import { fraction, toDecimal } from '../kernel/fraction.ts';
import { ratesThatCount, type PayRate } from '../people/pay-rate.ts';
import type { PayFacts } from './week-question.ts';

/** What somebody is paid by their rows of rates, those that were corrected left out; undefined where none is known. */
export const payFactsOf = (rows: readonly PayRate[]): PayFacts | undefined => factsOfRates(ratesThatCount(rows));

/** The same by the rates that count alone. */
export function factsOfRates(rates: readonly Pick<PayRate, 'startsOn' | 'centsPerHour'>[]): PayFacts | undefined {
  if (rates.length === 0) return undefined;
  return {
    rates: rates.map(({ startsOn, centsPerHour }) => ({
      from: startsOn,
      ratePerHour: toDecimal(fraction(centsPerHour, 100), 2),
    })),
  };
}
