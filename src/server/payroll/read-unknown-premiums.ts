import { owesPremiums, unknownPremiums } from '../../domain/payroll/files/unknown-premiums.ts';
import type { ActorContext } from '../kernel/context.ts';
import { readAssignments } from '../pay-rules/read.ts';
import { openLeastPaid } from '../time-cards/read.ts';
import type { PayrollPeriod } from './open-payroll-period.ts';

/**
 * What the files cannot hold beside hours, since no rate of their people is known here. Their weeks are worked out for it as if they had one, as
 * far as their policy owes anything of the kind: an approved week says nothing of it.
 */
export async function readUnknownPremiums(ctx: ActorContext, { people, weeks }: PayrollPeriod) {
  const unrated = new Set(people.flatMap((one) => (one.unrated.length > 0 ? [one.employeeId] : [])));
  if (unrated.size === 0) return [];
  const policyOf = await readAssignments(ctx.tx, ctx.actor.organizationId);
  const asks = [...weeks].flatMap(([worker, all]) => {
    const startsOn = all.filter((on) => owesPremiums(policyOf(worker, on)));
    return unrated.has(worker.employeeId) && startsOn.length > 0 ? [{ worker, startsOn }] : [];
  });
  const owed = await openLeastPaid(ctx, asks, policyOf);
  return owed.flatMap((week) => {
    const { employeeId, firstName, lastName } = week.worker;
    const { meals, rests, others } = unknownPremiums(week, week.pay);
    if (meals.length + rests.length + others.length === 0) return [];
    const { startsOn } = week;
    return [{ employeeId, firstName, lastName, startsOn, meals: [...meals], rests: [...rests], others: [...others] }];
  });
}
