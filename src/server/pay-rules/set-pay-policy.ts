import type { setPayPolicy as endpoint } from '../../contract/pay-rules.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { decideWish, payPoliciesOf, type HasClosedWeek } from './read.ts';
import { setPolicy } from './set-policy.ts';

/** Puts a version in force that an admin wishes, if it can stand. */
export const setPayPolicy =
  (hasClosedWeek: HasClosedWeek): UseCase<typeof endpoint> =>
  async (ctx, { body }) => {
    const decided = await decideWish(ctx, body, hasClosedWeek);
    if (!decided.ok) return decided;
    const { rules, supersedes, before, holder } = decided.value;
    const { startsOn, preset } = body;
    const assigned = holder === undefined ? {} : { assignedTo: holder };
    await setPolicy(ctx, { ...ctx.actor, startsOn, rules, preset, supersedes, before, ...assigned });
    return accept(await payPoliciesOf(ctx));
  };
