import { decimal } from '../kernel/fraction.ts';
import type { PlainDate } from '../kernel/time.ts';
import { rulesAtRate } from './day-rules.ts';
import { minimumWageOn, type PayPolicy } from './pay-policy.ts';
import { rateOn, type PayFacts } from './week-question.ts';

/** Whether a policy asks for a rate before it says which overtime counts: Nevada, NRS 608.018. */
export const asksForRate = ({ overtime }: PayPolicy): boolean => overtime.dailyAppliesBelowRate !== undefined;

/**
 * The policy as it holds for somebody in the period that begins on a date, by their rate on it. Every fold of a week goes by this one, so
 * that those who may not see the rate are shown the hours that are paid. Where no rate is known, the policy as it stands.
 *
 * | rate on the first day | minimum wage | daily overtime |
 * | 17.99                 | 12.00        | counts         |
 * | 18.00                 | 12.00        | does not       |
 * | none                  | 12.00        | counts         |
 */
export function policyAtRate(policy: PayPolicy, pay: PayFacts | undefined, startsOn: PlainDate): PayPolicy {
  if (!asksForRate(policy)) return policy;
  const rate = pay === undefined ? undefined : rateOn(pay, startsOn);
  const minimumWage = minimumWageOn(policy, startsOn);
  if (rate === undefined || minimumWage === undefined) return policy;
  return { ...policy, overtime: rulesAtRate(policy.overtime, decimal(rate), decimal(minimumWage)) };
}
