import { datesFrom } from '../kernel/dates-from.ts';
import { addDays, startOfDate, weekOf, type PlainDate, type Span, type Zone } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { overtimePeriodStart } from './overtime-period.ts';
import type { PayPolicy, Workweek } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { daysBeforeShiftDays } from './shift-days.ts';
import { paysHours, type PayLine } from './week-pay.ts';
import { lacksRate, workdaysOf, type PayFacts, type WeekQuestion } from './week-question.ts';
import { startIn, zoneOn, type DayCut } from './workdays.ts';

/** A workweek with the rules that it is paid by. */
export interface RuledWeek {
  readonly startsOn: PlainDate;
  readonly policy: PayPolicy;
}

/** Workweeks begin at another time from a date on: the last that began as before, and the first that begins anew. */
export interface WorkweekTransition {
  readonly old: RuledWeek;
  readonly fresh: RuledWeek;
}

const daysOfWeek = 7;

/**
 * The transition that a workweek is a part of; undefined where weeks begin as before.
 *
 * | weeks begin on                       | week of    | old and fresh              |
 * | Monday, from Sun 22 Nov on Sunday    | Mon 16 Nov | Mon 16 Nov and Sun 22 Nov  |
 * | the same                             | Sun 22 Nov | Mon 16 Nov and Sun 22 Nov  |
 * | the same                             | Mon 9 Nov  | none                       |
 */
export function transitionAt(
  policyOn: (date: PlainDate) => PayPolicy,
  startsOn: PlainDate,
): WorkweekTransition | undefined {
  const policy = policyOn(startsOn);
  const before = policyOn(addDays(startsOn, -1));
  // One version before, within and after it, as nearly always: a version that was followed by another does not come back.
  if (before === policy && policyOn(addDays(startsOn, daysOfWeek)) === policy) return undefined;
  if (!isSameWorkweek(before.workweek, policy.workweek)) {
    const old = weekOf(addDays(startsOn, -1), before.workweek.weekday);
    return { old: { startsOn: old, policy: before }, fresh: { startsOn, policy } };
  }
  for (let day = 1; day <= daysOfWeek; day += 1) {
    const date = addDays(startsOn, day);
    const after = policyOn(date);
    if (!isSameWorkweek(after.workweek, policy.workweek)) {
      return { old: { startsOn, policy }, fresh: { startsOn: date, policy: after } };
    }
  }
  return undefined;
}

/**
 * The workweek that a date lies in; of two, the one that began first.
 *
 * | weeks begin on                    | date       | week       |
 * | Monday, from Sun 22 Nov on Sunday | Sun 22 Nov | Mon 16 Nov |
 * | the same                          | Mon 23 Nov | Sun 22 Nov |
 */
export function firstWeekWith(policyOn: (date: PlainDate) => PayPolicy, date: PlainDate): PlainDate {
  const week = weekOf(date, policyOn(date).workweek.weekday);
  const eve = addDays(week, -1);
  const before = weekOf(eve, policyOn(eve).workweek.weekday);
  return addDays(before, daysOfWeek) > date ? before : week;
}

/**
 * The transition that a workweek is worked out by: its own, or else that of any other week of its overtime period, over which it is worked
 * out as well. A period with one at either end has its first week by the one and its last by the other, each of which shares days of its own.
 */
export const transitionOf = (
  policyOn: (date: PlainDate) => PayPolicy,
  startsOn: PlainDate,
): WorkweekTransition | undefined => transitionAt(policyOn, startsOn) ?? transitionsOfPeriod(policyOn, startsOn)[0];

/** The transitions of all weeks of the overtime period that a workweek is a part of. */
const transitionsOfPeriod = (policyOn: (date: PlainDate) => PayPolicy, startsOn: PlainDate): WorkweekTransition[] =>
  weeksOfPeriod({ startsOn, policy: policyOn(startsOn) }).flatMap((each) => transitionAt(policyOn, each) ?? []);

/** Whether workweeks begin at the same time. */
export const isSameWorkweek = (a: Workweek, b: Workweek): boolean => a.weekday === b.weekday && isSameTime(a, b);

const isSameTime = ({ time: a }: Workweek, { time: b }: Workweek): boolean =>
  a.hour === b.hour && a.minute === b.minute;

/** The dates that lie in both weeks. */
const sharedDates = ({ old, fresh }: WorkweekTransition): PlainDate[] =>
  datesFrom(old.startsOn, daysOfWeek).filter((date) => date >= fresh.startsOn);

/**
 * Transitions from this date on are weighed by what they pay; those before were weighed by minutes alone, and what was approved of them stays what
 * it was. A date, and no edition of a week: both weeks of a transition must be weighed alike, whenever each of them was approved.
 */
const weighedByPayFrom = '2026-11-30' as PlainDate;

/** What is asked of the weeks of a transition. */
export interface WeighedQuestion extends Omit<WeekQuestion, 'policy'> {
  /** By which rates they are weighed where no pay is worked out: whoever sees hours alone sees those that are paid. */
  readonly weighedBy?: PayFacts | undefined;
}

/**
 * The dates of a workweek whose hours are counted in the other week of its transition: hours that lie in both count once, where
 * they come to more pay: 29 CFR 778.301, 778.302. Where rates are not known for all of both weeks, or the pay is the same, where they make for
 * more overtime; where that is the same too, in the old week.
 *
 * | over 40, at                     | old week, both, new week | in the old               | in the new               | counted in   |
 * | 10.00                           | 40 h, 5 h, 35 h          | 45 and 35: 5 h overtime  | 40 and 40: none          | the old week |
 * | 10.00, from the new week 30.00  | 40 h, 5 h, 40 h          | 5 × ½ × 12.22            | 5 × ½ × 30.00            | the new week |
 */
export function countedElsewhere(
  punches: readonly Punch[],
  { startsOn, weighedBy, ...question }: WeighedQuestion,
  transition: WorkweekTransition,
): ReadonlySet<PlainDate> {
  const shared = new Set(sharedDates(transition));
  if (shared.size === 0) return shared;
  const { old, fresh } = transition;
  const pay = payToWeighBy(weighedBy ?? question.pay, transition);
  const weigh = ({ policy, startsOn: week }: RuledWeek, elsewhere: ReadonlySet<PlainDate>): Weight => {
    // By one edition for ever: else two weeks, one of them approved before an upgrade, could both count the dates, or neither.
    const weighed = {
      ...question,
      ...(pay === undefined ? {} : { pay }),
      policy,
      startsOn: overtimePeriodStart(policy, week),
      elsewhere,
      edition: 1,
    } as const;
    const { byMultiplier, pay: paid } = payableWeek(punches, weighed);
    return { cents: pay === undefined ? 0 : hourlyCents(paid?.lines ?? []), minutes: weightOf(byMultiplier) };
  };
  const inOld = together(weigh(old, new Set()), weigh(fresh, shared));
  const inFresh = together(weigh(old, shared), weigh(fresh, new Set()));
  const isInOld = inOld.cents === inFresh.cents ? inOld.minutes >= inFresh.minutes : inOld.cents > inFresh.cents;
  return startsOn < fresh.startsOn === isInOld ? new Set() : shared;
}

/** What weeks come to: pay for hours and their overtime, and minutes, each as often as it is paid. */
interface Weight {
  readonly cents: number;
  readonly minutes: number;
}

const together = (a: Weight, b: Weight): Weight => ({ cents: a.cents + b.cents, minutes: a.minutes + b.minutes });

/** Rates that reach over both weeks; undefined where they are weighed by minutes. */
function payToWeighBy(pay: PayFacts | undefined, { old, fresh }: WorkweekTransition): PayFacts | undefined {
  if (pay === undefined || fresh.startsOn < weighedByPayFrom) return undefined;
  return lacksRate(pay, overtimePeriodStart(old.policy, old.startsOn)) ? undefined : pay;
}

/**
 * Straight time, overtime and premiums of hours, which is what 29 CFR 778.302 compares. A premium for a missed meal is owed in either week; at the
 * regular rate of which, hangs on the week that counts the day, and decides nothing.
 */
const hourlyCents = (lines: readonly PayLine[]): number =>
  lines.reduce((sum, line) => (paysHours(line) || line.kind === 'earning' ? sum + line.cents : sum), 0);

/**
 * The workweeks in which hours of a date may count: its own, and where it lies in two, both.
 *
 * | weeks begin on                       | a date     | weeks                      |
 * | Monday, from Sun 22 Nov on Sunday    | Sat 21 Nov | Mon 16 Nov                 |
 * | the same                             | Sun 22 Nov | Mon 16 Nov and Sun 22 Nov  |
 *
 * @param startsOn the workweek that the policy of the date puts it in
 */
export function weeksThatCount(
  policyOn: (date: PlainDate) => PayPolicy,
  startsOn: PlainDate,
  date: PlainDate,
): readonly PlainDate[] {
  const transition = transitionAt(policyOn, startsOn);
  if (transition === undefined || !sharedDates(transition).includes(date)) return [startsOn];
  return [transition.old.startsOn, transition.fresh.startsOn];
}

/** The workweeks that settle together with one: those of its overtime period, and of its transition. */
export function weeksSettledWith(policyOn: (date: PlainDate) => PayPolicy, startsOn: PlainDate): readonly PlainDate[] {
  const week = { startsOn, policy: policyOn(startsOn) };
  const transitions = transitionsOfPeriod(policyOn, startsOn);
  const behind = [week, ...transitions.flatMap(({ old, fresh }) => [old, fresh])].flatMap(weeksOfPeriod);
  return [...new Set(behind)].toSorted();
}

/** First dates of the workweeks of the overtime period that a week is a part of. */
function weeksOfPeriod({ policy, startsOn }: RuledWeek): readonly PlainDate[] {
  const first = overtimePeriodStart(policy, startsOn);
  const { periodDays = daysOfWeek } = policy.overtime;
  const weeks: PlainDate[] = [];
  for (let day = 0; day < periodDays; day += daysOfWeek) weeks.push(addDays(first, day));
  return weeks;
}

/** The first date after the overtime period that a week is a part of. */
const endOfPeriod = ({ policy, startsOn }: RuledWeek): PlainDate =>
  addDays(overtimePeriodStart(policy, startsOn), policy.overtime.periodDays ?? daysOfWeek);

/** Minutes, each as often as it is paid. */
const weightOf = (byMultiplier: ReadonlyMap<string, number>): number =>
  [...byMultiplier].reduce((sum, [multiplier, minutes]) => sum + Number(multiplier) * minutes, 0);

/** The weeks whose hours a workweek is worked out over: itself, unless workweeks begin at another time from one of them on. */
const weeksBehind = (week: RuledWeek, transition: WorkweekTransition | undefined): readonly RuledWeek[] =>
  transition === undefined ? [week] : [week, transition.old, transition.fresh];

/** First dates of all weeks that a workweek is worked out over, and of those that follow them, in order. */
export function datesBehind(week: RuledWeek, transition: WorkweekTransition | undefined): readonly PlainDate[] {
  // The weeks of one period follow each other, and this is asked of each week of a list more than once.
  if (transition === undefined) return [...weeksOfPeriod(week), endOfPeriod(week)];
  const weeks = weeksBehind(week, transition);
  return [...new Set([...weeks.flatMap(weeksOfPeriod), ...weeks.map(endOfPeriod)])].toSorted();
}

/** A workweek, how the days behind it are cut, and the transition that it is worked out by. */
interface CutWeek extends RuledWeek {
  readonly zone: Zone;
  readonly cuts?: readonly DayCut[] | undefined;
  readonly transition?: WorkweekTransition | undefined;
}

/** First date of what a workweek is worked out over, with the days before it that its rules look back at, and the first after it. */
function endsBehind(
  week: CutWeek,
  daysBefore: (policy: PayPolicy) => number,
): { readonly first: PlainDate; readonly next: PlainDate } {
  const dates = datesBehind(week, week.transition);
  const back = weeksBehind(week, week.transition).reduce((most, { policy }) => Math.max(most, daysBefore(policy)), 0);
  return { first: addDays(dates[0] ?? week.startsOn, -back), next: dates.at(-1) ?? week.startsOn };
}

/**
 * How many days before a period change what its hours are paid: those of a run that goes on through weeks, of which one more than it needs tells
 * the nth day from a later one, and the last one where a day of 24 hours or the gap before a shift may begin in it.
 */
function daysLookedBackAt({ overtime, minimumShift }: PayPolicy): number {
  const { consecutiveDay, dailyFrom } = overtime;
  if (consecutiveDay?.scope === 'rolling') return consecutiveDay.nth;
  return dailyFrom === undefined && minimumShift === undefined ? 0 : 1;
}

/**
 * How many are read: where the last day of 24 hours before a period began is told by those before it. A change among these is told by what it
 * changes of the figures alone.
 */
const daysReadBefore = (policy: PayPolicy): number =>
  Math.max(daysLookedBackAt(policy), policy.overtime.dailyFrom === undefined ? 0 : daysBeforeShiftDays);

/**
 * The rows of a ledger that a workweek is worked out from: those of its whole overtime period and of its transition, with a day on either
 * side, which holds whatever workday the policy cuts.
 */
export function weekReading(week: CutWeek): Span {
  const { first, next } = endsBehind(week, daysReadBefore);
  const workdays = workdaysOf(week);
  return {
    from: startOfDate(addDays(first, -1), zoneOn(workdays, first)),
    to: startOfDate(addDays(next, 2), zoneOn(workdays, next)),
  };
}

/** The hours that a workweek's overtime and pay depend on: its own, those of its overtime period, and of its transition. */
export function settlingSpan(week: CutWeek): Span {
  const { first, next } = endsBehind(week, daysLookedBackAt);
  const workdays = workdaysOf(week);
  return { from: startIn(workdays, first), to: startIn(workdays, next) };
}
