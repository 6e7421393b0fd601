import type { PlainDate } from '../kernel/time.ts';
import type { Tier } from './ladder.ts';

/** When a minute is overtime: docs/rules/overtime.md. What is absent is not a rule of the policy. */
export interface OvertimeRules {
  /** Tiers by the minutes of the period so far that no day rule has paid for. */
  readonly weekly: readonly Tier[];
  /** Tiers by the minutes of the day so far. */
  readonly daily: readonly Tier[];
  /** Days of the daily tiers are the workdays of the policy, if absent, or 24 hours from where somebody begins to work: Nevada, NRS 608.0126. */
  readonly dailyFrom?: 'shift-start';
  /** Days over which `weekly` counts: 7 if absent, 14 for hospitals under 29 USC 207(j). */
  readonly periodDays?: 7 | 14 | 28;
  /** A date on which a period longer than a week begins: 29 CFR 778.601(b) wants it fixed beforehand. */
  readonly periodStartsOn?: PlainDate;
  readonly consecutiveDay?: ConsecutiveDayRule;
  /** Tiers of the nth day worked in a week, with or without a gap, and of each day worked after it. */
  readonly nthWorkedDay?: { readonly nth: number; readonly tiers: readonly Tier[] };
  readonly holiday?: { readonly tiers: readonly Tier[] };
  /** Tiers by the minutes of the shift so far, whichever workdays it touches: COMPS Order rule 4.1.1(C). */
  readonly consecutiveHours?: readonly Tier[];
  /**
   * `no-pyramiding`, if absent: all kinds of rule share out one count of minutes. `greatest-of`: the period is paid by
   * its weekly tiers alone, its day rules alone, or its consecutive hours alone, whichever is most.
   */
  readonly combine?: 'no-pyramiding' | 'greatest-of';
  /** Paid leave counts toward the weekly tiers. No law asks for it: 29 CFR 778.218, 778.219. */
  readonly countsPaidAbsence?: boolean;
  /** The daily tiers hold only below this multiple of the minimum wage: 1.5 in Nevada, NRS 608.018(1). */
  readonly dailyAppliesBelowRate?: { readonly minimumWageMultiple: string };
  /** Dates on which the daily tiers do not hold for somebody, whose rate changes within the period: `policyAtRate` says which; no policy is set with any. */
  readonly dailyNotOn?: readonly PlainDate[];
  readonly alternativeWorkweek?: AlternativeWorkweek;
  /** Time made up in the week it was lost is no daily overtime up to this length of a day: 660, Labor Code 513. */
  readonly makeupTime?: { readonly upToMinutes: number };
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

/**
 * Longer days by agreement, Labor Code 511: on a scheduled day overtime begins after the scheduled minutes (of at
 * most 10 hours), on a day that is not scheduled at once; 0 marks such a day.
 */
export interface AlternativeWorkweek {
  /** From the first day of the workweek. */
  readonly scheduledMinutesByDay: readonly number[];
  readonly overtimeMultiplier: string;
  readonly doubleMultiplier: string;
  /** Double time on a scheduled day: 720. */
  readonly doubleAfterMinutes: number;
  /** Double time on a day that is not scheduled: 480. */
  readonly unscheduledDoubleAfterMinutes: number;
}
