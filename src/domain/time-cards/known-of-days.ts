import {
  addDays,
  atMinute,
  inMinutes,
  millisecondsOf,
  overlap,
  type Instant,
  type PlainDate,
  type Span,
  type Zone,
} from '../kernel/time.ts';
import { overtimePeriodStart } from '../pay-rules/overtime-period.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { editionNow, type RulesEdition } from '../pay-rules/rules-edition.ts';
import { workdaysOf, type DayFacts } from '../pay-rules/week-question.ts';
import { zoneOn, type DayCut } from '../pay-rules/workdays.ts';
import { datesBehind, type WorkweekTransition } from '../pay-rules/workweek-transition.ts';
import { datedPartOf, leftOf } from '../schedule/away.ts';
import type { DatedPart } from '../schedule/day-parts.ts';
import { scheduledDays, type ExpectedShift } from '../schedule/scheduled-days.ts';
import { minutesBesideBreak, spanOfShift } from '../schedule/shift.ts';
import type { DayOff } from '../time-off/day-off.ts';
import type { AttestedRests } from './card-step.ts';
import { isWaived, type WaiverStatement } from './meal-waiver.ts';
import { asksForWorkedMeals, mealsWorkedOn, type WorkedMealStatement } from './worked-meal.ts';

/** Approved time off on a date, of all of it where no part is named. */
interface DayAway extends Partial<Omit<DayOff, 'date'>> {
  readonly date: PlainDate;
  /** None, where the date became a holiday since: nobody is expected then, and nothing of it is paid as time off. */
  readonly minutes: number;
  readonly type: { readonly isPaid: boolean; readonly preset?: string | null; readonly name?: string | null };
}

/** What is known of somebody's days beside their punches. */
export interface KnownOfDays {
  /** Published ones. */
  readonly shifts: readonly ExpectedShift[];
  /** What they stated about their meals, in the order in which it was recorded. */
  readonly waivers: readonly WaiverStatement[];
  /** What they said of meals that are taken off by themselves, in the order in which it was recorded. */
  readonly workedMeals: readonly WorkedMealStatement[];
  /** Rests as they signed for them. */
  readonly rests: readonly AttestedRests[];
  readonly away: readonly DayAway[];
}

export const nothingKnown: KnownOfDays = { shifts: [], waivers: [], workedMeals: [], rests: [], away: [] };

/** The week that is asked about: its rules, and as of when. */
interface DaysAsked {
  readonly policy: PayPolicy;
  readonly zone: Zone;
  readonly cuts?: readonly DayCut[] | undefined;
  readonly startsOn: PlainDate;
  readonly until: Instant;
  readonly transition?: WorkweekTransition | undefined;
  /** Of an approved week that of its approval; the present one, if absent. */
  readonly edition?: RulesEdition | undefined;
}

/**
 * Whether hours depend on time off that is paid: by the rules of a week, or of the one beside it where workweeks move. Both weeks weigh each
 * other's hours, and would each count a day that lies in both, or leave it to the other, if only one of them knew of the leave.
 */
export const asksForAbsence = ({ policy, transition }: Pick<DaysAsked, 'policy' | 'transition'>): boolean =>
  [policy, transition?.old.policy, transition?.fresh.policy].some((each) => each?.overtime.countsPaidAbsence === true);

/**
 * The dates of which time off is asked for, both included: of all that each of some weeks is worked out over, and one on either side, on which
 * a night may have begun, or a shift begins where it is worked.
 */
export function datesAway(
  weeks: readonly Pick<DaysAsked, 'policy' | 'startsOn' | 'transition'>[],
): { readonly from: PlainDate; readonly to: PlainDate } | undefined {
  const dates = weeks.flatMap(({ transition, ...week }) => datesBehind(week, transition)).toSorted();
  const [first] = dates;
  return first === undefined ? undefined : { from: addDays(first, -1), to: dates.at(-1) ?? first };
}

/**
 * What the rules are told of the days of a workweek, and of all over which its overtime is worked out: only what its policy asks for, and
 * time off, which is paid by every policy.
 *
 * | the policy has             | a day is told                                        |
 * | reporting time             | what was published of it                             |
 * | meals and rests            | which meals are waived, how many rests were missed   |
 * | meals that are taken off, which may be said to be worked through | which were              |
 * | anything                   | the minutes of approved time off that is paid, and its types |
 */
export function factsOfDays(
  asked: DaysAsked,
  { shifts, waivers, workedMeals, rests, away }: KnownOfDays,
): ReadonlyMap<PlainDate, DayFacts> {
  const { policy, startsOn, until } = asked;
  const facts = new Map<PlainDate, DayFacts>(
    policy.reportingTime === undefined
      ? []
      : scheduledDays(shiftsToWork(shifts, away, asked), workdaysOf(asked), until),
  );
  const add = (date: PlainDate, fact: DayFacts): void => void facts.set(date, { ...facts.get(date), ...fact });
  for (const { date, minutes, type } of away) {
    if (!type.isPaid || minutes === 0) continue;
    const { paidAbsenceMinutes: before = 0, paidAbsenceTypes: types = [] } = facts.get(date) ?? {};
    const called = type.name ?? type.preset ?? undefined;
    add(date, {
      paidAbsenceMinutes: before + minutes,
      ...(called === undefined ? {} : { paidAbsenceTypes: [...new Set([...types, called])] }),
    });
  }
  // Of people with several weeks more is read than this one asks for: it would have another seal among them than by itself.
  if (asksForWorkedMeals(asked))
    for (const [date, mealsWorked] of mealsWorkedOn(workedMeals)) add(date, { mealsWorked });
  if (policy.mealRest === undefined) return facts;
  for (const { date, missed } of rests) if (missed > 0) add(date, { restsMissed: missed });
  const first = overtimePeriodStart(policy, startsOn);
  for (let day = 0; day < (policy.overtime.periodDays ?? 7); day += 1) {
    const date = addDays(first, day);
    if (isWaived(waivers, 'first', date)) add(date, { firstMealWaived: true });
    if (isWaived(waivers, 'second', date)) add(date, { secondMealWaived: true });
  }
  return facts;
}

/**
 * The published shifts without the time that somebody was let off, which was not theirs to work: who goes when their time off begins was not sent
 * home. IWC orders, section 5(A). What time off takes of a shift is what it takes of the plan; by the first two editions a whole day took the
 * hours of its date, as the calendar at home has them.
 *
 * | published, no break  | off          | to be worked        |
 * | Mon 9:00–17:00       | from 12:30   | Mon 9:00–12:30      |
 * | the same             | 11:00–13:00  | two hours less      |
 * | the same             | all day      | nothing             |
 * | Mon 22:00 – Tue 6:00 | all Tuesday  | all of it           |
 */
export function shiftsToWork(
  shifts: readonly ExpectedShift[],
  away: readonly DayAway[],
  asked: Pick<DaysAsked, 'policy' | 'zone' | 'cuts' | 'edition'>,
): readonly ExpectedShift[] {
  if (away.length === 0) return shifts;
  const { edition = editionNow } = asked;
  const off = away.map(({ date, part = 'whole', fromMinute = null, toMinute = null }) =>
    datedPartOf({ date, part, fromMinute, toMinute }),
  );
  const workdays = workdaysOf(asked);
  const sparedOf = (shift: ExpectedShift): number =>
    edition < 3
      ? sumOf(off.flatMap((part) => overlap(hoursOf(part, zoneOn(workdays, part.date)), spanOfShift(shift)) ?? []))
      : millisecondsOf(spanOfShift(shift)) - sumOf(leftOf(shift, off, shift.zone));
  return shifts
    .map((shift) => ({ ...shift, breakMinutes: shift.breakMinutes + inMinutes(sparedOf(shift)) }))
    .filter((shift) => minutesBesideBreak(shift) > 0);
}

const hoursOf = ({ date, from, to }: DatedPart, zone: Zone): Span => ({
  from: atMinute(date, from, zone),
  to: atMinute(date, to, zone),
});

const sumOf = (spans: readonly Span[]): number => spans.reduce((sum, span) => sum + millisecondsOf(span), 0);
