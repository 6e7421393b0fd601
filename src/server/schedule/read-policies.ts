import type { TeamSchedule } from '../../contract/schedule/team-schedule.ts';
import { weekOf, type PlainDate } from '../../domain/kernel/time.ts';
import { overtimePeriodStart } from '../../domain/pay-rules/overtime-period.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { asksForRate, policyAtRate } from '../../domain/pay-rules/policy-at-rate.ts';
import type { PayFacts } from '../../domain/pay-rules/week-question.ts';
import { clockPolicy } from '../pay-rules/read.ts';

type PlanPolicy = TeamSchedule['policies'][number];

/**
 * Tells by which rules somebody's hours are planned in the week of a date: where daily overtime depends on what they earn, as it does for them. Of
 * the same rules there is one policy alone, by which what weeks come to is remembered.
 *
 * @param seesPay whoever may not see what people earn is not told what is paid beside it either
 */
export function planPolicies(seesPay: boolean) {
  const ruled = new Map<string, PlanPolicy>();
  const known = new Map<PayPolicy, PlanPolicy>();
  const toldOf = (policy: PayPolicy): PlanPolicy => {
    const told = known.get(policy) ?? planPolicy(policy, seesPay);
    known.set(policy, told);
    return told;
  };
  return (policy: PayPolicy, pay: PayFacts | undefined, on: PlainDate): PlanPolicy => {
    if (!asksForRate(policy)) return toldOf(policy);
    const startsOn = overtimePeriodStart(policy, weekOf(on, policy.workweek.weekday));
    const told = toldOf(policyAtRate(policy, pay, startsOn));
    const key = JSON.stringify(told);
    const same = ruled.get(key) ?? told;
    ruled.set(key, same);
    return same;
  };
}

function planPolicy(policy: PayPolicy, seesPay: boolean): PlanPolicy {
  const clock = clockPolicy(policy);
  if (!seesPay) return clock;
  const { premiums, regularRate } = policy;
  return { ...clock, ...(premiums && { premiums }), ...(regularRate && { regularRate }) };
}
