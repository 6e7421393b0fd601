import type { PlainDate } from '../kernel/time.ts';
import type { FirstGrant, Milestone } from './accrual-calendar.ts';
import type { GrantFrequency, YearBegin } from './grant-days.ts';

/** How a type is earned: by the calendar, by what is worked, or not at all. */
export type AccrualRule =
  | { readonly by: 'nothing' }
  | {
      readonly by: 'calendar';
      readonly frequency: GrantFrequency;
      readonly milestones: readonly Milestone[];
      readonly prorateFirst?: FirstGrant;
      /** When what is carried is capped; left out, on the anniversary of being hired. */
      readonly yearBegins?: YearBegin;
    }
  | {
      readonly by: 'work';
      /** Minutes that are worked for each minute earned: 30, where an hour is earned for thirty. */
      readonly workedPerMinute: number;
      /** Nothing is earned beyond it; where it is in days too, beyond whichever is more. */
      readonly balanceCapMinutes?: number;
      readonly balanceCapDays?: number;
      /** What may be kept as a year ends; the rest is lost. */
      readonly carryOverCapMinutes?: number;
      /** Most that is earned in one year. */
      readonly annualCapMinutes?: number;
      /** When a year of it begins; left out, on the anniversary of being hired. */
      readonly yearBegins?: YearBegin;
    };

/** Most that one year may use: so many minutes or so many days, whichever is more. */
export interface YearlyUse {
  readonly minutes: number;
  readonly days: number;
}

/** So many minutes or so many days, whichever is more, in minutes. */
export const whicheverIsMore = ({ minutes, days }: YearlyUse, dayMinutes: number): number =>
  Math.max(minutes, days * dayMinutes);

/** The rules of one type, as a version of its policy has them. */
export interface TimeOffRules {
  readonly accrual: AccrualRule;
  /** Days of employment before anything is earned. */
  readonly waitingDays: number;
  /** Days of employment before anything may be taken. */
  readonly usableAfterDays: number;
  /** Left out, all that somebody has may be taken in one year. */
  readonly yearlyUse?: YearlyUse;
  /** Months into a year after which what was carried into it lapses. */
  readonly carriedLapsesAfterMonths?: number;
}

/** Rules that hold for somebody from a date on, until the next. */
export interface RulesInForce {
  readonly from: PlainDate;
  readonly rules: TimeOffRules;
}

/** What stands against rules, by the field that it is about. */
export const ruleFaults = [
  'milestones_missing',
  'milestones_out_of_order',
  'grant_too_large',
  'worked_per_minute_out_of_range',
  'lapse_needs_carry_over',
] as const;
export type RuleFault = (typeof ruleFaults)[number];

/** A year has no more working time to grant than this: 366 days of 24 hours. */
const mostMinutesPerYear = 527_040;

/** What does not go together in rules; nothing, if they may stand. */
export function faultsOfRules({ accrual, carriedLapsesAfterMonths }: TimeOffRules): readonly RuleFault[] {
  const lapses = carriedLapsesAfterMonths !== undefined;
  if (accrual.by === 'nothing') return lapses ? ['lapse_needs_carry_over'] : [];
  if (accrual.by === 'work') {
    const isFair = Number.isInteger(accrual.workedPerMinute) && accrual.workedPerMinute >= 1;
    return [
      ...(isFair ? [] : (['worked_per_minute_out_of_range'] as const)),
      ...(lapses && accrual.carryOverCapMinutes === 0 ? (['lapse_needs_carry_over'] as const) : []),
    ];
  }
  const { milestones } = accrual;
  const [first] = milestones;
  if (first === undefined || first.afterYears !== 0) return ['milestones_missing'];
  const faults: RuleFault[] = [];
  const isInOrder = milestones.every(
    (one, index) => index === 0 || one.afterYears > (milestones[index - 1]?.afterYears ?? 0),
  );
  if (!isInOrder) faults.push('milestones_out_of_order');
  if (milestones.some(({ minutesPerYear }) => minutesPerYear > mostMinutesPerYear)) faults.push('grant_too_large');
  const carries = milestones.some(({ carryOverCapMinutes }) => carryOverCapMinutes !== 0);
  if (lapses && !carries) faults.push('lapse_needs_carry_over');
  return faults;
}

/** From when on some rules grant with the pay periods; undefined where none do. */
export const grantsWithPayFrom = (versions: readonly RulesInForce[]): PlainDate | undefined =>
  versions
    .filter(({ rules: { accrual } }) => accrual.by === 'calendar' && accrual.frequency.every === 'pay-period')
    .map(({ from }) => from)
    .toSorted()[0];

/** The rules that hold on a date; undefined before the first. */
export const rulesOn = (versions: readonly RulesInForce[], date: PlainDate): TimeOffRules | undefined =>
  versions.toSorted((a, b) => (a.from < b.from ? -1 : 1)).findLast(({ from }) => from <= date)?.rules;
