import type { PlainDate } from '../kernel/time.ts';
import { assignedVersion, type AssignedVersion, type Holder } from '../people/assigned-version.ts';
import type { PayPolicy } from './pay-policy.ts';

/** A version of a policy, in force from a date on for whom it is assigned to. */
export interface PolicyVersion extends AssignedVersion {
  readonly rules: PayPolicy;
}

export type PolicyHolder = Holder;

/** The policy that a person is paid by on a date; undefined where none has begun. */
export const assignedPolicy = (
  versions: readonly PolicyVersion[],
  holder: PolicyHolder,
  on: PlainDate,
): PayPolicy | undefined => assignedVersion(versions, holder, on)?.rules;
