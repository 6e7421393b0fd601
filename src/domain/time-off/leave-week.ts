import { weekdays, type PlainDate, type Weekday } from '../kernel/time.ts';
import { versionsInTurn, type AssignedVersion, type Assignee } from '../people/assigned-version.ts';

/** What a day of leave is, to whoever takes it: which days of the week take of a balance, and what. */
export interface LeaveWeek {
  /** What a whole day takes, and half of which half a day does. */
  readonly dayMinutes: number;
  /** In order of the week; the other days take nothing. */
  readonly weekdays: readonly Weekday[];
}

/** Eight hours from Monday to Friday, where nothing else was set. */
export const usualWeek: LeaveWeek = { dayMinutes: 480, weekdays: weekdays.slice(0, 5) };

/** Less is no day, and a date has no more. */
export const dayMinutesWithin = { least: 30, most: 1_440 } as const;

/** A week that was set, from a date on, for whom it is assigned to. */
export interface LeaveWeekVersion extends AssignedVersion {
  readonly week: LeaveWeek;
}

/** A week that holds for somebody from a date on, until the next. */
export interface LeaveWeekInForce {
  readonly from: PlainDate;
  readonly week: LeaveWeek;
}

/**
 * The weeks that hold for a person, oldest first: their own, else of the location that is their home, else of the organization. It is one
 * week for every type of time off: what a person works does not hang on why they are away.
 */
export const leaveWeeksOf = (versions: readonly LeaveWeekVersion[], holder: Assignee): readonly LeaveWeekInForce[] =>
  versionsInTurn(versions, holder).map(({ from, version }) => ({ from, week: version?.week ?? usualWeek }));

/** The week that holds on a date. @param weeks oldest first */
export const leaveWeekOn = (weeks: readonly LeaveWeekInForce[], date: PlainDate): LeaveWeek =>
  weeks.findLast(({ from }) => from <= date)?.week ?? usualWeek;
