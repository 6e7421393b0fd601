import { fraction } from '../kernel/fraction.ts';
import { payFor, roundToCents, type Cents } from '../kernel/money.ts';

/** Minutes of work and what they cost; the cost is null where a rate is missing, or may not be known. */
export interface Labour {
  readonly minutes: number;
  readonly cents: Cents | null;
}

/** What planned minutes cost at an hourly rate; what overtime adds is known once the hours are worked. */
export const costOf = (minutes: number, centsPerHour: Cents): Cents =>
  roundToCents(payFor(minutes, fraction(centsPerHour, 100), fraction(1)));
