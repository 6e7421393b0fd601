import { weekOf, type PlainDate } from '../kernel/time.ts';
import { assignedVersion, type AssignedVersion, type Assignee } from '../people/assigned-version.ts';
import { homeOfWeeks } from '../people/past-homes.ts';
import type { PayPolicy } from './pay-policy.ts';
import { federal } from './presets.ts';

/** A version of a policy, in force from a date on for whom it is assigned to. */
export interface PolicyVersion extends AssignedVersion {
  readonly rules: PayPolicy;
}

/**
 * The policy that a person is paid by on a date; undefined where none has begun. Of locations that of the home counts that the person
 * had when the week began: whoever moves is paid as before for every week begun before.
 */
export function assignedPolicy(
  versions: readonly PolicyVersion[],
  { employeeId, homes }: Assignee,
  on: PlainDate,
): PayPolicy | undefined {
  const policyAt = (locationId: string, date: PlainDate) =>
    assignedVersion(versions, { employeeId, locationId }, date)?.rules;
  const beginsWeek = (locationId: string, date: PlainDate) =>
    weekOf(date, (policyAt(locationId, date) ?? federal).workweek.weekday) === date;
  return policyAt(homeOfWeeks(homes, on, beginsWeek), on);
}
