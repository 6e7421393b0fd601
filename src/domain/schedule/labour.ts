import { cents, type Cents } from '../kernel/money.ts';

/** Minutes of work and what they cost; the cost is null where a rate is missing, or may not be known. */
export interface Labour {
  readonly minutes: number;
  /** Of these, what is paid as overtime. */
  readonly overtimeMinutes: number;
  readonly cents: Cents | null;
}

/** Several together: where the cost of one is not known, what the others cost is known all the same. */
export interface LabourSum extends Labour {
  /** What those cost of which it is known: all of it, where `cents` is not null. */
  readonly knownCents: Cents;
}

/**
 * All of it together; what it costs, where that is known of each, and else of those of which it is.
 *
 * | 8 h $160.00, 8 h $150.00  | 16 h, $310.00                        |
 * | 8 h $160.00, 8 h no rate  | 16 h, cost not known, $160.00 of it  |
 * | that, and 8 h $160.00     | 24 h, cost not known, $320.00 of it  |
 */
export function sumOfLabour(each: readonly (Labour | LabourSum)[]): LabourSum {
  const sum = { minutes: 0, overtimeMinutes: 0, known: 0, isWhole: true };
  for (const one of each) {
    sum.minutes += one.minutes;
    sum.overtimeMinutes += one.overtimeMinutes;
    sum.known += 'knownCents' in one ? one.knownCents : (one.cents ?? 0);
    sum.isWhole &&= one.cents !== null;
  }
  const knownCents = cents(sum.known);
  const { minutes, overtimeMinutes } = sum;
  return { minutes, overtimeMinutes, cents: sum.isWhole ? knownCents : null, knownCents };
}
