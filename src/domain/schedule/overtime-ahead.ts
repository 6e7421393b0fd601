import {
  addDays,
  instant,
  millisecondsPerHour,
  weekOf,
  type Instant,
  type PlainDate,
  type Span,
  type Zone,
} from '../kernel/time.ts';
import { longestBy } from '../pay-rules/counted-entries.ts';
import { overtimePeriodStart } from '../pay-rules/overtime-period.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { payableWeek, type PayableWeek } from '../pay-rules/payable-week.ts';
import type { PayFacts } from '../pay-rules/week-question.ts';
import { workweekAt } from '../pay-rules/workdays.ts';
import { weekReading } from '../pay-rules/workweek-transition.ts';
import type { Punch } from '../time-clock/punch.ts';
import { pressesOf, type Press, type Timed, type WorkedSoFar } from './planned-punches.ts';

/** By which rules somebody is paid, and in which zone their weeks are cut. */
export interface PaidBy {
  readonly policy: PayPolicy;
  readonly zone: Zone;
  /** What they worked already; absent where it may not be known, or the clock is not theirs: all counts as it is planned. */
  readonly worked?: WorkedSoFar | undefined;
}

/**
 * Minutes of overtime that somebody has more with a shift than without it, if they work as planned: by the same rules that pay what was
 * worked. Days that are over count as they were worked, as far as that is known. A shift over the end of a workweek brings what it brings to
 * either. Where the rules look at 14 or 28 days together, of all of them, as far as they are planned.
 *
 * | Mon–Thu 10 h, and Fri 8 h, federal                      | 8 h |
 * | Mon 10 h, overtime after 8 h a day                      | 2 h |
 * | 80 h in the two weeks, and 8 h more, 8 and 80           | 8 h |
 * | Sun 22:00–Mon 6:00, Tue–Fri 8 h, and Sat 8 h, federal   | 6 h |
 * | Mon–Thu 8 h that were worked as 11 h, and Fri 8 h       | 8 h |
 */
export function overtimeAhead(shift: Timed, others: readonly Timed[], paid: PaidBy): number {
  let minutes = 0;
  for (const startsOn of periodsOf(shift, paid)) {
    const all = periodAhead([shift, ...others], startsOn, paid).overtimeMinutes;
    if (all > 0) minutes += Math.max(0, all - periodAhead(others, startsOn, paid).overtimeMinutes);
  }
  return minutes;
}

/**
 * Minutes of work of some dates, both included, by the same rules: short rests that they pay are work, a meal is none, and what two shifts share is
 * worked once.
 *
 * | federal                                 | minutes   |
 * | 9:00–19:00, break 15                    | 10 h      |
 * | 9:00–19:00, break 30                    | 9:30      |
 * | 9:00–17:00 and 13:00–21:00              | 12 h      |
 * | of a Sunday, 20:00–4:00                 | 4 h, and 4 h of Monday |
 *
 * @param shifts all of theirs that touch these dates
 */
export function minutesAhead(shifts: readonly Timed[], dates: Dates, paid: PaidBy): number {
  let minutes = 0;
  for (const startsOn of periodsDuring(dates, paid.policy)) {
    for (const [date, ofDate] of periodAhead(shifts, startsOn, paid).minutesOn) {
      if (dates.from <= date && date <= dates.to) minutes += ofDate;
    }
  }
  return minutes;
}

/** From one date to another, both included. */
export interface Dates {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** First dates of the periods that some dates lie in. */
export function periodsDuring({ from, to }: Dates, policy: PayPolicy): readonly PlainDate[] {
  const periods = new Set<PlainDate>();
  for (let date = from; date <= to; date = addDays(date, 1)) {
    periods.add(overtimePeriodStart(policy, weekOf(date, policy.workweek.weekday)));
  }
  return [...periods];
}

/** First dates of the periods that a shift touches: where it runs over the end of one, its hours may count in either. */
function periodsOf({ startsAt, endsAt }: Timed, { policy, zone }: PaidBy): PlainDate[] {
  const periodAt = (at: number) => overtimePeriodStart(policy, workweekAt(instant(at), policy.workweek, zone));
  const [first, last] = [periodAt(startsAt), periodAt(endsAt - 1)];
  return first === last ? [first] : [first, last];
}

/**
 * How far from a shift another one may begin that its overtime depends on, in milliseconds: a whole period, a day before it for what runs into it,
 * the days in a row where these are counted through weeks, and the hour by which clocks change.
 */
export const overtimeReach = (policies: readonly Pick<PayPolicy, 'overtime'>[]): number =>
  (24 * (Math.max(7, ...policies.map(daysReached)) + 1) + 1) * millisecondsPerHour;

const daysReached = ({ overtime: { periodDays = 7, consecutiveDay } }: Pick<PayPolicy, 'overtime'>): number =>
  periodDays + (consecutiveDay?.scope === 'rolling' ? consecutiveDay.nth : 0);

/** A grid asks of the same weeks at each change of one of them, and many people work the same hours: what a period comes to is remembered. */
const remembered = new WeakMap<PayPolicy, Map<string, PeriodAhead>>();
const mostRemembered = 20_000;
const letters: Readonly<Record<Press['kind'], string>> = {
  clock_in: 'i',
  break_start: 'b',
  break_end: 'e',
  clock_out: 'o',
};

/** What a period comes to, if somebody works as planned. */
interface PeriodAhead {
  readonly overtimeMinutes: number;
  /** Of each date that anything is worked on. */
  readonly minutesOn: ReadonlyMap<PlainDate, number>;
}

function periodAhead(shifts: readonly Timed[], startsOn: PlainDate, paid: PaidBy): PeriodAhead {
  const known = remembered.get(paid.policy) ?? new Map<string, PeriodAhead>();
  remembered.set(paid.policy, known);
  const presses = pressesIn(shifts, startsOn, paid);
  const key = [
    paid.zone,
    startsOn,
    untilOf(presses, paid),
    ...presses.map(({ kind, punchedAt }) => `${letters[kind]}${punchedAt}`),
  ].join(' ');
  const found = known.get(key) ?? countPeriod(presses, startsOn, paid);
  if (known.size >= mostRemembered) known.clear();
  known.set(key, found);
  return found;
}

const nothingAhead: PeriodAhead = { overtimeMinutes: 0, minutesOn: new Map() };

function countPeriod(presses: readonly Press[], startsOn: PlainDate, paid: PaidBy): PeriodAhead {
  if (presses.length === 0) return nothingAhead;
  const week = weekOfPresses(presses, startsOn, paid);
  const minutesOn = new Map<PlainDate, number>();
  for (const { date, workedMinutes } of week.days) if (workedMinutes > 0) minutesOn.set(date, workedMinutes);
  return { overtimeMinutes: overtimeIn(week), minutesOn };
}

/** Minutes that are paid more than once. */
export const overtimeIn = ({ byMultiplier }: Pick<PayableWeek, 'byMultiplier'>): number =>
  [...byMultiplier].reduce((sum, [multiplier, minutes]) => (multiplier === '1' ? sum : sum + minutes), 0);

/** The presses that a period is worked out from. */
export function pressesIn(shifts: readonly Timed[], startsOn: PlainDate, paid: PaidBy): readonly Press[] {
  const reading = readingOf(startsOn, paid);
  const near = shifts.filter(({ startsAt, endsAt }) => startsAt < reading.to && endsAt > reading.from);
  return pressesOf(near, paid.worked, longestBy(paid.policy));
}

/** What a period comes to by some presses; where no rates are named, without pay. */
export function weekOfPresses(
  presses: readonly Press[],
  startsOn: PlainDate,
  { policy, zone, worked }: PaidBy,
  pay?: PayFacts,
): PayableWeek {
  const punches = presses.map((press, index): Punch => ({ ...press, id: String(index), sequence: index + 1 }));
  const until = untilOf(presses, { worked });
  return payableWeek(punches, { policy, zone, startsOn, until, ...(pay && { pay }) });
}

/** As of when a period is asked for: of whoever has clocked out by then it is the same ever after. */
function untilOf(presses: readonly Press[], { worked }: Pick<PaidBy, 'worked'>): Instant {
  const last = presses.at(-1);
  const known = last?.punchedAt ?? instant(0);
  return worked === undefined || last?.kind === 'clock_out' || worked.until < known ? known : worked.until;
}

const readings = new WeakMap<PayPolicy, Map<string, Span>>();

/** From when to when hours matter to a period. */
function readingOf(startsOn: PlainDate, { policy, zone }: Pick<PaidBy, 'policy' | 'zone'>): Span {
  const known = readings.get(policy) ?? new Map<string, Span>();
  readings.set(policy, known);
  const key = `${zone} ${startsOn}`;
  const found = known.get(key) ?? weekReading({ policy, zone, startsOn });
  known.set(key, found);
  return found;
}
