import type { TimeOffScope } from '../../../contract/time-off/time-off-policies.ts';
import { addYears, dayInMonth, yearOf } from '../../../domain/kernel/months.ts';
import { addDays, weekOf, type PlainDate } from '../../../domain/kernel/time.ts';
import type { GrantFrequency, Milestone } from '../../../domain/time-off/accrual-calendar.ts';
import { dueEntries } from '../../../domain/time-off/due-entries.ts';
import { policyPresets, type TimeOffPreset } from '../../../domain/time-off/policy-presets.ts';
import type { TimeOffRules } from '../../../domain/time-off/time-off-rules.ts';
import { hoursTyped } from './request.ts';

/** How often time is granted. */
export const grantIntervals = ['pay-period', 'week', 'two-weeks', 'month', 'quarter', 'half-year', 'year'] as const;
export type GrantInterval = (typeof grantIntervals)[number];

/** On which day a year begins, into which time is carried. */
export const yearBegins = ['hired', 'calendar'] as const;

/** What is typed: hours, days, years and months as text, empty where a rule is not wanted. */
export interface PolicyValues {
  readonly preset: TimeOffPreset;
  readonly by: TimeOffRules['accrual']['by'];
  readonly every: GrantInterval;
  readonly year: (typeof yearBegins)[number];
  readonly hoursPerYear: string;
  readonly laterYears: string;
  readonly laterHours: string;
  readonly laterCap: string;
  readonly cap: string;
  readonly carryOver: string;
  readonly lapseMonths: string;
  readonly workedPerHour: string;
  readonly waitingDays: string;
  readonly usableAfterDays: string;
}

/** The form as a preset fills it. */
export const valuesOfPreset = (preset: TimeOffPreset): PolicyValues => valuesOfRules(policyPresets[preset], preset);

function valuesOfRules(rules: TimeOffRules, preset: TimeOffPreset): PolicyValues {
  const { accrual, waitingDays, usableAfterDays, carriedLapsesAfterMonths } = rules;
  const calendar = accrual.by === 'calendar' ? accrual : undefined;
  const [first, later] = calendar?.milestones ?? [];
  const cap = accrual.by === 'work' ? accrual.balanceCapMinutes : first?.balanceCapMinutes;
  return {
    preset,
    by: accrual.by,
    every: calendar?.frequency.every ?? 'month',
    year: calendar?.yearBegins === undefined ? 'hired' : 'calendar',
    hoursPerYear: inHours(first?.minutesPerYear ?? 4_800),
    laterYears: later === undefined ? '' : String(later.afterYears),
    laterHours: later === undefined ? '' : inHours(later.minutesPerYear),
    laterCap: inHours(later?.balanceCapMinutes),
    cap: inHours(cap),
    carryOver: inHours(first?.carryOverCapMinutes),
    lapseMonths: carriedLapsesAfterMonths === undefined ? '' : String(carriedLapsesAfterMonths),
    workedPerHour: String(accrual.by === 'work' ? accrual.workedPerMinute : 30),
    waitingDays: String(waitingDays),
    usableAfterDays: String(usableAfterDays),
  };
}

const inHours = (minutes: number | undefined): string => (minutes === undefined ? '' : String(minutes / 60));

/** Which of the fields are no figures that a policy can have. */
export type PolicyField = keyof Omit<PolicyValues, 'preset' | 'by' | 'every' | 'year'>;

/** The rules that are typed; where figures are missing or make no sense, which. */
export function rulesTyped(
  values: PolicyValues,
  startsOn: PlainDate,
): { readonly rules: TimeOffRules } | { readonly faulty: readonly PolicyField[] } {
  const faulty: PolicyField[] = [];
  const whole = (field: PolicyField, most: number, least = 0): number => {
    const value = /^\d{1,4}$/.test(values[field].trim()) ? Number(values[field]) : -1;
    if (value < least || value > most) faulty.push(field);
    return value;
  };
  const hours = (field: PolicyField): number => {
    const text = values[field].trim();
    const minutes = text === '0' ? 0 : hoursTyped(text);
    if (minutes === undefined || minutes < 0) faulty.push(field);
    return minutes ?? 0;
  };
  const maybeHours = (field: PolicyField): number | undefined =>
    values[field].trim() === '' ? undefined : hours(field);
  const days = { waitingDays: whole('waitingDays', 3_660), usableAfterDays: whole('usableAfterDays', 3_660) };
  const cap = values.by === 'nothing' ? undefined : maybeHours('cap');
  const capped = cap === undefined ? {} : { balanceCapMinutes: cap };
  if (values.by === 'nothing')
    return faulty.length > 0 ? { faulty } : { rules: { accrual: { by: 'nothing' }, ...days } };
  if (values.by === 'work') {
    const workedPerMinute = whole('workedPerHour', 1_000, 1);
    return faulty.length > 0 ? { faulty } : { rules: { accrual: { by: 'work', workedPerMinute, ...capped }, ...days } };
  }
  const carry = maybeHours('carryOver');
  const common = { ...capped, ...(carry === undefined ? {} : { carryOverCapMinutes: carry }) };
  const milestones: Milestone[] = [{ afterYears: 0, minutesPerYear: hours('hoursPerYear'), ...common }];
  if (values.laterYears.trim() !== '' || values.laterHours.trim() !== '') {
    const afterYears = whole('laterYears', 60, 1);
    const laterCap = maybeHours('laterCap') ?? cap;
    const laterCapped = laterCap === undefined ? {} : { balanceCapMinutes: laterCap };
    milestones.push({ ...common, afterYears, minutesPerYear: hours('laterHours'), ...laterCapped });
  }
  const months = values.lapseMonths.trim() === '' ? undefined : whole('lapseMonths', 12, 1);
  if (faulty.length > 0) return { faulty };
  return {
    rules: {
      accrual: {
        by: 'calendar',
        frequency: frequencyOf(values.every, startsOn),
        milestones,
        ...(values.every === 'year' && { prorateFirst: 'ahead' as const }),
        // What is given for a calendar year is carried out of one.
        ...((values.every === 'year' || values.year === 'calendar') && { yearBegins: { month: 1, dayOfMonth: 1 } }),
      },
      ...days,
      ...(months === undefined ? {} : { carriedLapsesAfterMonths: months }),
    },
  };
}

/** With pay, as the policies of each person have it; weeks are granted on Mondays, months and longer on their first. */
function frequencyOf(every: GrantInterval, startsOn: PlainDate): GrantFrequency {
  if (every === 'pay-period') return { every };
  if (every === 'week') return { every, weekday: 'monday' };
  if (every === 'two-weeks') return { every, from: weekOf(startsOn, 'monday') };
  if (every === 'month') return { every, dayOfMonth: 1 };
  return every === 'quarter' ? { every, monthOfQuarter: 1, dayOfMonth: 1 } : { every, month: 1, dayOfMonth: 1 };
}

/** What somebody who starts on a date would have been given after so many years: the example beside the form. */
export interface Example {
  readonly afterYears: number;
  readonly on: PlainDate;
  readonly balanceMinutes: number;
}

/** Forty hours a week, where time is earned by work, and pay by half months, where it is earned with that; nothing taken. */
export function examplesOf(rules: TimeOffRules, startsOn: PlainDate): readonly Example[] {
  const monday = weekOf(addDays(startsOn, 6), 'monday');
  const worked = Array.from({ length: 53 * 6 }, (_, index) => ({
    startsOn: addDays(monday, index * 7),
    minutes: 2_400,
  }));
  const payDays = Array.from({ length: 8 * 24 }, (_, index) => ({
    on: dayInMonth(yearOf(startsOn) - 1, 1 + Math.floor(index / 2), index % 2 === 0 ? 1 : 16),
    perYear: 24,
    forDays: 15,
    ofDays: 15,
  }));
  return [1, 2, 6].map((afterYears) => {
    const on = addDays(addYears(startsOn, afterYears), -1);
    const versions = [{ from: startsOn, rules }];
    const due = dueEntries({ hiredOn: startsOn, versions, posted: [], worked, payDays, until: on });
    return { afterYears, on, balanceMinutes: due.reduce((sum, { minutes }) => sum + minutes, 0) };
  });
}

/** For whom a version is, as one choice of a list. */
export function scopeOf(choice: string): TimeOffScope {
  const [kind, id = ''] = choice.split(':');
  if (kind === 'location' || kind === 'employee') return { kind, id };
  return { kind: 'organization' };
}
