import type { setTimeOffPolicy as endpoint } from '../../contract/time-off/time-off-policies.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { recordAccruals, type EarnedBy } from './record-accruals.ts';
import { decidePolicy, policiesOf } from './show-time-off-policies.ts';
import { tellRules } from './tell-rules.ts';
import { insertVersion } from './time-off-policies.repository.ts';
import { auditedType } from './time-off-types.repository.ts';

/** Puts a version of a policy in force from a date on, and writes what it gives up to today at once. */
export const setTimeOffPolicy =
  (earnedBy: EarnedBy): UseCase<typeof endpoint> =>
  async (ctx, { body }) => {
    const { tx, actor, now } = ctx;
    const { organizationId, employeeId } = actor;
    const decided = await decidePolicy(ctx, body);
    if (!decided.ok) return decided;
    const { type, assigned, supersedes, before } = decided.value;
    const { typeId, startsOn, preset, rules, scope } = body;
    const id = ctx.newId();
    await insertVersion(tx, {
      organizationId,
      id,
      typeId,
      startsOn,
      ...assigned,
      rules,
      preset,
      supersedesId: supersedes?.id ?? null,
      setBy: employeeId,
      createdAt: now,
    });
    await writeAudit(ctx, {
      ...actor,
      action: 'time_off_policy.set',
      subjectId: id,
      details: {
        timeOffType: auditedType(type),
        startsOn,
        scope: scope.kind,
        preset,
        before: before === undefined ? null : JSON.stringify(before),
        after: JSON.stringify(rules),
      },
    });
    await recordAccruals(ctx, organizationId, earnedBy);
    await tellRules(ctx, null);
    return accept(await policiesOf(ctx));
  };
