import { federalHolidays } from '../../../domain/holidays/federal-holidays.ts';
import type { Tier } from '../../../domain/pay-rules/ladder.ts';
import { countsWeeks } from '../../../domain/pay-rules/pay-periods.ts';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { valuesOf, type PolicyValues } from './policy-values.ts';
import { readRule, type ShapeOf } from './rule-parts.ts';
import { ruleShapes, type RuleName } from './rule-shapes.ts';
import { dateIn, decimalIn, given, minutesIn, numberIn, numbersIn, present, some, timeIn } from './typed.ts';

/** A part of the policy: as it was, where none of its fields was touched; else as it is typed. */
type Kept = <T>(fields: readonly (keyof PolicyValues)[], was: T, typed: () => T) => T;

function keptFrom(values: PolicyValues): Kept {
  const shown: Partial<PolicyValues> = valuesOf(values.base, values.preset);
  const isUntouched = (field: keyof PolicyValues) => JSON.stringify(values[field]) === JSON.stringify(shown[field]);
  return (fields, was, typed) => (fields.every(isUntouched) ? was : typed());
}

type RuleOf<Name extends RuleName> = (typeof ruleShapes)[Name]['fresh'];

/** Every rule of a name that was typed. */
function typedOf<Name extends RuleName>(values: PolicyValues, name: Name): RuleOf<Name>[] {
  const shape = ruleShapes[name].shape as object as ShapeOf<RuleOf<Name>>;
  return values[name].map((each) => readRule(shape, each));
}

/** A step as it was typed, and those after it. */
const tiersIn = (after: string, times: string, others: readonly Tier[] = []): Tier[] => [
  ...(after.trim() === '' ? [] : [{ afterMinutes: minutesIn(after), multiplier: decimalIn(times) }]),
  ...others,
];

/** The policy that the form describes: the one that it began from with the figures that were typed. */
export function rulesIn(values: PolicyValues): PayPolicy {
  const { citations: _, ...base } = values.base;
  const kept = keptFrom(values);
  const once = <Name extends RuleName>(name: Name, was: RuleOf<Name> | undefined) =>
    kept([name], was, () => typedOf(values, name)[0]);
  return present<PayPolicy>({
    ...base,
    workweek: { weekday: values.weekStart, time: timeIn(values.dayStart) },
    overtime: overtimeIn(values, base, kept),
    workTime: kept(workTimeFields, base.workTime, () => workTimeIn(values, base, kept)),
    regularRate: regularRateIn(values, base, kept),
    premiums: kept(['premiums'], base.premiums, () => some(typedOf(values, 'premiums'))),
    mealRest: once('mealRest', base.mealRest),
    reportingTime: once('reportingTime', base.reportingTime),
    splitShift: once('splitShift', base.splitShift),
    minimumShift: once('minimumShift', base.minimumShift),
    minimumWages: kept(['minimumWages'], base.minimumWages, () => some(typedOf(values, 'minimumWages'))),
    holidays: kept(['holidays'], base.holidays, () => holidaysIn(values, base)),
    payPeriod: kept(payPeriodFields, base.payPeriod, () => payPeriodIn(values, base)),
    leaveAt: kept(['regularLeave'], base.leaveAt, () => (values.regularLeave ? 'regular-rate' : 'rate-in-force')),
    adjustableDays: kept(['adjustableDays'], base.adjustableDays, () =>
      given(values.adjustableDays, () => numberIn(values.adjustableDays)),
    ),
  });
}

function overtimeIn(values: PolicyValues, { overtime }: PayPolicy, kept: Kept): PayPolicy['overtime'] {
  const tiers = (name: RuleName & `${string}More`) => typedOf(values, name);
  const once = <Name extends RuleName>(name: Name, was: RuleOf<Name> | undefined) =>
    kept([name], was, () => typedOf(values, name)[0]);
  const { weeklyAfter, weeklyTimes, dailyAfter, dailyTimes, doubleAfter, doubleTimes } = values;
  const { consecutiveAfter, consecutiveTimes, holidayTimes, holidayAfter, periodDays } = values;
  const days = kept(['periodDays'], overtime.periodDays, () => {
    return periodDays === '7' ? undefined : periodDays === '14' ? 14 : 28;
  });
  return present<PayPolicy['overtime']>({
    ...overtime,
    weekly: kept(['weeklyAfter', 'weeklyTimes', 'weeklyMore'], overtime.weekly, () =>
      tiersIn(weeklyAfter, weeklyTimes, tiers('weeklyMore')),
    ),
    daily: kept(['dailyAfter', 'dailyTimes', 'doubleAfter', 'doubleTimes', 'dailyMore'], overtime.daily, () => [
      ...tiersIn(dailyAfter, dailyTimes),
      ...tiersIn(doubleAfter, doubleTimes, tiers('dailyMore')),
    ]),
    dailyFrom: values.dailyFrom === 'shift-start' ? 'shift-start' : undefined,
    consecutiveDay: once('consecutiveDay', overtime.consecutiveDay),
    nthWorkedDay: once('nthWorkedDay', overtime.nthWorkedDay),
    dailyAppliesBelowRate: once('belowRate', overtime.dailyAppliesBelowRate),
    makeupTime: once('makeupTime', overtime.makeupTime),
    alternativeWorkweek: once('alternativeWorkweek', overtime.alternativeWorkweek),
    consecutiveHours: kept(['consecutiveAfter', 'consecutiveTimes', 'consecutiveMore'], overtime.consecutiveHours, () =>
      some(tiersIn(consecutiveAfter, consecutiveTimes, tiers('consecutiveMore'))),
    ),
    combine: kept(['greatestOf'], overtime.combine, () => (values.greatestOf ? 'greatest-of' : undefined)),
    countsPaidAbsence: kept(['countsAbsence'], overtime.countsPaidAbsence, () => values.countsAbsence || undefined),
    periodDays: days,
    periodStartsOn: kept(['periodDays', 'periodStartsOn'], overtime.periodStartsOn, () =>
      periodDays === '7' ? undefined : dateIn(values.periodStartsOn),
    ),
    holiday: kept(['holidayTimes', 'holidayAfter', 'holidayMore'], overtime.holiday, () =>
      given(holidayTimes, () => ({ tiers: tiersIn(holidayAfter || '0', holidayTimes, tiers('holidayMore')) })),
    ),
  });
}

type WorkTime = NonNullable<PayPolicy['workTime']>;

const workTimeFields = [
  'paidRest',
  'mealFrom',
  'meals',
  'automaticBreaks',
  'paidBreaks',
  'shiftGap',
  'longestShift',
  'dayAttribution',
  'dropSeconds',
  'punchRounding',
  'dayTotalRounding',
  'mealTotalRounding',
] as const satisfies readonly (keyof PolicyValues)[];

function workTimeIn(values: PolicyValues, { workTime = {} }: PayPolicy, kept: Kept): WorkTime {
  const { paidRest, mealFrom, shiftGap, longestShift, dayAttribution } = values;
  const once = <Name extends RuleName>(name: Name, was: RuleOf<Name> | undefined) =>
    kept([name], was, () => typedOf(values, name)[0]);
  return present<WorkTime>({
    ...workTime,
    paidUpToMinutes: given(paidRest, () => numberIn(paidRest)),
    mealFromMinutes: given(mealFrom, () => numberIn(mealFrom)),
    meals: kept(['meals'], workTime.meals, () => some(typedOf(values, 'meals'))),
    automaticBreaks: kept(['automaticBreaks'], workTime.automaticBreaks, () =>
      some(typedOf(values, 'automaticBreaks')),
    ),
    paidBreaks: once('paidBreaks', workTime.paidBreaks),
    newShiftGapMinutes: given(shiftGap, () => minutesIn(shiftGap)),
    maxShiftMinutes: given(longestShift, () => minutesIn(longestShift)),
    dayAttribution: kept(['dayAttribution'], workTime.dayAttribution, () =>
      dayAttribution === 'split-midnight' ? undefined : dayAttribution,
    ),
    dropSeconds: kept(['dropSeconds'], workTime.dropSeconds, () => values.dropSeconds || undefined),
    punchRounding: kept(['punchRounding'], workTime.punchRounding, () => some(typedOf(values, 'punchRounding'))),
    dayTotalRounding: once('dayTotalRounding', workTime.dayTotalRounding),
    mealTotalRounding: once('mealTotalRounding', workTime.mealTotalRounding),
  });
}

function regularRateIn(values: PolicyValues, { regularRate }: PayPolicy, kept: Kept): PayPolicy['regularRate'] {
  const { centRates, rateUnrounded, overtimeMethod } = values;
  return kept(['centRates', 'rateUnrounded', 'overtimeMethod'], regularRate, () => {
    const rules = present<NonNullable<PayPolicy['regularRate']>>({
      rateRounding: centRates ? 'cent' : undefined,
      overtimeMethod: overtimeMethod === 'premium-on-top' ? undefined : overtimeMethod,
      overtimeRateUnrounded: rateUnrounded || undefined,
    });
    return Object.keys(rules).length === 0 ? undefined : rules;
  });
}

/** Those that are chosen: federal ones, and days of the organization’s own that the policy had or took over from the calendar. */
function holidaysIn({ holidays: chosen }: PolicyValues, { holidays = [] }: PayPolicy): PayPolicy['holidays'] {
  const kept = holidays.filter(({ code }) => chosen.includes(code));
  const known = new Set(kept.map(({ code }) => code));
  return some([...kept, ...federalHolidays.filter(({ code }) => chosen.includes(code) && !known.has(code))]);
}

type PayPeriod = NonNullable<PayPolicy['payPeriod']>;

const payPeriodFields = [
  'payFrequency',
  'payAnchor',
  'payStartDays',
  'payAfter',
  'payOnDays',
  'payBusinessDay',
] as const satisfies readonly (keyof PolicyValues)[];

function payPeriodIn(values: PolicyValues, { payPeriod }: PayPolicy): PayPolicy['payPeriod'] {
  const { payFrequency, payBusinessDay } = values;
  if (payFrequency === '') return undefined;
  const isByDays = payFrequency === 'semimonthly' || payFrequency === 'monthly';
  const kept = payPeriod?.frequency === payFrequency ? payPeriod : undefined;
  const daysOfMonth = given(values.payOnDays, () => numbersIn(values.payOnDays));
  // Days of the month go before so many days after the period: one of them says when it is paid.
  const daysAfterEnd = daysOfMonth === undefined ? given(values.payAfter, () => numberIn(values.payAfter)) : undefined;
  const hasDate = daysAfterEnd !== undefined || daysOfMonth !== undefined;
  return present<PayPeriod>({
    ...payPeriod,
    frequency: payFrequency,
    // A date from which weeks were counted is no day of a month.
    anchor: isCountedFromDate(payFrequency) ? dateIn(values.payAnchor) : kept?.anchor,
    startDays: isByDays ? given(values.payStartDays, () => numbersIn(values.payStartDays)) : kept?.startDays,
    payDate: hasDate
      ? present<NonNullable<PayPeriod['payDate']>>({ businessDay: payBusinessDay, daysAfterEnd, daysOfMonth })
      : undefined,
  });
}

/** Whole weeks, quarters and years are counted from a date; parts of a month from its days. */
export const isCountedFromDate = (frequency: PolicyValues['payFrequency']): boolean =>
  frequency !== '' && (countsWeeks(frequency) || frequency === 'quarterly' || frequency === 'annual');
