import { addDays, type PlainDate } from '../kernel/time.ts';
import { homeOn, type Homes } from './past-homes.ts';

/** A version of something that is in force from a date on, for one location, one person, or the whole organization. */
export interface AssignedVersion {
  readonly startsOn: PlainDate;
  readonly locationId: string | null;
  readonly employeeId: string | null;
}

/** Whom versions are asked for: who, and where they were and are at home. */
export interface Assignee {
  readonly employeeId: string;
  readonly homes: Homes;
}

/**
 * The version that counts on a date for a person who is at home at a location then: the latest of their own, else of their location, else of the organization;
 * undefined where none has begun. A version stays what it was: a later one begins on its own date.
 *
 * | versions                                              | on         | counts           |
 * | organization from 1 Jan, from 1 Mar                   | 28 Feb     | the first        |
 * | the same                                              | 1 Mar      | the second       |
 * | organization from 1 Mar, their location from 1 Feb    | 15 Mar     | the location's   |
 * | and their own from 1 Apr                              | 31 Mar     | the location's   |
 */
export function assignedVersion<Version extends AssignedVersion>(
  versions: readonly Version[],
  { employeeId, locationId }: { readonly employeeId: string; readonly locationId: string },
  on: PlainDate,
): Version | undefined {
  const begun = versions
    .filter((version) => version.startsOn <= on)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? 1 : -1));
  return (
    begun.find((version) => version.employeeId === employeeId) ??
    begun.find((version) => version.locationId === locationId) ??
    begun.find((version) => version.employeeId === null && version.locationId === null)
  );
}

/**
 * The versions that count for a person one after another, each with the date from which it does: one that begins, and one of the home
 * that they moved to. Undefined, where none counts any more.
 *
 * | versions                                 | homes               | counts                            |
 * | organization from 1 Jan, Reno from 1 Feb | Oakland             | the first from 1 Jan              |
 * | the same                                 | to Reno on 15 Mar   | the first, the second from 16 Mar |
 * | Reno from 1 Jan alone                    | from Reno on 15 Mar | it from 1 Jan, none from 16 Mar   |
 */
export function versionsInTurn<Version extends AssignedVersion>(
  versions: readonly Version[],
  { employeeId, homes }: Assignee,
): readonly { readonly from: PlainDate; readonly version: Version | undefined }[] {
  const moves = homes.past.map(({ untilOn }) => addDays(untilOn, 1));
  const dates = [...new Set([...versions.map(({ startsOn }) => startsOn), ...moves])].toSorted();
  const counting = dates.map((from) => ({
    from,
    version: assignedVersion(versions, { employeeId, locationId: homeOn(homes, from) }, from),
  }));
  return counting.filter(({ version }, index) => version !== counting[index - 1]?.version);
}
