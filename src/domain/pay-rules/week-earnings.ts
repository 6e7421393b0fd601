import type { PayInterval } from './salary.ts';

/** Work of a week at one rate; without a rate it is paid by something else: by the piece, the day, the commission. */
export interface RatedWork {
  readonly minutes: number;
  /** Units of currency an hour, decimal text. */
  readonly rate?: string;
}

/** A sum besides hourly pay: bonus, differential, piece work, a premium already paid, pay for time not worked. */
export interface Earning {
  readonly code: string;
  /** Units of currency, decimal text. */
  readonly amount: string;
  /** False for what 29 USC 207(e) leaves out: gifts, paid leave, expenses, discretionary bonuses, creditable premiums. */
  readonly inRegularRate: boolean;
  /** A premium of 207(e)(5) to (7), that is credited against the overtime which is due: 207(h). */
  readonly creditable?: boolean;
  /**
   * A bonus of one sum however long the hours are, such as one for attendance, where the law of California divides it by the hours that are no overtime
   * and pays the whole multiplier on it: Alvarado v. Dart Container (2018) 4 Cal.5th 542.
   */
  readonly flatSum?: boolean;
}

export interface Salary {
  readonly amount: string;
  readonly period: PayInterval;
  /** Minutes of a week that it is meant to pay for, or all of them: the fluctuating workweek of 29 CFR 778.114. */
  readonly covers: number | 'all-hours';
}

/**
 * `premium-on-top`: straight time for all hours, and half of the regular rate for each overtime hour. `rate-times-hours`:
 * the regular rate for regular hours and 1.5 times it for overtime, as agencies print it.
 * `job-rate-regular-average-overtime`: regular hours at their own rates, overtime at 1.5 times the average. Where the later hours of a week earn more
 * than the first, that is less than 29 CFR 778.115 asks for: 30 h at 10.00 and 20 h at 20.00 are 710.00 by it, and 770.00 by law. A published case and
 * policies from before that was said here have it; no new version of a policy may.
 */
const lawfulMethods = ['premium-on-top', 'rate-times-hours'] as const;
export const overtimeMethods = [...lawfulMethods, 'job-rate-regular-average-overtime'] as const;
export type OvertimeMethod = (typeof overtimeMethods)[number];

/** Whether a policy may choose it. */
export const isLawfulMethod = (method: OvertimeMethod): boolean => lawfulMethods.some((each) => each === method);

export interface RegularRateRules {
  /** `cent` rounds the regular rate, its half and the overtime rate before they are multiplied. */
  readonly rateRounding?: 'exact' | 'cent';
  readonly overtimeMethod?: OvertimeMethod;
  /** With `cent`: 1.5 times the rounded regular rate is multiplied as it is. */
  readonly overtimeRateUnrounded?: boolean;
}

/** Minutes that are paid more than once: decimal text, `1.5`. */
export interface OvertimeMinutes {
  readonly multiplier: string;
  readonly minutes: number;
}

/** All that a workweek is paid from. */
export interface WeekEarnings {
  readonly work: readonly RatedWork[];
  readonly earnings: readonly Earning[];
  readonly salary?: Salary;
  /** What the overtime split said: minutes beyond 40 hours at 1.5, those past 12 of a day at 2. */
  readonly overtime: readonly OvertimeMinutes[];
}

export const overtimeMinutesOf = ({ overtime }: Pick<WeekEarnings, 'overtime'>): number =>
  overtime.reduce((total, each) => total + each.minutes, 0);
