import { cents, type Cents } from '../kernel/money.ts';

/** Minutes of work and what they cost; the cost is null where a rate is missing, or may not be known. */
export interface Labour {
  readonly minutes: number;
  /** Of these, what is paid as overtime. */
  readonly overtimeMinutes: number;
  readonly cents: Cents | null;
}

/** All of it together; what it costs, where that is known of each. */
export function sumOfLabour(each: readonly Labour[]): Labour {
  const sum: { minutes: number; overtimeMinutes: number; cents: number | null } = {
    minutes: 0,
    overtimeMinutes: 0,
    cents: 0,
  };
  for (const one of each) {
    sum.minutes += one.minutes;
    sum.overtimeMinutes += one.overtimeMinutes;
    sum.cents = sum.cents === null || one.cents === null ? null : sum.cents + one.cents;
  }
  return { ...sum, cents: sum.cents === null ? null : cents(sum.cents) };
}
