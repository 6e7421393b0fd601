import { addDays, type Instant, type PlainDate } from '../kernel/time.ts';
import { hasLeftBy } from '../people/last-day.ts';
import { lackOf, type HeldSpan } from '../skills/held-skill.ts';

/** So far back what somebody is planned as says what they work as: a season, and no job of long ago. */
export const weeksOfHabit = 8;

/** How often, and when last, somebody is planned as something; null, without a position. */
export interface PlannedAs {
  readonly positionId: string | null;
  readonly shifts: number;
  readonly lastAt: Instant;
}

/**
 * What somebody works as: what they are planned as, most often first; of what is as often, the latest.
 *
 * | 20 × Bar, 3 × Till                | Bar, Till |
 * | 2 × Till in May, 2 × Bar in June  | Bar, Till |
 */
export const worksAsOf = (planned: readonly PlannedAs[]): readonly (string | null)[] =>
  planned.toSorted((a, b) => b.shifts - a.shifts || b.lastAt - a.lastAt).map(({ positionId }) => positionId);

/** The position of somebody's own, as which a new shift of theirs begins: what they work as most often of what is offered; null, none. */
export const ownPosition = (
  worksAs: readonly (string | null)[],
  offered: readonly { readonly id: string; readonly isOpen: boolean }[],
): string | null =>
  worksAs.find((id) => id === null || offered.some((position) => position.id === id && position.isOpen)) ?? null;

/** Somebody as a week has them. */
interface Candidate {
  readonly mayBePlanned: boolean;
  readonly worksAs: readonly (string | null)[];
  readonly skills: readonly HeldSpan[];
  readonly lastDay: PlainDate | null;
}

/**
 * Whether somebody can be planned as something in a week: whoever works as it; whoever holds what it asks for, on a day of the week at least;
 * and as what asks nothing, whoever never worked as anything yet.
 *
 * | works as Bar, lets the bar’s certificate end      | Bar, which asks for it | yes: it is theirs, and the plan says what is missing |
 * | works as Till, holds the certificate from Wed on  | Bar, which asks for it | yes                                                  |
 * | works as Till                                     | Bar, which asks nothing | no                                                  |
 * | began this week, and was planned as nothing yet   | Bar, which asks nothing | yes                                                 |
 *
 * @param positionId null, no position
 * @param asked the skills that it asks for, as far as the organization minds them
 */
export function canWorkAs(
  { mayBePlanned, worksAs, skills, lastDay }: Candidate,
  positionId: string | null,
  asked: readonly string[],
  { startsOn, endsOn }: { readonly startsOn: PlainDate; readonly endsOn: PlainDate },
): boolean {
  if (!mayBePlanned || hasLeftBy(startsOn, lastDay)) return false;
  if (worksAs.includes(positionId)) return true;
  if (asked.length === 0) return worksAs.length === 0;
  for (let date = startsOn; date <= endsOn; date = addDays(date, 1)) {
    if (lackOf(asked, skills, { from: date, to: date }).length === 0) return true;
  }
  return false;
}
