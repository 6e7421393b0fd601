import type { PayingRule } from './ladder.ts';

/** Where a figure of a policy stands. */
export interface Citation {
  /** `29 USC 207(a)(1)`; left as it is in every language, but for `ownSource`. */
  readonly source: string;
  /** The date from which the figure holds, where that is known: `2000-01-01`. */
  readonly since?: string;
  /** The date at which the source was last compared with the policy. */
  readonly asOf: string;
}

/** What a figure stands in that the organization chose for itself: as policies keep it, and no screen says it. */
export const ownSource = 'Policy of the organization';

/** The rules of a policy whose figures are cited. */
export type CitedRule =
  | PayingRule
  | 'workweek'
  | 'greatest-of'
  | 'regular-rate'
  | 'overtime-premium'
  | 'paid-absence'
  | 'punch-rounding'
  | 'meal-rounded'
  | 'day-rounded'
  | 'short-rest'
  | 'meal-length'
  | 'shift-gap'
  | 'automatic-meal'
  | 'automatic-break'
  | 'paid-break'
  | 'meal-premium'
  | 'rest-premium'
  | 'reporting-time'
  | 'split-shift'
  | 'minimum-shift'
  | 'premium'
  | 'minimum-wage'
  | 'paid-leave';

/** That premiums already paid are credited against overtime, whatever the policy. */
const creditCitation: Citation = { source: '29 USC 207(h)(2)', asOf: '2026-11-28' };

/** What stands between the sources of one figure. */
export const betweenSources = '; ';

/** Where overtime stands against which premiums are credited: in the rule that it is paid by, and in the law of the credit. */
export function withCredit(cited: Citation | undefined): Citation {
  if (cited === undefined) return creditCitation;
  // From which date on both hold is not known.
  return { source: [cited.source, creditCitation.source].join(betweenSources), asOf: cited.asOf };
}

export type Citations = Partial<Readonly<Record<CitedRule, Citation>>>;
