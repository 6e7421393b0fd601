import type { Cents } from '../kernel/money.ts';
import type { PlainDate } from '../kernel/time.ts';
import type { Citation, CitedRule } from './citation.ts';

/** The rules that a figure may come from: those that pay minutes, that add or take some, and that make a line of pay. */
export const reasonRules = [
  'worked',
  'punches-rounded',
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
  'meal-worked',
  'meal-added',
  'break-deducted',
  'break-added',
  'meal-rounded',
  'day-rounded',
  'premium-window',
  'paid-absence',
  'meal-waived',
  'meal-missed',
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
  'paid-leave',
] as const;
export type ReasonRule = (typeof reasonRules)[number];

/** The figures of a rule, and what it was held against: `afterMinutes`, `multiplier`, `rate`, `code`; moments are `…At`. */
export type ReasonParameters = Readonly<Record<string, string | number>>;

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
  readonly parameters: ReasonParameters;
  readonly citation?: Citation;
}

/** Whose citation stands behind a reason, where it is not that of its own name. */
const citedAs: Partial<Record<ReasonRule, CitedRule>> = {
  'break-added': 'automatic-break',
  'break-deducted': 'automatic-break',
  'hours-beyond-salary': 'regular-rate',
  'meal-added': 'automatic-meal',
  'meal-deducted': 'automatic-meal',
  'meal-waived': 'meal-premium',
  'meal-missed': 'meal-premium',
  'premium-window': 'premium',
  'punches-rounded': 'punch-rounding',
  'rest-missed': 'rest-premium',
  'overtime-hours': 'overtime-premium',
  'regular-hours': 'regular-rate',
};

export const citationKey = (rule: ReasonRule): CitedRule => citedAs[rule] ?? (rule as CitedRule);

/** What is told of one reason, beside its rule; its source where it stands in the law whatever the policy. */
export type Telling = Pick<Reason, 'parameters'> &
  Partial<Pick<Reason, 'date' | 'minutes' | 'cents' | 'punchIds' | 'citation'>>;

/** Makes a reason of a rule, and cites where the policy says that it stands. */
export type Make = (rule: ReasonRule, telling: Telling) => Reason;
