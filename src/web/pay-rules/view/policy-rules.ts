import { federalHolidays } from '../../../domain/holidays/federal-holidays.ts';
import { parsePlainDate, type PlainDate, type WallTime } from '../../../domain/kernel/time.ts';
import type { Tier } from '../../../domain/pay-rules/ladder.ts';
import { countsWeeks } from '../../../domain/pay-rules/pay-periods.ts';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { presets } from '../../../domain/pay-rules/presets.ts';
import { present, shownPremium, type PolicyValues } from './policy-values.ts';

/** What is no number is one that no rule allows, so that its field says so. */
const impossible = Number.MAX_SAFE_INTEGER;
const numberIn = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : impossible);

/** Hours as people write them, `7.5`, `7,5` or `7:30`, in minutes. */
function minutesIn(typed: string): number {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(typed.trim()) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(typed.trim())) return impossible;
  return Math.round(Number(typed.trim().replace(',', '.')) * 60);
}

const decimalIn = (typed: string): string => typed.trim().replace(',', '.');

function timeIn(typed: string): WallTime {
  const [, hour = '99', minute = '0'] = /^(\d\d):(\d\d)$/.exec(typed) ?? [];
  return { hour: Number(hour), minute: Number(minute) };
}

const dateIn = (typed: string): PlainDate | undefined => parsePlainDate(typed);

/** A rule, if something was typed for it. */
const given = <T>(typed: string, rule: () => T): T | undefined => (typed.trim() === '' ? undefined : rule());

/** The same as a part of a list. */
const typedOnly = <T>(typed: string, rule: () => T): T[] => (typed.trim() === '' ? [] : [rule()]);

/** A tier as it was typed, and those that the form does not show. */
const tiersIn = (after: string, times: string, others: readonly Tier[] = []): Tier[] => [
  ...(after.trim() === '' ? [] : [{ afterMinutes: minutesIn(after), multiplier: decimalIn(times) }]),
  ...others,
];

/** A list, unless it is empty. */
const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

/** The policy that the form describes: the one that it began from with the figures that were typed. */
export function rulesIn(values: PolicyValues): PayPolicy {
  const { citations: _, ...base } = values.base;
  const { california } = presets;
  return present<PayPolicy>({
    ...base,
    workweek: { weekday: values.weekStart, time: timeIn(values.dayStart) },
    overtime: overtimeIn(values, base),
    workTime: workTimeIn(values, base),
    regularRate: regularRateIn(values, base),
    premiums: premiumsIn(values, base),
    mealRest: values.mealRest ? (base.mealRest ?? california.mealRest) : undefined,
    reportingTime: values.reportingTime ? (base.reportingTime ?? california.reportingTime) : undefined,
    splitShift: values.splitShift ? (base.splitShift ?? california.splitShift) : undefined,
    minimumWages: minimumWagesIn(values, base),
    holidays: holidaysIn(values, base),
    payPeriod: payPeriodIn(values, base),
    adjustableDays: given(values.adjustableDays, () => numberIn(values.adjustableDays)),
  });
}

function overtimeIn(values: PolicyValues, { overtime }: PayPolicy): PayPolicy['overtime'] {
  const { weekly, consecutiveDay, consecutiveHours = [], combine, holiday, periodDays, periodStartsOn } = overtime;
  const [, , ...moreDaily] = overtime.daily.toSorted((a, b) => a.afterMinutes - b.afterMinutes);
  const own = presets.california.overtime.consecutiveDay;
  const [firstHoliday, ...moreHoliday] = holiday?.tiers ?? [];
  const other = periodDays === 14 ? {} : { periodDays, periodStartsOn };
  return present<PayPolicy['overtime']>({
    ...overtime,
    weekly: tiersIn(values.weeklyAfter, values.weeklyTimes, weekly.slice(1)),
    daily: [
      ...tiersIn(values.dailyAfter, values.dailyTimes),
      ...tiersIn(values.doubleAfter, values.doubleTimes, moreDaily),
    ],
    consecutiveDay: values.seventhDay ? (consecutiveDay ?? own) : undefined,
    consecutiveHours: some(
      tiersIn(values.consecutiveAfter, consecutiveHours[0]?.multiplier ?? values.dailyTimes, consecutiveHours.slice(1)),
    ),
    combine: values.greatestOf ? 'greatest-of' : combine === 'greatest-of' ? undefined : combine,
    periodDays: values.eighty ? 14 : other.periodDays,
    periodStartsOn: values.eighty ? dateIn(values.periodStartsOn) : other.periodStartsOn,
    holiday: given(values.holidayTimes, () => ({
      tiers: [{ afterMinutes: 0, ...firstHoliday, multiplier: decimalIn(values.holidayTimes) }, ...moreHoliday],
    })),
  });
}

type WorkTime = NonNullable<PayPolicy['workTime']>;

function workTimeIn(values: PolicyValues, { workTime = {} }: PayPolicy): WorkTime {
  const [meal, ...moreMeals] = workTime.meals ?? [];
  const [rounding, ...moreRounding] = workTime.punchRounding ?? [];
  return present<WorkTime>({
    ...workTime,
    paidUpToMinutes: given(values.paidRest, () => numberIn(values.paidRest)),
    mealFromMinutes: given(values.mealFrom, () => numberIn(values.mealFrom)),
    meals: some([
      ...typedOnly(values.mealDeducted, () => ({
        kind: 'auto-deduct' as const,
        countPunched: true,
        ...meal,
        afterWorkedMinutes: minutesIn(values.mealDeductedAfter),
        minutes: numberIn(values.mealDeducted),
      })),
      ...moreMeals,
    ]),
    newShiftGapMinutes: given(values.shiftGap, () => minutesIn(values.shiftGap)),
    maxShiftMinutes: given(values.longestShift, () => minutesIn(values.longestShift)),
    punchRounding: some([
      ...typedOnly(values.punchEvery, () => ({
        targets: ['both' as const],
        mode: 'nearest-whole-minute' as const,
        ...rounding,
        intervalMinutes: numberIn(values.punchEvery),
      })),
      ...moreRounding,
    ]),
    dayTotalRounding: given(values.dayEvery, () => ({
      mode: 'nearest' as const,
      ...workTime.dayTotalRounding,
      intervalMinutes: numberIn(values.dayEvery),
    })),
  });
}

function regularRateIn({ centRates }: PolicyValues, { regularRate }: PayPolicy): PayPolicy['regularRate'] {
  if (centRates) return { ...regularRate, rateRounding: 'cent' };
  if (regularRate?.rateRounding !== 'cent') return regularRate;
  const { rateRounding: _, ...others } = regularRate;
  return Object.keys(others).length === 0 ? undefined : others;
}

/** The premium that is shown, in its place among those that are not. */
function premiumsIn(values: PolicyValues, { premiums = [] }: PayPolicy): PayPolicy['premiums'] {
  const shown = shownPremium(premiums);
  const [window, ...moreWindows] = shown?.windows ?? [];
  const typed = typedOnly(values.premiumAdd, () => ({
    code: 'night',
    partial: true,
    ...shown,
    windows: [{ ...window, start: timeIn(values.premiumFrom), end: timeIn(values.premiumTo) }, ...moreWindows],
    addPerHour: decimalIn(values.premiumAdd),
  }));
  return some(
    shown === undefined ? [...premiums, ...typed] : premiums.flatMap((each) => (each === shown ? typed : [each])),
  );
}

/** Those that are chosen: federal ones, and days of the organization’s own that the policy had or took over from the calendar. */
function holidaysIn({ holidays: chosen }: PolicyValues, { holidays = [] }: PayPolicy): PayPolicy['holidays'] {
  const kept = holidays.filter(({ code }) => chosen.includes(code));
  const known = new Set(kept.map(({ code }) => code));
  return some([...kept, ...federalHolidays.filter(({ code }) => chosen.includes(code) && !known.has(code))]);
}

/** Another wage is in force from the new version on; those before it stay what they were. */
function minimumWagesIn({ minimumWage, startsOn }: PolicyValues, { minimumWages = [] }: PayPolicy) {
  if (minimumWage.trim() === '') return undefined;
  const amount = decimalIn(minimumWage);
  if (amount === minimumWages.at(-1)?.amount) return minimumWages;
  return [...minimumWages.filter(({ from }) => from < startsOn), { amount, from: startsOn }];
}

type PayPeriod = NonNullable<PayPolicy['payPeriod']>;

function payPeriodIn(values: PolicyValues, { payPeriod }: PayPolicy): PayPolicy['payPeriod'] {
  const { payFrequency, payBusinessDay } = values;
  if (payFrequency === '') return undefined;
  const days = payFrequency === 'semimonthly' || payFrequency === 'monthly' ? values.payStartDays : '';
  const kept = payPeriod?.frequency === payFrequency ? payPeriod : undefined;
  const daysOfMonth = given(values.payOnDays, () => numbersIn(values.payOnDays));
  // Days of the month go before so many days after the period: one of them says when it is paid.
  const daysAfterEnd = daysOfMonth === undefined ? given(values.payAfter, () => numberIn(values.payAfter)) : undefined;
  const hasDate = daysAfterEnd !== undefined || daysOfMonth !== undefined;
  return present<PayPeriod>({
    ...payPeriod,
    frequency: payFrequency,
    // What the form does not show is not changed by it: a date from which weeks were counted is no day of a month.
    anchor: countsWeeks(payFrequency) ? dateIn(values.payAnchor) : kept?.anchor,
    startDays: given(days, () => numbersIn(days)),
    payDate: hasDate
      ? present<NonNullable<PayPeriod['payDate']>>({ businessDay: payBusinessDay, daysAfterEnd, daysOfMonth })
      : undefined,
  });
}

/** Numbers between which commas, of either script, or spaces stand. */
const numbersIn = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,،;]+/)
    .map(numberIn);
