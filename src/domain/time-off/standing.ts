import type { PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts, type PostedEntry } from './due-entries.ts';

/** What a type comes to as a request would leave it. */
export interface Standing {
  /** As the first day begins. */
  readonly atStart: number;
  /**
   * The least that is there on any day from the first on that this, or anything else that waits or is approved, takes: with all that is earned by
   * then.
   */
  readonly after: number;
  /** The day on which it is. What follows counts until then, and leads from what there is at the start to what is left. */
  readonly leastOn: PlainDate;
  /** What the request takes: some of it, where the rest is taken of what is earned later. */
  readonly taken: number;
  /** What other requests of theirs take that wait, and what is approved for after the start. */
  readonly takenByOthers: number;
  /** What is earned, or written into the ledger by hand. */
  readonly earned: number;
  /** What lapses, or is taken off by hand. */
  readonly lapsed: number;
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

type Facts = Omit<AccrualFacts, 'until' | 'worked'>;

/**
 * What a request leaves of a type: whoever asks and whoever answers read the same. What is planned for later counts on its own day, and so does what
 * is earned until then.
 *
 * | 40 h, 32 h approved for December, 16 h asked for in November           | 40 h as it begins, −8 h after |
 * | the same, and 20 h are earned on 1 Dec                                 | 12 h after: 40 − 16 − 32 + 20 |
 * | 8 h, 20 h earned on 1 Dec, 8 h asked for in November and 16 h waits for December | 0 h after: on the day in November |
 *
 * @param facts of the type alone, its ledger by day
 * @param waiting what the person’s other requests of the type ask for
 */
export function standingOf(
  facts: Facts,
  { startsOn, days }: { readonly startsOn: PlainDate; readonly days: readonly AskedDay[] },
  waiting: readonly AskedDay[],
): Standing {
  const all = [...facts.posted, ...taking(waiting), ...taking(days)];
  const planned = all.filter(({ on, minutes }) => startsOn <= on && minutes < 0).map(({ on }) => on);
  const dates = planned.length === 0 ? [startsOn] : planned.toSorted();
  const until = dates.at(-1) ?? startsOn;
  const atStart = sumOf(upTo(startsOn, withDue(facts, facts.posted, until)));
  const rows = withDue(facts, all, until);
  const balance = (date: PlainDate) => sumOf(upTo(date, rows));
  const after = Math.min(...dates.map(balance));
  const least = dates.filter((date) => balance(date) === after);
  const leastOn = least.find((date) => days.every((day) => day.date <= date)) ?? least[0] ?? startsOn;
  const isUntil = ({ date }: AskedDay) => date <= leastOn;
  const taken = sumOf(days.filter(isUntil));
  const since = upTo(leastOn, rows).filter(({ on, kind }) => startsOn < on && !isOfUse(kind));
  const approved = upTo(leastOn, facts.posted).filter(({ on, kind }) => startsOn < on && isOfUse(kind));
  const takenByOthers = Math.max(0, sumOf(waiting.filter(isUntil)) - sumOf(approved));
  const given = sumOf(since.filter(({ minutes }) => minutes > 0));
  // With what is taken before it, a year that begins may let lapse less, and before the start too.
  const rest = after - atStart + taken + takenByOthers - given;
  return {
    atStart,
    after,
    leastOn,
    taken,
    takenByOthers,
    earned: given + Math.max(rest, 0),
    lapsed: Math.max(-rest, 0),
  };
}

/** What is written, with what rules are still to give and take until a date. */
const withDue = (facts: Facts, posted: readonly PostedEntry[], until: PlainDate): readonly PostedEntry[] => [
  ...posted,
  ...dueEntries({ ...facts, posted, worked: [], until }),
];

const upTo = (date: PlainDate, rows: readonly PostedEntry[]): readonly PostedEntry[] =>
  rows.filter(({ on }) => on <= date);

const isOfUse = (kind: PostedEntry['kind']): boolean => kind === 'used' || kind === 'revoked';

const taking = (days: readonly AskedDay[]): readonly PostedEntry[] =>
  days.map(({ date, minutes }) => ({ on: date, minutes: -minutes, period: null, kind: 'used' }));

const sumOf = (of: readonly { readonly minutes: number }[]): number =>
  of.reduce((sum, { minutes }) => sum + minutes, 0);
