import type { WallTime, Weekday } from '../../../domain/kernel/time.ts';
import type { PayFrequency } from '../../../domain/pay-rules/pay-periods.ts';
import type { PayPolicy, Premium } from '../../../domain/pay-rules/pay-policy.ts';
import { presets, type PresetName } from '../../../domain/pay-rules/presets.ts';

/** What the form holds: what was typed, as it was typed. Empty is no rule. */
export interface PolicyValues {
  /** The policy that the form began from: what the form does not show is kept from it. */
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
  payOnDays: string;
  payBusinessDay: boolean;
  adjustableDays: string;
}

/** `7.5`, or `1:40` where no hundredth of an hour says it. */
function hoursText(minutes: number | undefined): string {
  if (minutes === undefined) return '';
  const isDecimal = (minutes * 100) % 60 === 0;
  return isDecimal ? String(minutes / 60) : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
const text = (value: number | undefined): string => (value === undefined ? '' : String(value));
const timeText = ({ hour, minute }: WallTime): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** The figures of a policy as the form shows them; for whom and from when are left to it. */
export function valuesOf(rules: PayPolicy, preset: PresetName): Omit<PolicyValues, 'scope' | 'startsOn'> {
  const { workweek, overtime, workTime = {}, premiums = [], payPeriod, holidays = [] } = rules;
  const [daily, double] = overtime.daily.toSorted((a, b) => a.afterMinutes - b.afterMinutes);
  const [weekly] = overtime.weekly;
  const [deduction] = workTime.meals ?? [];
  const premium = shownPremium(premiums);
  const window = premium?.windows[0];
  return {
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
    payOnDays: (payPeriod?.payDate?.daysOfMonth ?? []).join(', '),
    payBusinessDay: payPeriod?.payDate?.businessDay ?? true,
    adjustableDays: text(rules.adjustableDays),
  };
}

/** The one premium that the form has fields for: the first that adds to the hour. */
export const shownPremium = (premiums: readonly Premium[] = []): Premium | undefined =>
  premiums.find(({ addPerHour }) => addPerHour !== undefined);

/** What a preset says of; the rest of the form stays as it was typed. */
export function withPreset(values: PolicyValues, preset: PresetName): PolicyValues {
  const rules = underLaw(values.base, presets[preset]);
  const { weekStart: _w, dayStart: _d, holidays: _h, holidayTimes: _t, ...taken } = valuesOf(rules, preset);
  const { payFrequency, payAnchor, payStartDays, payAfter, payOnDays, payBusinessDay } = values;
  const { punchEvery, dayEvery, premiumAdd, premiumFrom, premiumTo, periodStartsOn } = values;
  const paid = { payFrequency, payAnchor, payStartDays, payAfter, payOnDays, payBusinessDay };
  return { ...values, ...taken, ...paid, punchEvery, dayEvery, premiumAdd, premiumFrom, premiumTo, periodStartsOn };
}

/** Another law, with what no law is about: pay period, corrections, premiums, holidays and rounding of the organization. */
function underLaw(
  { premiums, payPeriod, adjustableDays, holidays, workTime, overtime }: PayPolicy,
  law: PayPolicy,
): PayPolicy {
  const { punchRounding, dayTotalRounding } = workTime ?? {};
  return present<PayPolicy>({
    ...law,
    premiums,
    payPeriod,
    adjustableDays,
    holidays,
    overtime: present<PayPolicy['overtime']>({ ...law.overtime, holiday: overtime.holiday }),
    workTime: present<NonNullable<PayPolicy['workTime']>>({ ...law.workTime, punchRounding, dayTotalRounding }),
  });
}

/** An object without what is undefined. */
export function present<T extends object>(parts: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;
}
