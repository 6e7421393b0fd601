import { compare, decimal, one, shortestDecimal, type Fraction } from '../kernel/fraction.ts';

/** Past `afterMinutes`, each minute is paid `multiplier` times (decimal text, `1.5`). Up to the first tier it is 1. */
export interface Tier {
  readonly afterMinutes: number;
  readonly multiplier: string;
}

/** The rule by which a minute is paid what it is. */
export type PayingRule =
  | 'straight-time'
  | 'weekly-overtime'
  | 'daily-overtime'
  | 'consecutive-day'
  | 'nth-worked-day'
  | 'holiday'
  | 'consecutive-hours'
  | 'alternative-schedule'
  | 'unscheduled-day'
  | 'makeup-time';

/** A tier whose multiplier can be compared. */
export interface Step {
  readonly from: number;
  readonly multiplier: Fraction;
  /** The multiplier's shortest spelling: `1.5`. */
  readonly spelled: string;
  readonly rule: PayingRule;
}

/** The steps of a rule, from minute 0 at the plain rate upwards. */
export type Ladder = readonly Step[];

const ground: Step = { from: 0, multiplier: one, spelled: '1', rule: 'straight-time' };

/** Tiers in any order as a ladder; throws where a multiplier is not a decimal, since such a policy is broken. */
export function ladder(tiers: readonly Tier[], rule: PayingRule): Ladder {
  const steps = tiers.map(({ afterMinutes, multiplier }) => ({
    from: afterMinutes,
    multiplier: decimal(multiplier),
    spelled: shortestDecimal(multiplier),
    rule,
  }));
  return [ground, ...steps.toSorted((a, b) => a.from - b.from)];
}

/** The step in force once `minutes` are done. */
export const stepAt = (steps: Ladder, minutes: number): Step => steps.findLast((step) => step.from <= minutes) as Step;

/** Minutes from here to the next step; Infinity on the highest. */
export const toNextStep = (steps: Ladder, minutes: number): number =>
  (steps.find((step) => step.from > minutes)?.from ?? Infinity) - minutes;

/** The step that pays most among several rules, the first of those alike. */
export const highest = (steps: readonly Step[]): Step =>
  steps.reduce((best, step) => (paysMore(step, best) ? step : best));

export const paysMore = (a: Step, b: Step): boolean => compare(a.multiplier, b.multiplier) > 0;

export const isPlain = (step: Step): boolean => compare(step.multiplier, one) === 0;
