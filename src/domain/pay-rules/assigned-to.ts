import type { PlainDate } from '../kernel/time.ts';
import type { Assignee } from '../people/assigned-version.ts';
import { assignedPolicy, type PolicyVersion } from './assigned-policy.ts';
import type { PayPolicy } from './pay-policy.ts';
import { federal } from './presets.ts';
import { countsLongPeriods, wholePeriods } from './whole-periods.ts';

/** Tells the policy of anybody on a date. */
export type Assigned = (assignee: Assignee, on: PlainDate) => PayPolicy;

/** By these versions: federal law where none of them is in force. Each answer is kept: a month of cards asks for the same dates many times. */
export function assignedTo(versions: readonly PolicyVersion[]): Assigned {
  const hasLongPeriods = versions.some(({ rules }) => countsLongPeriods(rules));
  const policiesOf = kept((assignee: Assignee): ((on: PlainDate) => PayPolicy) => {
    const policyOn = kept((on: PlainDate) => assignedPolicy(versions, assignee, on) ?? federal);
    return hasLongPeriods ? kept(wholePeriods(policyOn)) : policyOn;
  });
  return (assignee, on) => policiesOf(assignee)(on);
}

/** The same function, which works out each answer once. */
export function kept<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const answers = new Map<Asked, Answer>();
  return (asked) => {
    const known = answers.get(asked);
    if (known !== undefined) return known;
    const fresh = answer(asked);
    answers.set(asked, fresh);
    return fresh;
  };
}
