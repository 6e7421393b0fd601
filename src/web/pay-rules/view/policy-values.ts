import { parsePlainDate, weekdayOf, weekOf, type Weekday } from '../../../domain/kernel/time.ts';
import type { DayAttribution } from '../../../domain/pay-rules/day-attribution.ts';
import type { Tier } from '../../../domain/pay-rules/ladder.ts';
import type { PayFrequency } from '../../../domain/pay-rules/pay-periods.ts';
import { mondayMidnight, type PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { presets, type PresetName } from '../../../domain/pay-rules/presets.ts';
import type { OvertimeMethod } from '../../../domain/pay-rules/week-earnings.ts';
import { shownRule, textOf, type ShapeOf, type TypedRule } from './rule-parts.ts';
import { isList, ruleShapes, type RuleName } from './rule-shapes.ts';
import { hoursText, minutesIn, numberText, present, timeText } from './typed.ts';

/** Rules with parameters of their own, each as often as the policy has it: once at most, or a list. */
type TypedRules = Record<RuleName, readonly TypedRule[]>;

/** What the form holds: what was typed, as it was typed. Empty is no rule. */
export interface PolicyValues extends TypedRules {
  /** The policy that the form began from: what was not touched is kept from it. */
  base: PayPolicy;
  /** `organization`, `location:…` or `employee:…`. */
  scope: string;
  startsOn: string;
  preset: PresetName;
  weekStart: Weekday;
  dayStart: string;
  weeklyAfter: string;
  weeklyTimes: string;
  dailyAfter: string;
  dailyTimes: string;
  doubleAfter: string;
  doubleTimes: string;
  dailyFrom: 'day-start' | 'shift-start';
  consecutiveAfter: string;
  consecutiveTimes: string;
  greatestOf: boolean;
  periodDays: '7' | '14' | '28';
  periodStartsOn: string;
  countsAbsence: boolean;
  regularLeave: boolean;
  paidRest: string;
  mealFrom: string;
  shiftGap: string;
  longestShift: string;
  dayAttribution: DayAttribution;
  dropSeconds: boolean;
  centRates: boolean;
  rateUnrounded: boolean;
  overtimeMethod: OvertimeMethod;
  holidays: string[];
  holidayTimes: string;
  holidayAfter: string;
  payFrequency: PayFrequency | '';
  payAnchor: string;
  payStartDays: string;
  payAfter: string;
  payOnDays: string;
  payBusinessDay: boolean;
  adjustableDays: string;
}

/** What a policy holds of each rule. */
function rulesOf(policy: PayPolicy): { readonly [Name in RuleName]: readonly unknown[] } {
  const { overtime, workTime = {}, mealRest, reportingTime, splitShift, minimumShift } = policy;
  const once = (rule: unknown): readonly unknown[] => (rule === undefined ? [] : [rule]);
  return {
    weeklyMore: overtime.weekly.slice(1),
    dailyMore: risingTiers(overtime.daily).slice(2),
    consecutiveMore: (overtime.consecutiveHours ?? []).slice(1),
    holidayMore: (overtime.holiday?.tiers ?? []).slice(1),
    consecutiveDay: once(overtime.consecutiveDay),
    nthWorkedDay: once(overtime.nthWorkedDay),
    belowRate: once(overtime.dailyAppliesBelowRate),
    makeupTime: once(overtime.makeupTime),
    alternativeWorkweek: once(overtime.alternativeWorkweek),
    meals: workTime.meals ?? [],
    automaticBreaks: workTime.automaticBreaks ?? [],
    paidBreaks: once(workTime.paidBreaks),
    mealRest: once(mealRest),
    punchRounding: workTime.punchRounding ?? [],
    dayTotalRounding: once(workTime.dayTotalRounding),
    mealTotalRounding: once(workTime.mealTotalRounding),
    premiums: policy.premiums ?? [],
    reportingTime: once(reportingTime),
    splitShift: once(splitShift),
    minimumShift: once(minimumShift),
    minimumWages: policy.minimumWages ?? [],
  };
}

const risingTiers = (tiers: readonly Tier[]) => tiers.toSorted((a, b) => a.afterMinutes - b.afterMinutes);

const ruleNames = Object.keys(ruleShapes) as RuleName[];

function typedRules(policy: PayPolicy): TypedRules {
  const rules = rulesOf(policy);
  const typed = ruleNames.map((name): [RuleName, readonly TypedRule[]] => {
    const shape: ShapeOf<object> = ruleShapes[name].shape;
    return [name, rules[name].map((each) => shownRule(shape, each as object))];
  });
  return Object.fromEntries(typed) as TypedRules;
}

/** A rule as it is where it is added: as the policy had it, or as it usually is. */
export function freshRule(name: RuleName, values: PolicyValues): TypedRule {
  const { shape, fresh } = ruleShapes[name] as { readonly shape: ShapeOf<object>; readonly fresh: object };
  const usual = shownRule(shape, fresh);
  const typed = values[name];
  const last = typed.at(-1);
  if (name === 'minimumWages') return { ...usual, ...last, from: values.startsOn };
  if (name === 'premiums') return { ...usual, code: newCode(typed) };
  if (last !== undefined && 'afterMinutes' in last)
    return { ...last, afterMinutes: hoursText(minutesIn(textOf(last['afterMinutes'])) + 60) };
  return (last === undefined && !isList(name) ? typedRules(values.base)[name][0] : undefined) ?? usual;
}

/** A name that no premium has yet. */
function newCode(premiums: readonly TypedRule[]): string {
  const codes = ['night', ...premiums.map((_, index) => `premium ${index + 2}`)];
  return codes.find((code) => premiums.every((each) => each['code'] !== code)) ?? '';
}

/** The figures of a policy as the form shows them; for whom and from when are left to it. */
export function valuesOf(rules: PayPolicy, preset: PresetName): Omit<PolicyValues, 'scope' | 'startsOn'> {
  const { workweek, overtime, workTime = {}, regularRate = {}, payPeriod, holidays = [] } = rules;
  const [daily, double] = risingTiers(overtime.daily);
  const [weekly] = overtime.weekly;
  const [inARow] = overtime.consecutiveHours ?? [];
  const [holiday] = overtime.holiday?.tiers ?? [];
  const { payDate } = payPeriod ?? {};
  return {
    ...typedRules(rules),
    base: rules,
    preset,
    weekStart: workweek.weekday,
    dayStart: timeText(workweek.time),
    weeklyAfter: hoursText(weekly?.afterMinutes),
    weeklyTimes: weekly?.multiplier ?? '1.5',
    dailyAfter: hoursText(daily?.afterMinutes),
    dailyTimes: daily?.multiplier ?? '1.5',
    doubleAfter: hoursText(double?.afterMinutes),
    doubleTimes: double?.multiplier ?? '2',
    dailyFrom: overtime.dailyFrom ?? 'day-start',
    consecutiveAfter: hoursText(inARow?.afterMinutes),
    consecutiveTimes: inARow?.multiplier ?? '1.5',
    greatestOf: overtime.combine === 'greatest-of',
    periodDays: `${overtime.periodDays ?? 7}`,
    periodStartsOn: overtime.periodStartsOn ?? '',
    countsAbsence: overtime.countsPaidAbsence === true,
    regularLeave: rules.leaveAt === 'regular-rate',
    paidRest: numberText(workTime.paidUpToMinutes),
    mealFrom: numberText(workTime.mealFromMinutes),
    shiftGap: hoursText(workTime.newShiftGapMinutes),
    longestShift: hoursText(workTime.maxShiftMinutes),
    dayAttribution: workTime.dayAttribution ?? 'split-midnight',
    dropSeconds: workTime.dropSeconds === true,
    centRates: regularRate.rateRounding === 'cent',
    rateUnrounded: regularRate.overtimeRateUnrounded === true,
    overtimeMethod: regularRate.overtimeMethod ?? 'premium-on-top',
    holidays: holidays.map(({ code }) => code),
    holidayTimes: holiday?.multiplier ?? '',
    holidayAfter: hoursText(holiday?.afterMinutes ?? 0),
    payFrequency: payPeriod?.frequency ?? '',
    payAnchor: payPeriod?.anchor ?? '',
    payStartDays: (payPeriod?.startDays ?? []).join(', '),
    payAfter: numberText(
      payDate?.daysAfterEnd ?? (payDate !== undefined && payDate.daysOfMonth === undefined ? 0 : undefined),
    ),
    payOnDays: (payDate?.daysOfMonth ?? []).join(', '),
    payBusinessDay: payDate?.businessDay ?? true,
    adjustableDays: numberText(rules.adjustableDays),
  };
}

/** What no law says: the organization’s own, which stays as it was typed when another law is chosen. */
const ownFields = [
  'scope',
  'startsOn',
  'weekStart',
  'dayStart',
  'periodStartsOn',
  'countsAbsence',
  'meals',
  'automaticBreaks',
  'paidBreaks',
  'longestShift',
  'dayAttribution',
  'punchRounding',
  'dayTotalRounding',
  'mealTotalRounding',
  'dropSeconds',
  'premiums',
  'minimumShift',
  'holidays',
  'holidayTimes',
  'holidayAfter',
  'holidayMore',
  'payFrequency',
  'payAnchor',
  'payStartDays',
  'payAfter',
  'payOnDays',
  'payBusinessDay',
  'adjustableDays',
] as const satisfies readonly (keyof PolicyValues)[];

/** What a preset says of; the rest of the form stays as it was typed. */
export function withPreset(values: PolicyValues, preset: PresetName): PolicyValues {
  const own = Object.fromEntries(ownFields.map((field) => [field, values[field]]));
  return withPeriodStart({ ...values, ...valuesOf(underLaw(values.base, presets[preset]), preset), ...own });
}

/**
 * Where overtime is counted over more than a week, with a date on which such a period begins: the one that was typed, or the first day of the workweek in
 * which the version begins. A form without one says nothing of what the rules come to.
 */
export function withPeriodStart(values: PolicyValues): PolicyValues {
  const { periodDays, periodStartsOn, weekStart } = values;
  const typed = parsePlainDate(periodStartsOn);
  const startsOn = parsePlainDate(values.startsOn);
  const isNeeded = periodDays !== '7' && (typed === undefined || weekdayOf(typed) !== weekStart);
  return isNeeded && startsOn !== undefined ? { ...values, periodStartsOn: weekOf(startsOn, weekStart) } : values;
}

/** Another law, with what no law is about. */
function underLaw(base: PayPolicy, law: PayPolicy): PayPolicy {
  const { premiums, payPeriod, adjustableDays, holidays, minimumShift, workTime = {}, overtime } = base;
  const { meals, automaticBreaks, paidBreaks, maxShiftMinutes, dayAttribution } = workTime;
  const { punchRounding, dayTotalRounding, mealTotalRounding, dropSeconds } = workTime;
  const { holiday, countsPaidAbsence } = overtime;
  const pauses = { meals, automaticBreaks, paidBreaks, maxShiftMinutes, dayAttribution };
  const rounding = { punchRounding, dayTotalRounding, mealTotalRounding, dropSeconds };
  return present<PayPolicy>({
    ...law,
    premiums,
    payPeriod,
    adjustableDays,
    holidays,
    minimumShift,
    overtime: present<PayPolicy['overtime']>({ ...law.overtime, holiday, countsPaidAbsence }),
    workTime: present<NonNullable<PayPolicy['workTime']>>({ ...law.workTime, ...pauses, ...rounding }),
  });
}

const nothing = valuesOf({ workweek: mondayMidnight, overtime: { weekly: [], daily: [] } }, 'custom');

/** Whether a field says anything: another thing than in a policy without rules. */
export const isSet = (values: PolicyValues, field: keyof PolicyValues): boolean =>
  JSON.stringify(values[field]) !== JSON.stringify((nothing as Partial<PolicyValues>)[field]);
