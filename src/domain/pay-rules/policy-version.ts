import { accept, refuse, type Result } from '../kernel/result.ts';
import { weekOf, type PlainDate } from '../kernel/time.ts';
import type { PolicyVersion } from './assigned-policy.ts';
import { californiaSchedule } from './california.ts';
import { ownSource, type Citation, type Citations, type CitedRule } from './citation.ts';
import type { Tier } from './ladder.ts';
import type { AlternativeWorkweek } from './overtime-rules.ts';
import type { PayPolicy } from './pay-policy.ts';
import { policyFaults, type PolicyFault } from './policy-faults.ts';
import { federal, presets, type PresetName } from './presets.ts';

/** A version that is to be set. */
export interface VersionWish extends PolicyVersion {
  readonly preset: PresetName;
}

/** What an admin had before them who decided on a version. */
export interface Decided extends PolicyVersion {
  /** The version that held for the same people on that date; null where there was none, undefined where it is not said. */
  readonly insteadOf?: string | null | undefined;
}

/** A version as it is kept: named, so that a later one of the same date can correct it. */
export interface KeptVersion extends PolicyVersion {
  readonly id: string;
}

type Refused =
  | Result<never, 'pay_policy_faulty', { readonly faults: PolicyFault[] }>
  | Result<never, 'pay_policy_too_early', { readonly earliest: PlainDate }>
  | Result<never, 'pay_policy_unchanged'>;

/**
 * The one place that says from when on a version may be in force: the workweek that is under way, or a later one. What was
 * worked before is paid, approved or locked by the rules it was worked under.
 *
 * | today          | weeks from | earliest       |
 * | Fri 2026-11-20 | Monday     | Mon 2026-11-16 |
 */
export const earliestStart = (inForce: PayPolicy, today: PlainDate): PlainDate =>
  weekOf(today, inForce.workweek.weekday);

/**
 * Whether a version may be set, and what setting it appends: the rules with their sources, and the version of the same
 * date and the same people that it corrects.
 *
 * @param versions those that count, of the whole organization
 */
export function decideVersion(
  versions: readonly KeptVersion[],
  wish: VersionWish,
  today: PlainDate,
  setOn: PlainDate,
):
  | Refused
  | Result<
      { readonly rules: PayPolicy; readonly supersedes: KeptVersion | undefined; readonly before: PayPolicy },
      never
    > {
  const faults = policyFaults(wish.rules, wish.startsOn);
  if (faults.length > 0) return refuse('pay_policy_faulty', { faults: [...faults] });
  const earliest = earliestStart(organizationPolicy(versions, today), today);
  if (wish.startsOn < earliest) return refuse('pay_policy_too_early', { earliest });
  const last = versionHolding(versions, wish);
  const rules = withSources(settled(wish), wish.preset, setOn);
  if (last !== undefined && isSame(undated(last.rules), undated(rules))) return refuse('pay_policy_unchanged');
  return accept({
    rules,
    supersedes: last?.startsOn === wish.startsOn ? last : undefined,
    before: last?.rules ?? organizationPolicy(versions, wish.startsOn),
  });
}

/** The version of the same people that holds on the date of another; undefined where they have none of their own by then. */
const versionHolding = <V extends PolicyVersion>(versions: readonly V[], other: PolicyVersion): V | undefined =>
  versions
    .filter((each) => isForTheSame(each, other) && each.startsOn <= other.startsOn)
    .toSorted(byDate)
    .at(-1);

/**
 * The version that whoever decided did not know of: set for the same people meanwhile, from that date on or an earlier one, so that theirs
 * would undo it unseen. Whoever does not say what they knew replaces nothing: a version of the same date must be named to be corrected.
 *
 * | holds on the date, since | it was decided instead of | unknown |
 * | v2, an earlier date      | v2                        | –       |
 * | v2, an earlier date      | v1, or none               | v2      |
 * | v2, an earlier date      | not said                  | –       |
 * | v2, that very date       | not said                  | v2      |
 */
export function versionUnseen<V extends KeptVersion>(
  versions: readonly V[],
  { insteadOf, ...decided }: Decided,
): V | undefined {
  const holding = versionHolding(versions, decided);
  if (holding === undefined || holding.id === insteadOf) return undefined;
  return insteadOf === undefined && holding.startsOn < decided.startsOn ? undefined : holding;
}

/** The rules with what their preset says where the wish says nothing of it: what is kept says it itself. */
function settled({ rules, preset }: VersionWish): PayPolicy {
  const leaveAt = rules.leaveAt ?? presets[preset].leaveAt;
  return leaveAt === undefined ? rules : { ...rules, leaveAt };
}

/** The policy of the organization on a date: federal law before it has one. */
export const organizationPolicy = (versions: readonly PolicyVersion[], on: PlainDate): PayPolicy =>
  versions
    .filter((each) => each.locationId === null && each.employeeId === null)
    .toSorted(byDate)
    .findLast(({ startsOn }) => startsOn <= on)?.rules ?? federal;

/** Last day of a version: the one before the next for the same people begins; null where none follows. */
export const nextVersion = <V extends PolicyVersion>(versions: readonly V[], version: V): V | undefined =>
  versions
    .filter((each) => isForTheSame(each, version) && each.startsOn > version.startsOn)
    .toSorted(byDate)
    .at(0);

/** Whether two versions say how the same people are paid. */
export const isForTheSame = (a: PolicyVersion, b: PolicyVersion): boolean =>
  a.locationId === b.locationId && a.employeeId === b.employeeId;

const byDate = (a: PolicyVersion, b: PolicyVersion): number => (a.startsOn < b.startsOn ? -1 : 1);

/**
 * The figures that a citation is for. A workweek has none: at which day and hour it begins is fixed by no law, and what is cited of it holds for any.
 */
const figuresOf: Partial<Record<CitedRule, (policy: PayPolicy) => unknown>> = {
  'weekly-overtime': ({ overtime }) => [overtime.weekly, overtime.periodDays],
  'daily-overtime': ({ overtime }) => [overtime.daily, overtime.dailyAppliesBelowRate, overtime.dailyFrom],
  'consecutive-day': ({ overtime }) => overtime.consecutiveDay,
  'nth-worked-day': ({ overtime }) => overtime.nthWorkedDay,
  holiday: ({ overtime }) => overtime.holiday,
  'consecutive-hours': ({ overtime }) => overtime.consecutiveHours,
  'greatest-of': ({ overtime }) => overtime.combine,
  'alternative-schedule': ({ overtime: { alternativeWorkweek: schedule } }) => schedule && scheduledDay(schedule),
  'unscheduled-day': ({ overtime: { alternativeWorkweek: schedule } }) => schedule && unscheduledDay(schedule),
  'makeup-time': ({ overtime }) => overtime.makeupTime,
  'regular-rate': ({ regularRate }) => regularRate?.rateRounding ?? 'exact',
  'overtime-premium': ({ overtime, regularRate }) => [
    regularRate?.overtimeMethod ?? 'premium-on-top',
    regularRate?.overtimeRateUnrounded ?? false,
    // Less than time and a half is nobody's law.
    tiersOf(overtime).some(({ multiplier }) => Number(multiplier) < 1.5),
  ],
  'paid-absence': ({ overtime }) => overtime.countsPaidAbsence === true || undefined,
  'punch-rounding': ({ workTime: { punchRounding = [], dropSeconds = false } = {} }) =>
    punchRounding.length > 0 || dropSeconds ? { punchRounding, dropSeconds } : undefined,
  'meal-rounded': ({ workTime }) => workTime?.mealTotalRounding,
  'day-rounded': ({ workTime }) => workTime?.dayTotalRounding,
  'short-rest': ({ workTime }) => workTime?.paidUpToMinutes,
  'meal-length': ({ workTime }) => workTime?.mealFromMinutes,
  'shift-gap': ({ workTime }) => workTime?.newShiftGapMinutes,
  'automatic-meal': ({ workTime }) => listed(workTime?.meals),
  'automatic-break': ({ workTime }) => listed(workTime?.automaticBreaks),
  'paid-break': ({ workTime }) => workTime?.paidBreaks,
  'meal-premium': ({ mealRest }) => mealRest,
  'rest-premium': ({ mealRest }) => mealRest,
  'reporting-time': ({ reportingTime }) => reportingTime,
  'split-shift': ({ splitShift }) => splitShift,
  'minimum-shift': ({ minimumShift }) => minimumShift,
  premium: ({ premiums }) => listed(premiums),
  'minimum-wage': ({ minimumWages }) => minimumWages,
  'paid-leave': ({ leaveAt }) => leaveAt ?? 'rate-in-force',
};

/** Each step at which hours are overtime. */
const tiersOf = ({ weekly, daily, consecutiveDay, consecutiveHours = [] }: PayPolicy['overtime']): readonly Tier[] => [
  ...weekly,
  ...daily,
  ...(consecutiveDay?.tiers ?? []),
  ...consecutiveHours,
];

/** Of a list that is empty, that there is no such rule. */
const listed = (rules: readonly unknown[] = []): readonly unknown[] | undefined =>
  rules.length === 0 ? undefined : rules;

/** What hours of a scheduled day are paid, and that none is longer than ten; which days those are is agreed upon, and stands in no law. */
function scheduledDay(schedule: AlternativeWorkweek): readonly unknown[] {
  const { overtimeMultiplier, doubleMultiplier, doubleAfterMinutes, scheduledMinutesByDay } = schedule;
  return [overtimeMultiplier, doubleMultiplier, doubleAfterMinutes, Math.max(600, ...scheduledMinutesByDay)];
}

const unscheduledDay = (schedule: AlternativeWorkweek): readonly unknown[] => [
  schedule.overtimeMultiplier,
  schedule.doubleMultiplier,
  schedule.unscheduledDoubleAfterMinutes,
];

/** What a law fixes of a rule that its preset begins without. */
const lawful: Partial<Record<CitedRule, unknown>> = {
  'alternative-schedule': scheduledDay(californiaSchedule),
  'unscheduled-day': unscheduledDay(californiaSchedule),
};

/** The rules with their sources: the preset's where a figure is still its own, the organization's where it was changed. */
export function withSources(rules: PayPolicy, preset: PresetName, setOn: PlainDate): PayPolicy {
  const from: PayPolicy = presets[preset];
  const own: Citation = { source: ownSource, asOf: setOn };
  const keys = new Set([...Object.keys(from.citations ?? {}), ...Object.keys(figuresOf)]) as Set<CitedRule>;
  const citations = [...keys].flatMap((key): [CitedRule, Citation][] => {
    const figures = figuresOf[key];
    const cited = from.citations?.[key];
    const now = figures?.(rules);
    if (figures === undefined || isSame(figures(from), now)) return cited === undefined ? [] : [[key, cited]];
    // Of a rule that was taken away there is nothing to cite.
    if (now === undefined || (Array.isArray(now) && isSame(now[0], []))) return [];
    return [[key, cited !== undefined && isSame(lawful[key], now) ? cited : own]];
  });
  return { ...rules, citations: Object.fromEntries(citations) as Citations };
}

/** What the organization set for itself it did not set anew by saying it on a later day. */
const undated = ({ citations = {}, ...rules }: PayPolicy): unknown => ({
  ...rules,
  citations: Object.fromEntries(
    Object.entries(citations).map(([key, { asOf, ...cited }]) => [
      key,
      cited.source === ownSource ? cited : { ...cited, asOf },
    ]),
  ),
});

/** Whether two figures are the same, whatever the order of their keys. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, inOrder(each)]),
  );
}

/** What differs between two policies, by the name of each part; sources are no part of it. */
export function policyChanges(
  before: PayPolicy,
  after: PayPolicy,
): { readonly before: Readonly<Record<string, unknown>>; readonly after: Readonly<Record<string, unknown>> } {
  const [old, fresh] = [partsOf(before), partsOf(after)];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (key) => !isSame(old[key], fresh[key]),
  );
  const pick = (parts: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((key) => [key, parts[key] ?? null]));
  return { before: pick(old), after: pick(fresh) };
}

/** Overtime and hours are told rule by rule, everything else whole. */
function partsOf(policy: PayPolicy): Readonly<Record<string, unknown>> {
  const { overtime, workTime = {}, citations: _, ...others } = policy;
  return { ...others, ...overtime, ...workTime };
}
