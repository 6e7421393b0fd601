import { datesFrom } from '../kernel/dates-from.ts';
import { decimal } from '../kernel/fraction.ts';
import { type PlainDate } from '../kernel/time.ts';
import { rulesAtRate } from './day-rules.ts';
import type { OvertimeRules } from './overtime-rules.ts';
import { minimumWageOn, type PayPolicy } from './pay-policy.ts';
import { rateOn, type PayFacts } from './week-question.ts';

/** Whether a policy asks for a rate before it says which overtime counts: Nevada, NRS 608.018. */
export const asksForRate = ({ overtime }: PayPolicy): boolean => overtime.dailyAppliesBelowRate !== undefined;

/**
 * The policy as it holds for somebody in the period that begins on a date, by their rate on each of its days. Every fold of a week goes by this
 * one, so that those who may not see the rate are shown the hours that are paid. On a day without a known rate, the policy as it stands.
 *
 * | rate of the day             | minimum wage | daily overtime               |
 * | 17.99                       | 12.00        | counts                       |
 * | 18.00                       | 12.00        | does not                     |
 * | none                        | 12.00        | counts                       |
 * | 17.00, from Wednesday 30.00 | 12.00        | counts on Monday and Tuesday |
 */
export function policyAtRate(policy: PayPolicy, pay: PayFacts | undefined, startsOn: PlainDate): PayPolicy {
  if (!asksForRate(policy) || pay === undefined) return policy;
  const { dailyAppliesBelowRate: _asked, ...overtime } = policy.overtime;
  const dates = datesFrom(startsOn, overtime.periodDays ?? 7);
  const ruled = dates.map((date) => ruledOn(date, policy, pay));
  if (ruled.every((rules) => rules === undefined)) return policy;
  const dailyNotOn = dates.filter((_, day) => ruled[day]?.daily.length === 0);
  if (dailyNotOn.length === 0) return { ...policy, overtime };
  if (dailyNotOn.length === dates.length) return { ...policy, overtime: { ...overtime, daily: [] } };
  return { ...policy, overtime: { ...overtime, dailyNotOn } };
}

/** The rules by the rate and the minimum wage of a day; undefined where one of them is not known. */
function ruledOn(date: PlainDate, policy: PayPolicy, pay: PayFacts): OvertimeRules | undefined {
  const rate = rateOn(pay, date);
  const minimumWage = minimumWageOn(policy, date);
  if (rate === undefined || minimumWage === undefined) return undefined;
  return rulesAtRate(policy.overtime, decimal(rate), decimal(minimumWage));
}
