import { weekdays } from '../../../domain/kernel/time.ts';
import type { AutomaticMeal, AutomaticPause, PaidBreaks } from '../../../domain/pay-rules/breaks.ts';
import {
  californiaMealRest,
  californiaReportingTime,
  californiaSchedule,
  californiaSplitShift,
} from '../../../domain/pay-rules/california.ts';
import type { MinimumShiftRule, ReportingTimeRule, SplitShiftRule } from '../../../domain/pay-rules/guarantees.ts';
import type { Tier } from '../../../domain/pay-rules/ladder.ts';
import type { MealRestRule } from '../../../domain/pay-rules/meal-rest.ts';
import type {
  AlternativeWorkweek,
  ConsecutiveDayRule,
  OvertimeRules,
} from '../../../domain/pay-rules/overtime-rules.ts';
import type { MinimumWage, Premium } from '../../../domain/pay-rules/pay-policy.ts';
import type { PremiumWindow } from '../../../domain/pay-rules/premium-windows.ts';
import { presets } from '../../../domain/pay-rules/presets.ts';
import { roundTargets, type PunchRounding } from '../../../domain/pay-rules/punch-rounding.ts';
import { roundModes, type RoundRule } from '../../../domain/pay-rules/rounding.ts';
import type { DayTotalRounding } from '../../../domain/pay-rules/work-time.ts';
import {
  choice,
  choices,
  date,
  decimal,
  flag,
  group,
  hours,
  maybe,
  rare,
  rows,
  text,
  time,
  weekOfHours,
  whole,
  type Part,
  type ShapeOf,
} from './rule-parts.ts';

type Given<Rule> = NonNullable<Rule>;

const tier: ShapeOf<Tier> = { afterMinutes: hours('tierAfter'), multiplier: decimal('tierTimes') };

const consecutiveDay: ShapeOf<ConsecutiveDayRule> = {
  nth: whole('nthInRow'),
  scope: choice('runScope', ['workweek', 'rolling']),
  tiers: rows('dayTiers', tier),
  andAfter: rare(maybe(flag('andAfter'))),
  onlyIfPeriodOverMinutes: rare(maybe(hours('onlyIfOver'))),
};

const nthWorkedDay: ShapeOf<Given<OvertimeRules['nthWorkedDay']>> = {
  nth: whole('nthWorked'),
  tiers: rows('dayTiers', tier),
};

const belowRate: ShapeOf<Given<OvertimeRules['dailyAppliesBelowRate']>> = {
  minimumWageMultiple: decimal('belowMultiple'),
};

const makeupTime: ShapeOf<Given<OvertimeRules['makeupTime']>> = { upToMinutes: hours('makeupUpTo') };

const alternativeWorkweek: ShapeOf<AlternativeWorkweek> = {
  scheduledMinutesByDay: weekOfHours('scheduledHours'),
  overtimeMultiplier: decimal('scheduledTimes'),
  doubleMultiplier: decimal('scheduledDoubleTimes'),
  doubleAfterMinutes: hours('scheduledDoubleAfter'),
  unscheduledDoubleAfterMinutes: hours('unscheduledDoubleAfter'),
};

const automaticPause: ShapeOf<AutomaticPause> = {
  minutes: whole('pauseMinutes'),
  afterWorkedMinutes: hours('pauseAfter'),
  kind: choice('pauseKind', ['auto-deduct', 'auto-add']),
  countPunched: flag('pauseCounts'),
};

const automaticMeal: ShapeOf<AutomaticMeal> = { ...automaticPause, employeeMayCancel: maybe(flag('mealMayCancel')) };

const paidBreaks: ShapeOf<PaidBreaks> = {
  allowances: rows('allowances', { afterWorkedMinutes: hours('allowedAfter'), minutes: whole('allowedMinutes') }),
  pooled: flag('allowedPooled'),
};

const mealRest: ShapeOf<MealRestRule> = {
  mealMinutes: whole('mealLength'),
  premiumHours: whole('mealRestHours'),
  firstMealByMinute: rare(hours('firstMealBy')),
  firstWaivableUpTo: rare(hours('firstWaivable')),
  secondMealByMinute: rare(hours('secondMealBy')),
  secondWaivableUpTo: rare(hours('secondWaivable')),
  restPer: rare(hours('restPer')),
  restMinimumShift: rare(hours('restMinimum')),
};

const roundRule: ShapeOf<RoundRule> = {
  intervalMinutes: whole('roundEvery'),
  mode: choice('roundMode', roundModes),
  graceMinutes: rare(maybe(whole('roundGrace'))),
};

const punchRounding: ShapeOf<PunchRounding> = {
  ...roundRule,
  targets: choices('roundTargets', roundTargets),
  within: rare(maybe(group('nearTime', { of: time('nearOf'), minutes: whole('nearMinutes') }))),
};

const dayTotalRounding: ShapeOf<DayTotalRounding> = {
  ...roundRule,
  within: rare(maybe(group('nearLength', { ofMinutes: hours('nearHours'), minutes: whole('nearMinutes') }))),
};

const window: ShapeOf<PremiumWindow> = {
  start: time('windowStart'),
  end: time('windowEnd'),
  weekdays: maybe(choices('windowDays', weekdays)),
};

/** Absent is a choice of its own: the law says which premiums are credited. */
const credited: Part<boolean> = {
  ...choice('creditable', ['credited', 'never-credited']),
  isOptional: true,
  show: (value) => (value === undefined ? '' : value ? 'credited' : 'never-credited'),
  read: (typed) => (typed === '' ? undefined : typed === 'credited'),
};

const premium: ShapeOf<Premium> = {
  code: text('premiumName'),
  addPerHour: maybe(decimal('premiumAdd')),
  multiplier: maybe(decimal('premiumTimes')),
  windows: rows('premiumWindows', window),
  partial: rare(flag('premiumPartial')),
  minMinutes: rare(maybe(whole('premiumLeast'))),
  maxMinutes: rare(maybe(whole('premiumMost'))),
  creditable: rare(credited),
};

const reportingTime: ShapeOf<ReportingTimeRule> = {
  fraction: decimal('reportFraction'),
  minMinutes: rare(hours('reportLeast')),
  maxMinutes: rare(hours('reportMost')),
  secondReportMinutes: rare(hours('reportSecond')),
};

const splitShift: ShapeOf<SplitShiftRule> = { gapOverMinutes: hours('splitGap') };

const minimumShift: ShapeOf<MinimumShiftRule> = {
  minutes: hours('shiftLeast'),
  gapMinutes: hours('shiftApart'),
};

const minimumWage: ShapeOf<MinimumWage> = { amount: decimal('wageAmount'), from: date('wageFrom') };

const step = (afterMinutes: number, multiplier = '2'): Tier => ({ afterMinutes, multiplier });
const quarter: RoundRule = { intervalMinutes: 15, mode: 'nearest' };
const half: AutomaticPause = { kind: 'auto-deduct', afterWorkedMinutes: 360, minutes: 30, countPunched: true };

/** A rule that the form can hold once or more often, and what it begins as where it is added. */
const rule = <T extends object>(shape: ShapeOf<T>, fresh: T) => ({ shape, fresh });

/**
 * Every rule of a policy that has parameters of its own, and the steps of a ladder beyond those that have fields of their own. The
 * shape of each names all its parameters: the compiler refuses one that leaves any out.
 */
export const ruleShapes = {
  weeklyMore: rule(tier, step(3_600)),
  dailyMore: rule(tier, step(960, '3')),
  consecutiveMore: rule(tier, step(960)),
  holidayMore: rule(tier, step(480, '3')),
  consecutiveDay: rule(consecutiveDay, presets.california.overtime.consecutiveDay as ConsecutiveDayRule),
  nthWorkedDay: rule(nthWorkedDay, { nth: 6, tiers: [step(0, '1.5')] }),
  belowRate: rule(belowRate, { minimumWageMultiple: '1.5' }),
  makeupTime: rule(makeupTime, { upToMinutes: 660 }),
  alternativeWorkweek: rule(alternativeWorkweek, californiaSchedule),
  // Who works through a meal is owed it, whatever a policy takes off: a new one lets them say so.
  meals: rule(automaticMeal, { ...half, employeeMayCancel: true }),
  automaticBreaks: rule(automaticPause, { ...half, minutes: 15 }),
  paidBreaks: rule(paidBreaks, { allowances: [{ afterWorkedMinutes: 120, minutes: 15 }], pooled: false }),
  mealRest: rule(mealRest, californiaMealRest),
  punchRounding: rule(punchRounding, { ...quarter, mode: 'nearest-whole-minute', targets: ['both'] }),
  dayTotalRounding: rule(dayTotalRounding, quarter),
  mealTotalRounding: rule(roundRule, quarter),
  premiums: rule(premium, {
    code: 'night',
    addPerHour: '1.00',
    windows: [{ start: { hour: 22, minute: 0 }, end: { hour: 6, minute: 0 } }],
    partial: true,
  }),
  reportingTime: rule(reportingTime, californiaReportingTime),
  splitShift: rule(splitShift, californiaSplitShift),
  minimumShift: rule(minimumShift, { minutes: 180, gapMinutes: 60 }),
  minimumWages: rule(minimumWage, { amount: '', from: '' }),
};

export type RuleName = keyof typeof ruleShapes;
const lists = [
  'weeklyMore',
  'dailyMore',
  'consecutiveMore',
  'holidayMore',
  'meals',
  'automaticBreaks',
  'punchRounding',
  'premiums',
  'minimumWages',
] as const satisfies readonly RuleName[];
/** Of which there may be any number. */
export type ListName = (typeof lists)[number];
/** Which a policy has once at most. */
export type OnceName = Exclude<RuleName, ListName>;

export const isList = (name: RuleName): name is ListName => lists.some((each) => each === name);
