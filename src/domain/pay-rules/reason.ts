import type { Cents } from '../kernel/money.ts';
import type { PlainDate } from '../kernel/time.ts';
import type { Citation, CitedRule } from './citation.ts';

/** The rules that a figure may come from: those that pay minutes, that add or take some, and that make a line of pay. */
export const reasonRules = [
  'worked',
  'straight-time',
  'weekly-overtime',
  'daily-overtime',
  'consecutive-day',
  'nth-worked-day',
  'holiday',
  'consecutive-hours',
  'alternative-schedule',
  'unscheduled-day',
  'makeup-time',
  'short-rest',
  'paid-break',
  'meal-deducted',
  'meal-added',
  'break-deducted',
  'break-added',
  'meal-rounded',
  'day-rounded',
  'premium-window',
  'paid-absence',
  'meal-waived',
  'rest-missed',
  'regular-rate',
  'salary',
  'hours-beyond-salary',
  'regular-hours',
  'overtime-hours',
  'overtime-premium',
  'earning',
  'meal-premium',
  'rest-premium',
  'reporting-time',
  'split-shift',
  'minimum-shift',
] as const;
export type ReasonRule = (typeof reasonRules)[number];

/** Why a figure is what it is, as data: `words` makes a sentence of it in each language. */
export interface Reason {
  readonly rule: ReasonRule;
  /** Absent where it is about the whole week. */
  readonly date?: PlainDate;
  /** What the rule gave: minutes of the day, negative where it took some; cents of a line; or a rate. */
  readonly minutes?: number;
  readonly cents?: Cents;
  /** The punches that it was worked out from. */
  readonly punchIds: readonly string[];
  /** The figures of the rule: `afterMinutes`, `multiplier`, `rate`, `code`. */
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly citation?: Citation;
}

/** Whose citation stands behind a reason, where it is not that of its own name. */
const citedAs: Partial<Record<ReasonRule, CitedRule>> = {
  'hours-beyond-salary': 'regular-rate',
  'meal-waived': 'meal-premium',
  'rest-missed': 'rest-premium',
  'overtime-hours': 'overtime-premium',
  'regular-hours': 'regular-rate',
};

export const citationKey = (rule: ReasonRule): CitedRule => citedAs[rule] ?? (rule as CitedRule);
