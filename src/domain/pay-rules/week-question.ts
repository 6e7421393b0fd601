import type { Instant, PlainDate, Span, Zone } from '../kernel/time.ts';
import type { PayPolicy } from './pay-policy.ts';
import type { RulesEdition } from './rules-edition.ts';
import type { Earning, Salary } from './week-earnings.ts';
import type { DayCut, Workdays } from './workdays.ts';

/** A rate an hour from a date on, decimal text. */
export interface DatedRate {
  readonly from: PlainDate;
  readonly ratePerHour: string;
}

/** What a person is paid besides what the clock says. */
export interface PayFacts {
  readonly rates: readonly DatedRate[];
  readonly earnings?: readonly Earning[];
  readonly salary?: Salary;
}

/** What is known of a day from elsewhere. */
export interface DayFacts {
  /** Of the published schedule, for reporting time. */
  readonly scheduledMinutes?: number;
  /** When these were to be worked; absent where it is not known. */
  readonly scheduledDuring?: readonly Span[];
  /** Of time off that is paid: pay, and no hours worked, unless the policy counts them as such. */
  readonly paidAbsenceMinutes?: number;
  /** Of what types these are: presets by their codes, others by their names. */
  readonly paidAbsenceTypes?: readonly string[];
  readonly makeupMinutes?: number;
  readonly holiday?: boolean;
  /** Meals that are taken off by themselves and that the person says they worked through, by their places among those of the day, from 1. */
  readonly mealsWorked?: readonly number[];
  readonly firstMealWaived?: boolean;
  readonly secondMealWaived?: boolean;
  /** Rests that were given; all, if absent. */
  readonly restsProvided?: number;
  /** The same by what was missed: of the rests that are due, whatever the day came to. */
  readonly restsMissed?: number;
}

/** What is asked of the engine: one workweek (or the 14 days of 29 USC 207(j)) of one person. */
export interface WeekQuestion {
  readonly policy: PayPolicy;
  readonly zone: Zone;
  /**
   * How days are cut from each of these dates on, in order, up to the week after the period: `settledWeek` gives it. Absent where all are
   * cut by `zone`, at the hour at which workweeks begin.
   */
  readonly cuts?: readonly DayCut[] | undefined;
  /** First date of the period: `workweekAt` gives it. */
  readonly startsOn: PlainDate;
  /** Now, as a rule: an open entry counts up to here. */
  readonly until: Instant;
  /** Of an approved week that of its approval; the present one, if absent. */
  readonly edition?: RulesEdition | undefined;
  /** Without it minutes are shared out, and no pay is worked out. */
  readonly pay?: PayFacts;
  readonly facts?: ReadonlyMap<PlainDate, DayFacts>;
  /** Dates of the period whose hours are counted in another: none, as a rule. */
  readonly elsewhere?: ReadonlySet<PlainDate>;
}

/**
 * Whether hours of a date are paid nothing yet, since the first rate begins later. Where pay is worked out without rates an hour,
 * from a salary or from earnings alone, no date lacks one.
 */
export const lacksRate = (pay: PayFacts, date: PlainDate): boolean =>
  pay.salary === undefined && pay.rates.length > 0 && rateOn(pay, date) === undefined;

/** The rate in force on a date, of those from the same date the one that is named last; undefined before the first. */
export function rateOn({ rates }: PayFacts, date: PlainDate): string | undefined {
  let inForce: DatedRate | undefined;
  for (const each of rates)
    if (each.from <= date && (inForce === undefined || each.from >= inForce.from)) inForce = each;
  return inForce?.ratePerHour;
}

/** How the days of a question are cut. */
export function workdaysOf({ policy, zone, cuts }: Pick<WeekQuestion, 'policy' | 'zone' | 'cuts'>): Workdays {
  const { time, weekday } = policy.workweek;
  const [first, ...later] = cuts ?? [];
  if (first === undefined) return { startsAt: time, zone, weekday };
  return { startsAt: first.startsAt, zone: first.zone, weekday, later };
}
