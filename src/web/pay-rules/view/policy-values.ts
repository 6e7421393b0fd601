import { parsePlainDate, type PlainDate, type WallTime, type Weekday } from '../../../domain/kernel/time.ts';
import { federalHolidays } from '../../../domain/pay-rules/federal-holidays.ts';
import type { Tier } from '../../../domain/pay-rules/ladder.ts';
import type { PayFrequency } from '../../../domain/pay-rules/pay-periods.ts';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { presets, type PresetName } from '../../../domain/pay-rules/presets.ts';

/** What the form holds: what was typed, as it was typed. Empty is no rule. */
export interface PolicyValues {
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
  consecutiveAfter: string;
  seventhDay: boolean;
  greatestOf: boolean;
  eighty: boolean;
  periodStartsOn: string;
  paidRest: string;
  mealFrom: string;
  mealDeductedAfter: string;
  mealDeducted: string;
  mealRest: boolean;
  shiftGap: string;
  longestShift: string;
  punchEvery: string;
  dayEvery: string;
  centRates: boolean;
  premiumFrom: string;
  premiumTo: string;
  premiumAdd: string;
  reportingTime: boolean;
  splitShift: boolean;
  minimumWage: string;
  holidays: string[];
  holidayTimes: string;
  payFrequency: PayFrequency | '';
  payAnchor: string;
  payStartDays: string;
  payAfter: string;
  payBusinessDay: boolean;
}

const hoursText = (minutes: number | undefined): string => (minutes === undefined ? '' : String(minutes / 60));
const text = (value: number | undefined): string => (value === undefined ? '' : String(value));
const timeText = ({ hour, minute }: WallTime): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** The figures of a policy as the form shows them; for whom and from when are left to it. */
export function valuesOf(rules: PayPolicy, preset: PresetName): Omit<PolicyValues, 'scope' | 'startsOn'> {
  const { workweek, overtime, workTime = {}, premiums = [], payPeriod, holidays = [] } = rules;
  const [daily, double] = overtime.daily.toSorted((a, b) => a.afterMinutes - b.afterMinutes);
  const [weekly] = overtime.weekly;
  const [deduction] = workTime.meals ?? [];
  const [premium] = premiums;
  const window = premium?.windows[0];
  return {
    preset,
    weekStart: workweek.weekday,
    dayStart: timeText(workweek.time),
    weeklyAfter: hoursText(weekly?.afterMinutes),
    weeklyTimes: weekly?.multiplier ?? '1.5',
    dailyAfter: hoursText(daily?.afterMinutes),
    dailyTimes: daily?.multiplier ?? '1.5',
    doubleAfter: hoursText(double?.afterMinutes),
    doubleTimes: double?.multiplier ?? '2',
    consecutiveAfter: hoursText(overtime.consecutiveHours?.[0]?.afterMinutes),
    seventhDay: overtime.consecutiveDay !== undefined,
    greatestOf: overtime.combine === 'greatest-of',
    eighty: overtime.periodDays === 14,
    periodStartsOn: overtime.periodStartsOn ?? '',
    paidRest: text(workTime.paidUpToMinutes),
    mealFrom: text(workTime.mealFromMinutes),
    mealDeductedAfter: hoursText(deduction?.afterWorkedMinutes ?? 360),
    mealDeducted: text(deduction?.minutes),
    mealRest: rules.mealRest !== undefined,
    shiftGap: hoursText(workTime.newShiftGapMinutes),
    longestShift: hoursText(workTime.maxShiftMinutes),
    punchEvery: text(workTime.punchRounding?.[0]?.intervalMinutes),
    dayEvery: text(workTime.dayTotalRounding?.intervalMinutes),
    centRates: rules.regularRate?.rateRounding === 'cent',
    premiumFrom: window === undefined ? '22:00' : timeText(window.start),
    premiumTo: window === undefined ? '06:00' : timeText(window.end),
    premiumAdd: premium?.addPerHour ?? '',
    reportingTime: rules.reportingTime !== undefined,
    splitShift: rules.splitShift !== undefined,
    minimumWage: rules.minimumWages?.at(-1)?.amount ?? '',
    holidays: holidays.map(({ code }) => code),
    holidayTimes: overtime.holiday?.tiers[0]?.multiplier ?? '',
    payFrequency: payPeriod?.frequency ?? '',
    payAnchor: payPeriod?.anchor ?? '',
    payStartDays: (payPeriod?.startDays ?? []).join(', '),
    payAfter: text(payPeriod?.payDate?.daysAfterEnd),
    payBusinessDay: payPeriod?.payDate?.businessDay ?? true,
  };
}

/** What a preset says of; the rest of the form stays as it was typed. */
export function withPreset(values: PolicyValues, preset: PresetName): PolicyValues {
  const { weekStart: _w, dayStart: _d, holidays: _h, holidayTimes: _t, ...taken } = valuesOf(presets[preset], preset);
  const { payFrequency, payAnchor, payStartDays, payAfter, payBusinessDay, punchEvery, dayEvery, premiumAdd } = values;
  const { premiumFrom, premiumTo, periodStartsOn } = values;
  const kept = { payFrequency, payAnchor, payStartDays, payAfter, payBusinessDay, punchEvery, dayEvery, premiumAdd };
  return { ...values, ...taken, ...kept, premiumFrom, premiumTo, periodStartsOn };
}

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

/** An object without what is undefined. */
function present<T extends object>(parts: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;
}

const tierIn = (after: string, times: string): Tier[] =>
  after.trim() === '' ? [] : [{ afterMinutes: minutesIn(after), multiplier: decimalIn(times) }];

/** The policy that the form describes: the rules of its preset with the figures that were typed. */
export function rulesIn(values: PolicyValues): PayPolicy {
  const { citations: _, ...base }: PayPolicy = presets[values.preset];
  const holidays = federalHolidays.filter(({ code }) => values.holidays.includes(code));
  return present<PayPolicy>({
    ...base,
    workweek: { weekday: values.weekStart, time: timeIn(values.dayStart) },
    overtime: overtimeIn(values, base),
    workTime: workTimeIn(values, base),
    regularRate: values.centRates ? { ...base.regularRate, rateRounding: 'cent' } : base.regularRate,
    premiums: given(values.premiumAdd, () => [
      {
        code: 'night',
        windows: [{ start: timeIn(values.premiumFrom), end: timeIn(values.premiumTo) }],
        partial: true,
        addPerHour: decimalIn(values.premiumAdd),
      },
    ]),
    mealRest: values.mealRest ? (base.mealRest ?? presets.california.mealRest) : undefined,
    reportingTime: values.reportingTime ? (base.reportingTime ?? presets.california.reportingTime) : undefined,
    splitShift: values.splitShift ? (base.splitShift ?? presets.california.splitShift) : undefined,
    minimumWages: minimumWagesIn(values, base),
    holidays: holidays.length === 0 ? undefined : holidays,
    payPeriod: payPeriodIn(values),
  });
}

function overtimeIn(values: PolicyValues, { overtime }: PayPolicy): PayPolicy['overtime'] {
  const own = presets.california.overtime.consecutiveDay;
  return present<PayPolicy['overtime']>({
    ...overtime,
    weekly: tierIn(values.weeklyAfter, values.weeklyTimes),
    daily: [...tierIn(values.dailyAfter, values.dailyTimes), ...tierIn(values.doubleAfter, values.doubleTimes)],
    consecutiveDay: values.seventhDay ? (overtime.consecutiveDay ?? own) : undefined,
    consecutiveHours: given(values.consecutiveAfter, () => tierIn(values.consecutiveAfter, values.dailyTimes)),
    combine: values.greatestOf ? 'greatest-of' : undefined,
    periodDays: values.eighty ? 14 : undefined,
    periodStartsOn: values.eighty ? dateIn(values.periodStartsOn) : undefined,
    holiday: given(values.holidayTimes, () => ({
      tiers: [{ afterMinutes: 0, multiplier: decimalIn(values.holidayTimes) }],
    })),
  });
}

type WorkTime = NonNullable<PayPolicy['workTime']>;

function workTimeIn(values: PolicyValues, { workTime = {} }: PayPolicy): WorkTime {
  return present<WorkTime>({
    ...workTime,
    paidUpToMinutes: given(values.paidRest, () => numberIn(values.paidRest)),
    mealFromMinutes: given(values.mealFrom, () => numberIn(values.mealFrom)),
    meals: given(values.mealDeducted, () => [
      {
        kind: 'auto-deduct' as const,
        afterWorkedMinutes: minutesIn(values.mealDeductedAfter),
        minutes: numberIn(values.mealDeducted),
        countPunched: true,
      },
    ]),
    newShiftGapMinutes: given(values.shiftGap, () => minutesIn(values.shiftGap)),
    maxShiftMinutes: given(values.longestShift, () => minutesIn(values.longestShift)),
    punchRounding: given(values.punchEvery, () => [
      {
        targets: ['both' as const],
        intervalMinutes: numberIn(values.punchEvery),
        mode: 'nearest-whole-minute' as const,
      },
    ]),
    dayTotalRounding: given(values.dayEvery, () => ({
      intervalMinutes: numberIn(values.dayEvery),
      mode: 'nearest' as const,
    })),
  });
}

/** The wages of the preset, where the last of them is still what stands in the form. */
function minimumWagesIn({ minimumWage, startsOn }: PolicyValues, { minimumWages = [] }: PayPolicy) {
  if (minimumWage.trim() === '') return undefined;
  if (decimalIn(minimumWage) === minimumWages.at(-1)?.amount) return minimumWages;
  return [{ amount: decimalIn(minimumWage), from: startsOn }];
}

function payPeriodIn(values: PolicyValues): PayPolicy['payPeriod'] {
  const { payFrequency, payBusinessDay } = values;
  if (payFrequency === '') return undefined;
  const days = payFrequency === 'semimonthly' || payFrequency === 'monthly' ? values.payStartDays : '';
  return present<NonNullable<PayPolicy['payPeriod']>>({
    frequency: payFrequency,
    anchor: dateIn(values.payAnchor),
    startDays: given(days, () => days.split(/[\s,،;]+/).map(numberIn)),
    payDate: given(values.payAfter, () => ({ daysAfterEnd: numberIn(values.payAfter), businessDay: payBusinessDay })),
  });
}
