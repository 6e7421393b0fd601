import type { PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts, type PostedEntry } from './due-entries.ts';

/** What a type comes to as a request would leave it. */
export interface Standing {
  /** As the first day begins. */
  readonly atStart: number;
  /** What of the type others of their requests ask for, and nobody has answered. */
  readonly waiting: number;
  /**
   * The least that is there on any day from the first on that this, or anything else that waits or is approved, takes: with all that is earned by
   * then.
   */
  readonly after: number;
}

/** A date that is asked for, and what of it. */
interface AskedDay {
  readonly date: PlainDate;
  readonly minutes: number;
}

/** What somebody asked for, as far as a balance needs to know of it. */
interface AskedTimeOff {
  readonly type: { readonly typeId: string };
  readonly days: readonly AskedDay[];
  /** Null while it waits. */
  readonly decision: object | null;
}

/** The dates that were asked for of a type, and wait. */
export const waitingDays = (requests: readonly AskedTimeOff[], typeId: string): readonly AskedDay[] =>
  requests.filter(({ type, decision }) => decision === null && type.typeId === typeId).flatMap(({ days }) => days);

/** What of a type was asked for, and waits. */
export const waitingMinutes = (requests: readonly AskedTimeOff[], typeId: string): number =>
  sumOf(waitingDays(requests, typeId));

/**
 * What a request leaves of a type: whoever asks and whoever answers read the same. What is planned for later counts on its own day, and so does what
 * is earned until then.
 *
 * | 40 h, 32 h approved for December, 16 h asked for in November           | 40 h as it begins, −8 h after |
 * | the same, and 20 h are earned on 1 Dec                                 | 12 h after                    |
 * | 8 h, 20 h earned on 1 Dec, 8 h asked for in November and 16 h waits for December | 0 h after: on the day in November |
 *
 * @param facts of the type alone, its ledger by day
 * @param waiting what the person’s other requests of the type ask for
 */
export function standingOf(
  facts: Omit<AccrualFacts, 'until' | 'worked'>,
  { startsOn, days }: { readonly startsOn: PlainDate; readonly days: readonly AskedDay[] },
  waiting: readonly AskedDay[],
): Standing {
  const all = [...facts.posted, ...taking(waiting), ...taking(days)];
  const planned = all.filter(({ on, minutes }) => startsOn <= on && minutes < 0).map(({ on }) => on);
  const until = planned.reduce((latest, on) => (latest < on ? on : latest), startsOn);
  const without = balancesOf(facts, until);
  const balance = balancesOf({ ...facts, posted: all }, until);
  return {
    atStart: without(startsOn),
    waiting: sumOf(waiting),
    after: Math.min(...[startsOn, ...planned].map(balance)),
  };
}

/** What there is on each date, with what rules are still to give and take until then. */
function balancesOf(facts: Omit<AccrualFacts, 'until' | 'worked'>, until: PlainDate): (date: PlainDate) => number {
  const rows = [...facts.posted, ...dueEntries({ ...facts, worked: [], until })];
  return (date) => sumOf(rows.filter(({ on }) => on <= date));
}

const taking = (days: readonly AskedDay[]): readonly PostedEntry[] =>
  days.map(({ date, minutes }) => ({ on: date, minutes: -minutes, period: null, kind: 'used' }));

const sumOf = (of: readonly { readonly minutes: number }[]): number =>
  of.reduce((sum, { minutes }) => sum + minutes, 0);
