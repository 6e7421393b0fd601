import type { Cents } from '../kernel/money.ts';
import type { LabourSum } from './labour.ts';

/** What every week of a location is meant to come to at most; null where nobody said. */
export interface LabourTarget {
  readonly weeklyMinutes: number | null;
  readonly weeklyCents: Cents | null;
}

export const noLabourTarget: LabourTarget = { weeklyMinutes: null, weeklyCents: null };

/** From one hour to a hundred thousand, and up to as many cents as are typed. */
export const leastLabourMinutes = 60;
export const mostLabourMinutes = 6_000_000;
export const mostLabourCents = 99_999_999_999;

/** A sum of a week beside its target. */
export interface AgainstTarget<Sum extends number = number> {
  readonly planned: Sum;
  readonly target: Sum;
  /** How much it is above; 0, it is not. */
  readonly over: number;
  /** It is known in part alone: at least so much is planned, and it is over by so much at least, or nobody knows whether it is. */
  readonly isPart: boolean;
}

/** What a week comes to beside the target of its location: that of which there is a target and which is known. */
export interface WeekAgainstTarget {
  readonly minutes: AgainstTarget | undefined;
  readonly cents: AgainstTarget<Cents> | undefined;
}

/**
 * Holds a week against the target of its location. To come to exactly the target is to keep it.
 *
 * | the week        | the target   | over           |
 * | 240 h           | 240 h        |                |
 * | 240 h 01        | 240 h        | 1 min          |
 * | 40 h, $820.00   | $800.00      | $20.00         |
 * | 40 h, no rate   | 30 h, $1.00  | 10 h           |
 *
 * A cost that is known in part is over where that part is; where it is not, it cannot be said that the target is kept.
 *
 * | 40 h, $820.00 of those with a rate | $800.00 | at least $20.00 |
 * | 40 h, $540.00 of those with a rate | $800.00 | nobody knows    |
 */
export function againstTarget(week: LabourSum, { weeklyMinutes, weeklyCents }: LabourTarget): WeekAgainstTarget {
  return {
    minutes: beside(week.minutes, weeklyMinutes, false),
    cents:
      week.cents === null && week.knownCents === 0
        ? undefined
        : beside(week.knownCents, weeklyCents, week.cents === null),
  };
}

const beside = <Sum extends number>(
  planned: Sum,
  target: Sum | null,
  isPart: boolean,
): AgainstTarget<Sum> | undefined =>
  target === null ? undefined : { planned, target, over: Math.max(0, planned - target), isPart };
