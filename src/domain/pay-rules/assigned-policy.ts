import type { PlainDate } from '../kernel/time.ts';
import type { PayPolicy } from './pay-policy.ts';

/** A version of a policy, in force from a date on for whom it is assigned to: one of both, or the whole organization. */
export interface PolicyVersion {
  readonly startsOn: PlainDate;
  readonly locationId: string | null;
  readonly employeeId: string | null;
  readonly rules: PayPolicy;
}

export interface PolicyHolder {
  readonly employeeId: string;
  /** Where the person is at home. */
  readonly locationId: string;
}

/**
 * The policy that a person is paid by on a date: the latest version of their own, else of their location, else of the
 * organization; undefined where none has begun. A version stays what it was: a later one begins on its own date.
 *
 * | versions                                              | on         | counts           |
 * | organization from 1 Jan, from 1 Mar                   | 28 Feb     | the first        |
 * | the same                                              | 1 Mar      | the second       |
 * | organization from 1 Mar, their location from 1 Feb    | 15 Mar     | the location's   |
 * | and their own from 1 Apr                              | 31 Mar     | the location's   |
 */
export function assignedPolicy(
  versions: readonly PolicyVersion[],
  { employeeId, locationId }: PolicyHolder,
  on: PlainDate,
): PayPolicy | undefined {
  const begun = versions
    .filter((version) => version.startsOn <= on)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? 1 : -1));
  const nearest =
    begun.find((version) => version.employeeId === employeeId) ??
    begun.find((version) => version.locationId === locationId) ??
    begun.find((version) => version.employeeId === null && version.locationId === null);
  return nearest?.rules;
}
