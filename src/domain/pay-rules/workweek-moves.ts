import { datesFrom } from '../kernel/dates-from.ts';
import { addDays, daysBetween, type PlainDate } from '../kernel/time.ts';
import type { Assignee } from '../people/assigned-version.ts';
import type { Homes } from '../people/past-homes.ts';
import type { PolicyVersion } from './assigned-policy.ts';
import { assignedTo } from './assigned-to.ts';
import type { PayPolicy } from './pay-policy.ts';
import { isForTheSame } from './policy-version.ts';
import { isSameWorkweek } from './workweek-transition.ts';

/** Two dates from which on workweeks begin at another time, with less than a workweek between them. */
interface MeetingMoves {
  readonly earlier: PlainDate;
  readonly later: PlainDate;
}

const daysOfWeek = 7;

/**
 * Moves of the workweek that follow one another before a workweek has passed, among some dates in order: three weeks would then share days, and
 * hours are weighed between two (29 CFR 778.301, 778.302), so that some would be paid twice, or by a week that no list shows.
 *
 * | weeks begin on                                     | meet              |
 * | Monday, from Sat 5 Dec Saturday, Sun 6 Dec Sunday  | Sat 5 and Sun 6   |
 * | Monday, from Sat 5 Dec Saturday, Sun 13 Dec Sunday | none              |
 */
export function meetingMoves(
  policyOn: (date: PlainDate) => PayPolicy,
  dates: readonly PlainDate[],
): readonly MeetingMoves[] {
  const moves = dates.filter((date) => !isSameWorkweek(policyOn(addDays(date, -1)).workweek, policyOn(date).workweek));
  return moves.flatMap((later, index) => {
    const earlier = moves[index - 1];
    return earlier !== undefined && daysBetween(earlier, later) < daysOfWeek ? [{ earlier, later }] : [];
  });
}

/** Moves that meet by a policy and by the one before it did not: what is stored already stays what it is. */
function firstMeeting(
  policyOn: (date: PlainDate) => PayPolicy,
  dates: readonly PlainDate[],
  before: (date: PlainDate) => PayPolicy,
): MeetingMoves | undefined {
  const found = meetingMoves(policyOn, dates);
  if (found.length === 0) return undefined;
  const known = new Set(meetingMoves(before, dates).map(({ earlier, later }) => `${earlier} ${later}`));
  return found.find(({ earlier, later }) => !known.has(`${earlier} ${later}`));
}

/** By so many days somebody may come to a version after it began: who moved home a week later, and whose long period runs on over it. */
const longestDelay = 84;

/**
 * Every date on which workweeks may move because a version begins, with those that are too near it: about its own date, and about the dates on
 * which later ones take over from it.
 */
function datesOfMoves(startsOn: PlainDate, others: readonly PlainDate[]): readonly PlainDate[] {
  const dates = [startsOn, ...others.filter((other) => other > startsOn)].flatMap((each) =>
    datesFrom(addDays(each, -daysOfWeek), daysOfWeek + longestDelay),
  );
  return [...new Set(dates)].toSorted();
}

/** Two moves of the workweek that a version would bring too near to one another, for anybody; undefined where it leaves each its week. */
export function newMeeting(
  versions: readonly PolicyVersion[],
  wish: PolicyVersion,
  people: readonly Assignee[],
): MeetingMoves | undefined {
  const others = versions.filter((one) => !(isForTheSame(one, wish) && one.startsOn === wish.startsOn));
  for (const one of paidApart([...versions, wish], people, wish.startsOn)) {
    const isTheirs = mayPay(one);
    if (!isTheirs(wish)) continue;
    const theirs = others.filter(isTheirs);
    const [now, then] = [assignedTo(versions.filter(isTheirs)), assignedTo([...theirs, wish])];
    const dates = datesOfMoves(
      wish.startsOn,
      theirs.map(({ startsOn }) => startsOn),
    );
    const met = firstMeeting(
      (on) => then(one, on),
      dates,
      (on) => now(one, on),
    );
    if (met !== undefined) return met;
  }
  return undefined;
}

/** The first date from a wish on, week by week, on which its version would meet no move; the last one asked for where none is near. */
export function firstFarEnough(
  versions: readonly PolicyVersion[],
  wish: PolicyVersion,
  people: readonly Assignee[],
): PlainDate {
  const last = versions.reduce((latest, { startsOn }) => (startsOn > latest ? startsOn : latest), wish.startsOn);
  let startsOn = addDays(wish.startsOn, daysOfWeek);
  // A little after all other versions begin there is none left to meet.
  while (
    startsOn < addDays(last, longestDelay + daysOfWeek) &&
    newMeeting(versions, { ...wish, startsOn }, people) !== undefined
  )
    startsOn = addDays(startsOn, daysOfWeek);
  return startsOn;
}

/**
 * One of each who may be paid by other versions than everybody else: of the organization, of each location, of those who moved alike, and whoever has
 * versions of their own. Whoever comes to a location later is paid by its versions as well. No two are alike: a thousand people who moved
 * would else be asked for one by one, while every other request waits.
 */
function paidApart(
  versions: readonly PolicyVersion[],
  people: readonly Assignee[],
  startsOn: PlainDate,
): readonly Assignee[] {
  const places = new Set(versions.flatMap(({ locationId }) => locationId ?? []));
  const named = new Set(versions.flatMap(({ employeeId }) => employeeId ?? []));
  const since = addDays(startsOn, -daysOfWeek - longestDelay);
  const all = [
    ...['', ...places].map((now): Assignee => ({ employeeId: '', homes: { past: [], now } })),
    ...people.map(({ employeeId, homes }): Assignee => ({
      employeeId: named.has(employeeId) ? employeeId : '',
      homes: homesApart(homes, places, since),
    })),
  ];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** Homes as far as versions tell them apart: all places without any are one, and what was left long before is forgotten. */
function homesApart(homes: Homes, places: ReadonlySet<string>, since: PlainDate): Homes {
  const placeOf = (locationId: string) => (places.has(locationId) ? locationId : '');
  const now = placeOf(homes.now);
  const past = homes.past
    .filter(({ untilOn }) => untilOn >= since)
    .map(({ untilOn, locationId }) => ({ untilOn, locationId: placeOf(locationId) }));
  return { past: past.filter(({ locationId }, index) => locationId !== (past[index + 1]?.locationId ?? now)), now };
}

/** Tells the versions that may ever pay somebody. */
function mayPay({ employeeId: whose, homes }: Assignee): (version: PolicyVersion) => boolean {
  const places = new Set([homes.now, ...homes.past.map(({ locationId }) => locationId)]);
  return ({ employeeId, locationId }) =>
    employeeId === null ? locationId === null || places.has(locationId) : employeeId === whose;
}
