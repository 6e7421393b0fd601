import { decimal, shortestDecimal, toNumber } from '../kernel/fraction.ts';

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
  /** To be compared only; short decimals that differ are numbers that differ, in the same order. */
  readonly multiplier: number;
  /** The multiplier's shortest spelling: `1.5`; what is paid is worked out from it. */
  readonly spelled: string;
  readonly rule: PayingRule;
}

/** The steps of a rule, from minute 0 at the plain rate upwards. */
export type Ladder = readonly Step[];

const ground: Step = { from: 0, multiplier: 1, spelled: '1', rule: 'straight-time' };

/**
 * Tiers in any order as a ladder; throws where a multiplier is not a decimal, since such a policy is broken. Tiers are data
 * that never changes: each list is made into a ladder once, however many weeks are paid by it.
 */
export function ladder(tiers: readonly Tier[], rule: PayingRule): Ladder {
  const known = madeBefore.get(tiers);
  if (known !== undefined && known.rule === rule) return known.steps;
  const steps = [ground, ...tiers.map((tier) => stepOf(tier, rule)).toSorted((a, b) => a.from - b.from)];
  madeBefore.set(tiers, { rule, steps });
  return steps;
}

const madeBefore = new WeakMap<readonly Tier[], { readonly rule: PayingRule; readonly steps: Ladder }>();

const stepOf = ({ afterMinutes, multiplier }: Tier, rule: PayingRule): Step => ({
  from: afterMinutes,
  multiplier: toNumber(decimal(multiplier)),
  spelled: shortestDecimal(multiplier),
  rule,
});

/** A rule without tiers pays everything once. */
export const plain: Ladder = [ground];

/** The step in force once `minutes` are done. */
export function stepAt(steps: Ladder, minutes: number): Step {
  let reached = ground;
  for (const step of steps) if (step.from <= minutes) reached = step;
  return reached;
}

/** Minutes from here to the next step; Infinity on the highest. */
export function toNextStep(steps: Ladder, minutes: number): number {
  for (const { from } of steps) if (from > minutes) return from - minutes;
  return Infinity;
}

/** The step that pays most among those in force in several rules and another one, the first of those alike. */
export function highest(ladders: readonly Ladder[], minutes: number, other: Step): Step {
  let best: Step | undefined;
  for (const steps of ladders) {
    const step = stepAt(steps, minutes);
    if (best === undefined || paysMore(step, best)) best = step;
  }
  return best === undefined || paysMore(other, best) ? other : best;
}

export const paysMore = (a: Step, b: Step): boolean => a.multiplier > b.multiplier;

/** From here on what a day earns besides is overtime pay in the eyes of the law: 29 USC 207(e)(6), (7). */
const timeAndAHalf = 1.5;

/** Whether a step leaves its minutes to the count of the week: it pays them once, or less than time and a half (29 CFR 778.203). */
export const leavesToWeek = (step: Pick<Step, 'multiplier'>): boolean => step.multiplier < timeAndAHalf;
