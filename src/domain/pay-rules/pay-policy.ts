import type { Holiday } from '../holidays/holiday-date.ts';
import { addDays, type PlainDate, type WallTime, type Weekday } from '../kernel/time.ts';
import type { Citations } from './citation.ts';
import type { MinimumShiftRule, ReportingTimeRule, SplitShiftRule } from './guarantees.ts';
import type { MealRestRule } from './meal-rest.ts';
import type { OvertimeRules } from './overtime-rules.ts';
import type { PayPeriodRule } from './pay-periods.ts';
import type { PremiumRules } from './premium-windows.ts';
import type { RegularRateRules } from './week-earnings.ts';
import type { WorkTimeRules } from './work-time.ts';

/** A fixed, recurring week of 168 hours that may begin on any day at any hour: 29 CFR 778.105. */
export interface Workweek {
  readonly weekday: Weekday;
  readonly time: WallTime;
}

/** What work in certain hours earns besides; decimal text. */
export interface Premium extends PremiumRules {
  readonly code: string;
  /** Units of currency an hour, part of the regular rate. */
  readonly addPerHour?: string;
  /** Times the rate, of which 1 is paid anyway. */
  readonly multiplier?: string;
  /**
   * Whether 1.5 times or more is creditable against overtime and left out of the regular rate: 29 USC 207(e)(6), (7). Where nothing is said, it is
   * for work on Saturdays and Sundays alone; a night differential is part of the rate, 29 CFR 778.207(b).
   */
  readonly creditable?: boolean;
  readonly minMinutes?: number;
  readonly maxMinutes?: number;
}

/** The rate in force on the day, or the regular rate of the week where that is more. */
export const leaveRates = ['rate-in-force', 'regular-rate'] as const;
export type LeaveRate = (typeof leaveRates)[number];

export interface MinimumWage {
  readonly amount: string;
  /** `2026-01-01`. */
  readonly from: string;
}

/**
 * One version of the rules that a person is paid by: docs/rules. Every threshold is data of the policy, none is a
 * constant; what is absent is not a rule of the policy, so that one without rules pays straight time.
 */
export interface PayPolicy {
  readonly workweek: Workweek;
  readonly overtime: OvertimeRules;
  readonly workTime?: WorkTimeRules;
  readonly regularRate?: RegularRateRules;
  readonly premiums?: readonly Premium[];
  readonly mealRest?: MealRestRule;
  readonly reportingTime?: ReportingTimeRule;
  readonly splitShift?: SplitShiftRule;
  readonly minimumShift?: MinimumShiftRule;
  readonly minimumWages?: readonly MinimumWage[];
  readonly holidays?: readonly Holiday[];
  readonly payPeriod?: PayPeriodRule;
  /** At which rate time off is paid; the rate in force, if absent. */
  readonly leaveAt?: LeaveRate;
  /** For how many days after a date its hours may still be corrected: 60, if absent. */
  readonly adjustableDays?: number;
  readonly citations?: Citations;
}

/** The product's weeks begin on Monday at midnight unless the policy says otherwise. */
export const mondayMidnight: Workweek = { weekday: 'monday', time: { hour: 0, minute: 0 } };

/** First date whose hours may still be corrected. */
export const oldestAdjustable = ({ adjustableDays = 60 }: PayPolicy, today: PlainDate): PlainDate =>
  addDays(today, -adjustableDays);

/** The minimum wage in force on a date, decimal text; undefined where the policy names none yet. */
export const minimumWageOn = ({ minimumWages = [] }: PayPolicy, date: string): string | undefined =>
  minimumWages.toSorted((a, b) => (a.from < b.from ? -1 : 1)).findLast((each) => each.from <= date)?.amount;
