import type { Conflict } from './conflict.ts';

/** What may speak against a shift, each a rule of its own. */
export const planningRules = [
  'double_booking',
  'time_off',
  'minor',
  'skill',
  'unavailable',
  'short_rest',
  'over_target',
  'overtime',
] as const satisfies readonly Conflict['kind'][];
export type PlanningRule = (typeof planningRules)[number];

export const ruleLevels = ['off', 'warn', 'reason', 'block'] as const;
/** Not looked at; said; said, and published with a reason alone; refused. */
export type RuleLevel = (typeof ruleLevels)[number];

export type RuleLevels = Readonly<Record<PlanningRule, RuleLevel>>;

/**
 * Nobody is in two places at once, and neither what the law forbids is planned nor what a position asks for and somebody does not hold. What was agreed with somebody, or costs them their rest, is
 * done against with a reason. Long hours are said, and weighed by whoever plans: a busy week has them every day.
 */
export const usualLevels: RuleLevels = {
  double_booking: 'block',
  time_off: 'reason',
  minor: 'block',
  skill: 'block',
  unavailable: 'reason',
  short_rest: 'reason',
  over_target: 'warn',
  overtime: 'warn',
};

/** The levels that a rule may have: that somebody is in two places at once is said at the least. */
export const levelsOf = (rule: PlanningRule): readonly RuleLevel[] =>
  rule === 'double_booking' ? ruleLevels.filter((level) => level !== 'off') : ruleLevels;

/** What an organization may mean anybody to work in a week at most, in minutes: from one hour to all of it. */
export const leastTargetMinutes = 60;
export const mostTargetMinutes = 10_080;

/** What a rule that the organization chooses says of a shift. */
export type RuleConflict = Extract<Conflict, { readonly kind: PlanningRule }>;

const isOfRule = (conflict: Conflict): conflict is RuleConflict => planningRules.some((rule) => rule === conflict.kind);

/**
 * Whether whoever has the shift works there no longer by then: after their last day, suspended, or at other locations. That is no rule to choose:
 * none is planned so, and what was planned before is said.
 */
export const isTheirsNoLonger = (conflicts: readonly Conflict[]): boolean =>
  conflicts.some(({ kind }) => kind === 'employment_ended' || kind === 'not_here');

/** What speaks against a shift and is minded here. */
export const minded = (conflicts: readonly Conflict[], levels: RuleLevels): readonly Conflict[] =>
  conflicts.filter((conflict) => !isOfRule(conflict) || levels[conflict.kind] !== 'off');

/** What speaks against a shift, and is published with a reason alone. */
export const inNeedOfReason = (conflicts: readonly Conflict[], levels: RuleLevels): readonly RuleConflict[] =>
  conflicts.filter(isOfRule).filter(({ kind }) => levels[kind] === 'reason');

/** What speaks against a shift, and is only said, with or without a reason. */
export const warnedAmong = (conflicts: readonly Conflict[], levels: RuleLevels): readonly RuleConflict[] =>
  conflicts.filter(isOfRule).filter(({ kind }) => levels[kind] === 'warn' || levels[kind] === 'reason');

/** What speaks against a shift, and is refused. */
export const refusedAmong = (conflicts: readonly Conflict[], levels: RuleLevels): readonly RuleConflict[] =>
  conflicts.filter(isOfRule).filter(({ kind }) => levels[kind] === 'block');

/** Whether something speaks against a shift that no reason helps with. */
export const isBlocked = (conflicts: readonly Conflict[], levels: RuleLevels): boolean =>
  refusedAmong(conflicts, levels).length > 0;

/**
 * Whether something speaks against planning a shift at all. Two may exchange their shifts, and for a moment one of them has both: of
 * those who are in two places at once only what is published is refused.
 */
export const isUnplannable = (conflicts: readonly Conflict[], levels: RuleLevels): boolean =>
  isBlocked(
    conflicts.filter(({ kind }) => kind !== 'double_booking'),
    levels,
  );
