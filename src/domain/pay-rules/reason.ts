import type { Cents } from '../kernel/money.ts';
import type { PlainDate } from '../kernel/time.ts';
import type { Citation, CitedRule } from './citation.ts';
import type { PayingRule } from './ladder.ts';
import type { PayLine } from './week-pay.ts';
import type { Adjustment } from './work-time.ts';

/** The rules that a figure may come from. */
export type ReasonRule =
  | 'worked'
  | PayingRule
  | Adjustment['reason']
  | PayLine['kind']
  | 'premium-window'
  | 'regular-rate';

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
  'overtime-hours': 'overtime-premium',
  'regular-hours': 'regular-rate',
};

export const citationKey = (rule: ReasonRule): CitedRule => citedAs[rule] ?? (rule as CitedRule);
