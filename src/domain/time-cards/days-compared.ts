import { addDays, weekOf, type PlainDate } from '../kernel/time.ts';
import { overtimePeriodStart } from '../pay-rules/overtime-period.ts';
import type { PayPeriod } from '../pay-rules/pay-periods.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { countsLongPeriods, daysOfPeriod } from '../pay-rules/whole-periods.ts';
import { isSameWorkweek } from '../pay-rules/workweek-transition.ts';
import { weeksOf } from './card-period.ts';

type PolicyOn = (date: PlainDate) => PayPolicy;

/** Both included. */
export interface DaysCompared {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** They hold others beside the weeks of the period. */
  readonly isWider: boolean;
}

/** Policies of somebody as they are, and as they would be with a version that begins on a date. */
interface Compared {
  readonly before: PolicyOn;
  readonly after: PolicyOn;
  readonly startsOn: PlainDate;
}

/**
 * The days over which a period is compared by two policies: those of all weeks that are paid with it by either of them. A week of now that goes over into
 * the first of those that would begin otherwise is among them whole. Where days would be cut at another hour as the week after the last begins, so is that
 * week, since hours of the night go from one side to the other: they would seem gained or lost, and nobody gains or loses them. Where either counts overtime
 * over more than a week, its periods are among them whole: one week of two has overtime that the other made, and only its share of the cents. Undefined where
 * no week of the period has begun.
 *
 * | period      | weeks begin on | and would           | days        |
 * | 16 – 22 Nov | Monday         | on Friday 20 Nov    | 16 – 22 Nov |
 * | the same    | Wednesday      | on Monday 16 Nov    | 11 – 22 Nov |
 * | the same    | Monday         | at noon from 16 Nov | 9 – 22 Nov  |
 * | the same    | Sunday         | at noon from 22 Nov | 15 – 28 Nov |
 * | the same    | Monday         | 8 and 80 from 9 Nov | 9 – 22 Nov  |
 */
export function daysCompared(
  period: PayPeriod,
  { before, after, startsOn }: Compared,
  today: PlainDate,
): DaysCompared | undefined {
  const weeks = [before, after].flatMap((policyOn) => weeksOf(period, policyOn, today)).toSorted();
  const [from] = weeks;
  if (from === undefined) return undefined;
  const to = addDays(weeks.at(-1) ?? from, 6);
  const eve = addDays(startsOn, -1);
  const old = weekOf(eve, before(eve).workweek.weekday);
  const beginsBefore = old < from && from <= startsOn && [before, after].some(movesOn(startsOn));
  const next = addDays(to, 1);
  // What comes after the period has not come yet.
  const endsAfter = next <= period.end && !isCutAlike(before(next), after(next));
  const weeksAlone = { from: beginsBefore ? old : from, to: endsAfter ? addDays(next, 6) : to };
  const days = withLongPeriods(weeksAlone, [before, after]);
  const isWider = beginsBefore || endsAfter || days.from !== weeksAlone.from || days.to !== weeksAlone.to;
  return { ...days, isWider };
}

type Days = Pick<DaysCompared, 'from' | 'to'>;

/** The days with all of the long periods that they have a part in. */
function withLongPeriods({ from, to }: Days, policies: readonly PolicyOn[]): Days {
  const firsts = policies.map((policyOn) => longPeriodAt(policyOn(from), from)?.from ?? from);
  const lasts = policies.map((policyOn) => longPeriodAt(policyOn(to), to)?.to ?? to);
  return { from: firsts.toSorted().at(0) ?? from, to: lasts.toSorted().at(-1) ?? to };
}

/** The period of more than a week that a policy counts overtime over on a date. */
function longPeriodAt(policy: PayPolicy, date: PlainDate): Days | undefined {
  if (!countsLongPeriods(policy)) return undefined;
  const from = overtimePeriodStart(policy, date);
  return { from, to: addDays(from, daysOfPeriod(policy) - 1) };
}

const movesOn =
  (date: PlainDate) =>
  (policyOn: PolicyOn): boolean =>
    !isSameWorkweek(policyOn(addDays(date, -1)).workweek, policyOn(date).workweek);

const isCutAlike = ({ workweek: a }: PayPolicy, { workweek: b }: PayPolicy): boolean =>
  a.time.hour === b.time.hour && a.time.minute === b.time.minute;
