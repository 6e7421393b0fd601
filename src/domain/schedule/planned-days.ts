import { allocateWhole } from '../kernel/allocation.ts';
import { fraction } from '../kernel/fraction.ts';
import { cents, type Cents } from '../kernel/money.ts';
import { millisecondsOf, overlap, type PlainDate, type Span } from '../kernel/time.ts';
import { shareOut } from '../pay-rules/line-shares.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import type { PayableDay } from '../pay-rules/payable-day.ts';
import type { PayableWeek } from '../pay-rules/payable-week.ts';
import { lacksRate, type PayFacts } from '../pay-rules/week-question.ts';
import type { Labour } from './labour.ts';
import { overtimeIn, periodsDuring, pressesIn, weekOfPresses, type Dates, type PaidBy } from './overtime-ahead.ts';
import type { Timed } from './planned-punches.ts';
import { spanOfShift } from './shift.ts';

/** What a day of somebody comes to, if they work as planned. */
export interface PlannedDay extends Labour {
  readonly date: PlainDate;
  /** When its work is. */
  readonly spans: readonly Span[];
}

/**
 * What the days of somebody come to by the rules that pay them: days that are over as they were worked, as far as that is known, and those to come
 * as they are planned. Hours belong to the day, and overtime to the day and the hours, to which the rules give them; the days of a week add up to what
 * its card would pay for its hours. Rates are those in force on each day.
 *
 * | federal, 18.50 an hour                 | Mon      | Tue      | Wed      | Thu      | Fri                          | week       |
 * | Mon–Fri 10 h                           | $185.00  | $185.00  | $185.00  | $185.00  | 10 h, all overtime: $277.50  | $1,017.50  |
 * | Mon–Fri 8 h, from Wed on 20.00         | $148.00  | $148.00  | $160.00  | $160.00  | $160.00                      | $776.00    |
 * | Mon 8 h with a short rest of 15 min    | $148.00  |          |          |          |                              | $148.00    |
 *
 * Of pay beside hours and their overtime only what the windows of premiums add is told: whether a meal is missed, or somebody is sent home
 * early, no plan says; what is owed for a split or a short shift, and paid time off, is none of the cost of its hours.
 *
 * @param shifts all of theirs that touch these dates and the periods they lie in
 * @param pay undefined where it is not known what they are paid, or may not be
 */
export function plannedDays(
  shifts: readonly Timed[],
  { from, to }: Dates,
  { policy: whole, ...paid }: PaidBy,
  pay?: PayFacts,
): readonly PlannedDay[] {
  const policy = forHours(whole);
  const days = periodsDuring({ from, to }, policy).flatMap((startsOn) =>
    daysOfPeriod(shifts, startsOn, { policy, ...paid }, pay),
  );
  return days.filter(({ date }) => from <= date && date <= to);
}

const hourRules = new WeakMap<PayPolicy, PayPolicy>();

/** The rules without those that pay for what no plan says: of each the same ones, since more is remembered by them. */
function forHours(whole: PayPolicy): PayPolicy {
  const known = hourRules.get(whole);
  if (known !== undefined) return known;
  const { mealRest: _meals, reportingTime: _reports, splitShift: _split, minimumShift: _minimum, ...policy } = whole;
  hourRules.set(whole, policy);
  return policy;
}

function daysOfPeriod(
  shifts: readonly Timed[],
  startsOn: PlainDate,
  paid: PaidBy,
  pay: PayFacts | undefined,
): PlannedDay[] {
  const week = weekOfPresses(pressesIn(shifts, startsOn, paid), startsOn, paid, pay);
  const costs = costsOf(week, pay);
  return week.days.map((day, index) => ({
    date: day.date,
    minutes: day.workedMinutes,
    overtimeMinutes: overtimeIn(day),
    cents: costs(day, index),
    spans: day.shifts.flatMap(({ segments }) => segments.map(({ span }) => span)),
  }));
}

/** What each day has of the lines of a week, to the cent. */
function costsOf({ days, pay: paid }: PayableWeek, pay: PayFacts | undefined) {
  if (paid === undefined || pay === undefined || pay.rates.length === 0) {
    return ({ workedMinutes }: PayableDay): Cents | null => (workedMinutes === 0 ? cents(0) : null);
  }
  const sums = days.map(() => 0);
  for (const line of paid.lines) {
    if (line.cents === 0) continue;
    for (const [index, share] of shareOut(line, days, pay).entries()) sums[index] = (sums[index] ?? 0) + share;
  }
  return ({ date, workedMinutes }: PayableDay, index: number): Cents | null =>
    workedMinutes > 0 && lacksRate(pay, date) ? null : cents(sums[index] ?? 0);
}

/**
 * What each of some groups of shifts has of a day: by how much of its work lies in them. What was worked beside every shift goes with those of the
 * day; where there are none, to the group that is named.
 *
 * | a day of 8 h and $148.00                | here            | elsewhere       |
 * | planned 9–13 here, 13–17 elsewhere      | 4 h, $74.00     | 4 h, $74.00     |
 * | planned here, and half an hour too long | all             | none            |
 * | nothing was planned, at home here       | all             | none            |
 */
export function sharesOf(day: PlannedDay, groups: readonly (readonly Timed[])[], ofNoShift: number): readonly Labour[] {
  const parts = groups.map((shifts) => workIn(day, shifts));
  const found = parts.flatMap((length, index) => (length > 0 ? [index] : []));
  if (found.length <= 1) {
    const [whose = ofNoShift] = found;
    return groups.map((_, index) => (index === whose ? day : nothing));
  }
  const ratios = parts.map((length) => fraction(length));
  const share = (whole: number) => allocateWhole(whole, ratios);
  const [minutes, overtime, sums] = [share(day.minutes), share(day.overtimeMinutes), share(day.cents ?? 0)];
  return groups.map((_, index) => ({
    minutes: minutes[index] ?? 0,
    overtimeMinutes: overtime[index] ?? 0,
    cents: day.cents === null && (parts[index] ?? 0) > 0 ? null : cents(sums[index] ?? 0),
  }));
}

/** Minutes of work that each of some groups of somebody's shifts comes to in some dates, in their order. */
export function minutesOfEach(groups: readonly (readonly Timed[])[], dates: Dates, paid: PaidBy): readonly number[] {
  const shares = plannedDays(groups.flat(), dates, paid).map((day) => sharesOf(day, groups, 0));
  return groups.map((_, index) => shares.reduce((sum, share) => sum + (share[index]?.minutes ?? 0), 0));
}

const nothing: Labour = { minutes: 0, overtimeMinutes: 0, cents: cents(0) };

/** Milliseconds of the work of a day that lie in some shifts. */
function workIn({ spans }: PlannedDay, shifts: readonly Timed[]): number {
  let length = 0;
  for (const span of spans) {
    for (const shift of shifts) {
      const part = overlap(span, spanOfShift(shift));
      if (part !== undefined) length += millisecondsOf(part);
    }
  }
  return length;
}
