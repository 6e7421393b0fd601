import { cents, type Cents } from '../kernel/money.ts';
import type { PlainDate } from '../kernel/time.ts';
import type { PayableDay } from '../pay-rules/payable-day.ts';
import { lacksRate, type PayFacts } from '../pay-rules/week-question.ts';
import type { HourSplit } from '../time-cards/hour-split.ts';

/** How many weeks a report may look back over, the last one included. */
export const reportSpans = ['4', '13', '26', '52'] as const;

/** What the lines of a report are: a week, a location, or a person each. */
export const reportLines = ['week', 'location', 'person'] as const;
export type ReportLine = (typeof reportLines)[number];

/** A workweek of somebody, approved or as its card stands now. */
export interface LabourWeek extends HourSplit {
  readonly employeeId: string;
  /** Where they are at home. */
  readonly locationId: string;
  readonly startsOn: PlainDate;
  /** Null where no rate is known. */
  readonly payCents: Cents | null;
  /** Of its minutes, those without a rate: all, where none is known. */
  readonly unratedMinutes: number;
  readonly isApproved: boolean;
  /** What was worked on each date; undefined of an approved week, which is not opened. */
  readonly days?: readonly Pick<PayableDay, 'date' | 'workedMinutes'>[];
}

/** Hours and what they cost; of the hours worked, those that nobody approved yet, and those without a rate. */
export interface LabourFigures extends HourSplit {
  readonly workedMinutes: number;
  readonly unapprovedMinutes: number;
  readonly unratedMinutes: number;
  readonly payCents: Cents;
}

/** All minutes of a split. */
export const minutesOf = ({ regularMinutes, overtimeMinutes, doubleMinutes }: HourSplit): number =>
  regularMinutes + overtimeMinutes + doubleMinutes;

/** Minutes of days that have no rate. @param pay undefined where none is known at all */
export const unratedMinutesIn = (
  days: readonly Pick<PayableDay, 'date' | 'workedMinutes'>[],
  pay: PayFacts | undefined,
): number =>
  days.reduce(
    (sum, { date, workedMinutes }) => sum + (pay === undefined || lacksRate(pay, date) ? workedMinutes : 0),
    0,
  );

/**
 * The sums of some weeks.
 *
 * | week            | regular | overtime | pay      | gives                                                |
 * | approved        | 40 h    | 2 h      | 860.00   |                                                      |
 * | not approved    | 10 h    |          | no rate  | 52 h, 860.00, 10 h not approved, 10 h without a rate |
 */
export function labourOf(weeks: readonly LabourWeek[]): LabourFigures {
  const sumOf = (figure: (week: LabourWeek) => number): number =>
    weeks.reduce((total, week) => total + figure(week), 0);
  return {
    workedMinutes: sumOf(minutesOf),
    regularMinutes: sumOf((week) => week.regularMinutes),
    overtimeMinutes: sumOf((week) => week.overtimeMinutes),
    doubleMinutes: sumOf((week) => week.doubleMinutes),
    unapprovedMinutes: sumOf((week) => (week.isApproved ? 0 : minutesOf(week))),
    unratedMinutes: sumOf((week) => week.unratedMinutes),
    payCents: cents(sumOf((week) => week.payCents ?? 0)),
  };
}
