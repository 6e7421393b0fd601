import { compare, fraction, parseDecimal, shortestDecimal, type Fraction } from '../kernel/fraction.ts';
import type { Tier } from './pay-policy.ts';

/** A tier whose multiplier can be compared. */
export interface Step {
  readonly from: number;
  readonly multiplier: Fraction;
  /** The multiplier's shortest spelling: `1.5`. */
  readonly spelled: string;
}

/** The steps of a rule, from minute 0 at the plain rate upwards. */
export type Ladder = readonly Step[];

const one = fraction(1);

/** Tiers in any order as a ladder; throws where a multiplier is not a decimal, since such a policy is broken. */
export function ladder(tiers: readonly Tier[]): Ladder {
  const steps = tiers.map(({ afterMinutes, multiplier }) => ({
    from: afterMinutes,
    multiplier: decimal(multiplier),
    spelled: shortestDecimal(multiplier),
  }));
  return [{ from: 0, multiplier: one, spelled: '1' }, ...steps.toSorted((a, b) => a.from - b.from)];
}

/** The step in force once `minutes` are done. */
export const stepAt = (steps: Ladder, minutes: number): Step => steps.findLast((step) => step.from <= minutes) as Step;

/** Minutes from here to the next step; Infinity on the highest. */
export const toNextStep = (steps: Ladder, minutes: number): number =>
  (steps.find((step) => step.from > minutes)?.from ?? Infinity) - minutes;

/** The step that pays most among several rules. */
export const highest = (steps: readonly Step[]): Step =>
  steps.reduce((best, step) => (paysMore(step, best) ? step : best));

export const paysMore = (a: Step, b: Step): boolean => compare(a.multiplier, b.multiplier) > 0;

export const isPlain = (step: Step): boolean => compare(step.multiplier, one) === 0;

/** Reads a multiplier or a rate of a policy; throws on text that is not a decimal. */
export function decimal(text: string): Fraction {
  const value = parseDecimal(text);
  if (value === undefined) throw new TypeError(`Not a decimal number: ${text}`);
  return value;
}
