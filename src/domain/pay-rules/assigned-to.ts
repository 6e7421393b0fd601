import { remembering } from '../kernel/remembering.ts';
import type { PlainDate } from '../kernel/time.ts';
import type { Assignee } from '../people/assigned-version.ts';
import { assignedPolicy, type PolicyVersion } from './assigned-policy.ts';
import type { PayPolicy } from './pay-policy.ts';
import { federal } from './presets.ts';
import { countsLongPeriods, wholePeriods } from './whole-periods.ts';

/** Tells the policy of anybody on a date. */
export type Assigned = (assignee: Assignee, on: PlainDate) => PayPolicy;

/** By these versions: federal law where none of them is in force. Each answer is remembered: a month of cards asks for the same dates many times. */
export function assignedTo(versions: readonly PolicyVersion[]): Assigned {
  const hasLongPeriods = versions.some(({ rules }) => countsLongPeriods(rules));
  const policiesOf = remembering((assignee: Assignee): ((on: PlainDate) => PayPolicy) => {
    const policyOn = remembering((on: PlainDate) => assignedPolicy(versions, assignee, on) ?? federal);
    return hasLongPeriods ? remembering(wholePeriods(policyOn)) : policyOn;
  });
  return (assignee, on) => policiesOf(assignee)(on);
}
