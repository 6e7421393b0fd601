import type { WallTime, Weekday } from '../kernel/time.ts';

/** Past `afterMinutes`, each minute is paid `multiplier` times (decimal text, `1.5`). Up to the first tier it is 1. */
export interface Tier {
  readonly afterMinutes: number;
  readonly multiplier: string;
}

/** When a minute is overtime: RULES section 3, `overtime`. What is absent is not a rule of the policy. */
export interface OvertimeRules {
  /** Tiers by the minutes of the period so far that no day rule has paid for. */
  readonly weekly: readonly Tier[];
  /** Tiers by the minutes of the day so far. */
  readonly daily: readonly Tier[];
  /** Days over which `weekly` counts: 7 if absent, 14 for hospitals under 29 USC 207(j). */
  readonly periodDays?: 7 | 14 | 28;
  readonly consecutiveDay?: ConsecutiveDayRule;
  /** Tiers of the nth day worked in a week, with or without a gap, and of each day worked after it. */
  readonly nthWorkedDay?: { readonly nth: number; readonly tiers: readonly Tier[] };
  readonly holiday?: { readonly tiers: readonly Tier[] };
  /**
   * `no-pyramiding`, if absent: the two kinds of rule share out one count of minutes. `greatest-of`: the period
   * is paid by its day rules alone or by its weekly tiers alone, whichever is more.
   */
  readonly combine?: 'no-pyramiding' | 'greatest-of';
}

/** Tiers of the nth day worked in a row: the seventh day of Labor Code 510(a) and of KRS 337.050. */
export interface ConsecutiveDayRule {
  readonly nth: number;
  /** Whether a run of days begins afresh with each workweek, or runs on. */
  readonly scope: 'workweek' | 'rolling';
  /** The days of the run after the nth as well; only the nth if absent. */
  readonly andAfter?: boolean;
  /** The rule holds only in a period with more minutes than this. */
  readonly onlyIfPeriodOverMinutes?: number;
  readonly tiers: readonly Tier[];
}

/** A fixed, recurring week of 168 hours that may begin on any day at any hour: 29 CFR 778.105. */
export interface Workweek {
  readonly weekday: Weekday;
  readonly time: WallTime;
}

/** One version of the rules that a person is paid by. Every threshold is data of the policy, none is a constant. */
export interface PayPolicy {
  readonly workweek: Workweek;
  readonly overtime: OvertimeRules;
}

/** The product's weeks begin on Monday at midnight unless the policy says otherwise. */
export const mondayMidnight: Workweek = { weekday: 'monday', time: { hour: 0, minute: 0 } };
