import type { TimeOffPoliciesReply, TimeOffScope } from '../../../contract/time-off/time-off-policies.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { assignedVersion } from '../../../domain/people/assigned-version.ts';
import type { Milestone } from '../../../domain/time-off/accrual-calendar.ts';
import type { YearBegin } from '../../../domain/time-off/grant-days.ts';
import { policyPresets, timeOffPresets, type TimeOffPreset } from '../../../domain/time-off/policy-presets.ts';
import type { TimeOffRules } from '../../../domain/time-off/time-off-rules.ts';

/** How often time is granted. */
export const grantIntervals = ['pay-period', 'week', 'two-weeks', 'month', 'quarter', 'half-year', 'year'] as const;
export type GrantInterval = (typeof grantIntervals)[number];

/** On which day a year begins, into which time is carried; `kept`, on another day, as the rules that were opened have it. */
export const yearBegins = ['hired', 'calendar', 'kept'] as const;

/** What holds from so many years of service on, as it is typed. */
export interface StepValues {
  /** By which it is told from the others while they come and go. */
  readonly key: string;
  readonly years: string;
  readonly hours: string;
  readonly cap: string;
  readonly carryOver: string;
  /** Of the rules that were opened; what no field shows of it stays. */
  readonly opened?: Milestone;
}

/** What is typed: hours, days, years and months as text, empty where a rule is not wanted. */
export interface PolicyValues {
  readonly preset: TimeOffPreset;
  readonly by: TimeOffRules['accrual']['by'];
  readonly every: GrantInterval;
  readonly year: (typeof yearBegins)[number];
  readonly hoursPerYear: string;
  readonly cap: string;
  /** Of what work earns, where that is more. */
  readonly capDays: string;
  readonly carryOver: string;
  /** By years of service, beside what holds from the first day on. */
  readonly steps: readonly StepValues[];
  readonly lapseMonths: string;
  readonly workedPerHour: string;
  /** Earned by work in one year. */
  readonly annualCap: string;
  /** Taken in one year, whichever is more. */
  readonly useHours: string;
  readonly useDays: string;
  readonly waitingDays: string;
  readonly usableAfterDays: string;
  /** The rules that were opened; what no field shows of them, and nobody touched, stays. */
  readonly opened: TimeOffRules;
}

/** The form as a preset fills it. */
export const valuesOfPreset = (preset: TimeOffPreset): PolicyValues => valuesOfRules(policyPresets[preset], preset);

/** The form as rules fill it. */
export function valuesOfRules(opened: TimeOffRules, preset: TimeOffPreset): PolicyValues {
  const { accrual, waitingDays, usableAfterDays, carriedLapsesAfterMonths, yearlyUse } = opened;
  const calendar = accrual.by === 'calendar' ? accrual : undefined;
  const [first, ...later] = calendar?.milestones ?? [];
  const work = accrual.by === 'work' ? accrual : undefined;
  const cap = work === undefined ? first?.balanceCapMinutes : work.balanceCapMinutes;
  return {
    preset,
    by: accrual.by,
    every: calendar?.frequency.every ?? 'month',
    year: yearOfRules(yearIn(opened)),
    hoursPerYear: inHours(first?.minutesPerYear ?? 4_800),
    cap: inHours(cap),
    capDays: work?.balanceCapDays === undefined ? '' : String(work.balanceCapDays),
    carryOver: inHours((work ?? first)?.carryOverCapMinutes),
    steps: later.map((milestone) => ({
      key: String(milestone.afterYears),
      years: String(milestone.afterYears),
      hours: inHours(milestone.minutesPerYear),
      cap: inHours(milestone.balanceCapMinutes),
      carryOver: inHours(milestone.carryOverCapMinutes),
      opened: milestone,
    })),
    lapseMonths: carriedLapsesAfterMonths === undefined ? '' : String(carriedLapsesAfterMonths),
    workedPerHour: String(work?.workedPerMinute ?? 30),
    annualCap: inHours(work?.annualCapMinutes),
    useHours: inHours(yearlyUse?.minutes),
    useDays: yearlyUse === undefined ? '' : String(yearlyUse.days),
    waitingDays: String(waitingDays),
    usableAfterDays: String(usableAfterDays),
    opened,
  };
}

function yearOfRules(begins: YearBegin | undefined): PolicyValues['year'] {
  if (begins === undefined) return 'hired';
  return begins.month === 1 && begins.dayOfMonth === 1 ? 'calendar' : 'kept';
}

/** Hours as they are typed; in hours and minutes where quarters of an hour do not tell them. */
export function inHours(minutes: number | undefined): string {
  if (minutes === undefined) return '';
  if (minutes % 15 === 0) return String(minutes / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Another step, with the limits of the last one, or of the first day. */
export function withStep(values: PolicyValues, key: string): PolicyValues {
  const last = values.steps.at(-1);
  const { cap, carryOver } = last ?? values;
  return { ...values, steps: [...values.steps, { key, years: '', hours: '', cap, carryOver }] };
}

/** More than rules may have. */
export const mostSteps = 9;

/** The day on which a year begins in rules; undefined, on that of being hired. */
const yearIn = ({ accrual }: TimeOffRules): YearBegin | undefined =>
  accrual.by === 'nothing' ? undefined : accrual.yearBegins;

/** The same in the rules that were opened. */
export const openedYear = ({ opened }: PolicyValues): YearBegin | undefined => yearIn(opened);

/** Whether time is granted for so many days, of which a year has no whole number: some have 53 weeks. */
export const isGrantedByDays = ({ every }: Pick<PolicyValues, 'every'>): boolean =>
  every === 'week' || every === 'two-weeks' || every === 'pay-period';

/** What a policy is opened with: the rules in force on a date for whom it is, for where they are at home or for everybody. */
export function rulesInForce(
  { versions, people }: Pick<TimeOffPoliciesReply, 'versions' | 'people'>,
  typeId: string,
  scope: TimeOffScope,
  on: PlainDate,
): TimeOffPoliciesReply['versions'][number] | undefined {
  const ofType = versions.filter((version) => version.typeId === typeId);
  return versionInForce(ofType, people, scope, on);
}

/** The version that counts on a date for whom one is set: theirs, that of where they are at home, or that of everybody. */
export function versionInForce<Version extends { readonly scope: TimeOffScope; readonly startsOn: PlainDate }>(
  versions: readonly Version[],
  people: TimeOffPoliciesReply['people'],
  scope: TimeOffScope,
  on: PlainDate,
): Version | undefined {
  const [own, home] =
    scope.kind === 'employee'
      ? [scope.id, people.find(({ id }) => id === scope.id)?.locationId]
      : [undefined, scope.kind === 'location' ? scope.id : undefined];
  const assigned = versions.map((version) => Object.assign({}, version, assignedTo(version.scope)));
  return assignedVersion(assigned, { employeeId: own ?? '', locationId: home ?? '' }, on);
}

const assignedTo = (scope: TimeOffScope) => ({
  employeeId: scope.kind === 'employee' ? scope.id : null,
  locationId: scope.kind === 'location' ? scope.id : null,
});

/** The form as the rules in force fill it, where there are any. */
export function valuesInForce(version: TimeOffPoliciesReply['versions'][number] | undefined): PolicyValues {
  if (version === undefined) return valuesOfPreset('monthly');
  const { rules, preset } = version;
  return valuesOfRules(
    rules,
    preset ?? timeOffPresets.find((one) => policyPresets[one].accrual.by === rules.accrual.by) ?? 'monthly',
  );
}

/** For whom a version is, as one choice of a list. */
export function scopeOf(choice: string): TimeOffScope {
  const [kind, id = ''] = choice.split(':');
  if (kind === 'location' || kind === 'employee') return { kind, id };
  return { kind: 'organization' };
}
