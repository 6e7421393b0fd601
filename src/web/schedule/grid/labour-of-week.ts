import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { cents } from '../../../domain/kernel/money.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { factsOfRates } from '../../../domain/pay-rules/pay-facts.ts';
import { sumOfLabour, type Labour, type LabourSum } from '../../../domain/schedule/labour.ts';
import { plannedDays, sharesOf, type PlannedDay } from '../../../domain/schedule/planned-days.ts';
import { plannedMinutes, type CountedBy } from '../../../domain/schedule/planned-minutes.ts';
import type { Timed } from '../../../domain/schedule/planned-punches.ts';
import { paidByOf } from './paid-by.ts';
import { remembering } from './remembering.ts';

type Person = TeamSchedule['people'][number];

/** What somebody's week comes to, date by date: of the shifts that are shown, of those here that are not, and of other locations. */
interface LabourOfWeek {
  readonly shown: readonly Labour[];
  readonly hiddenMinutes: number;
  readonly elsewhereMinutes: number;
}

const daysOf = remembering<readonly PlannedDay[]>();

/**
 * Works out what the weeks of people come to by the rules that pay them: hours and their cost are those of all their work, wherever it is, and the
 * part of it that is shown has its share of each day.
 */
export function labourOfWeek({ startsOn, endsOn, policies }: TeamSchedule, showsAll: boolean) {
  return (person: Person, shown: readonly Timed[], hidden: readonly Timed[], away: readonly Timed[]): LabourOfWeek => {
    const paid = paidByOf(person, policies);
    if (paid === undefined) throw new Error('somebody is paid by no policy');
    const shifts = [...shown, ...hidden].toSorted((a, b) => a.startsAt - b.startsAt);
    const days = daysOf(person, [paid.policy, startsOn, endsOn, ...shifts, ...away], () =>
      plannedDays([...shifts, ...away], { from: startsOn, to: endsOn }, paid, factsOfRates(person.rates ?? [])),
    );
    const beside = showsAll ? 0 : 1;
    const shares = days.map((day) => sharesOf(day, [shown, hidden, away], person.isAtHome ? beside : 2));
    const minutesOf = (group: number) => shares.reduce((sum, share) => sum + (share[group]?.minutes ?? 0), 0);
    return {
      shown: shares.flatMap(([share]) => share ?? []),
      hiddenMinutes: minutesOf(1),
      elsewhereMinutes: minutesOf(2),
    };
  };
}

/** What shifts come to that nobody has yet: each by itself, on the day on which it begins. */
export const labourOfNobody = (cells: readonly (readonly Timed[])[], counted: CountedBy): readonly Labour[] =>
  cells.map((shifts) => ({
    minutes: shifts.reduce((sum, shift) => sum + plannedMinutes(shift, counted), 0),
    overtimeMinutes: 0,
    cents: shifts.length === 0 ? cents(0) : null,
  }));

/** What each date comes to, of everybody. */
export const labourOfDates = (
  dates: readonly PlainDate[],
  rows: readonly { readonly days: readonly Labour[] }[],
): readonly LabourSum[] =>
  dates.map((_, day) => sumOfLabour(rows.map(({ days }) => days[day]).filter((labour) => labour !== undefined)));
