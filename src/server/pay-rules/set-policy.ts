import type { PlainDate } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { policyChanges, type KeptVersion } from '../../domain/pay-rules/policy-version.ts';
import type { PresetName } from '../../domain/pay-rules/presets.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import type { JsonObject } from '../kernel/schema.ts';
import { insertPolicy } from './repository.ts';

/**
 * Puts a version of the pay policy in force from a date on: for the organization, or for one location or one person of it.
 * What was in force before that stays what it was. Whether it may stand is decided before.
 */
export async function setPolicy(
  ctx: Context,
  wish: {
    readonly organizationId: string;
    /** Who sets it. */
    readonly employeeId: string;
    readonly startsOn: PlainDate;
    readonly rules: PayPolicy;
    readonly assignedTo?: { readonly locationId: string } | { readonly employeeId: string };
    readonly preset?: PresetName;
    /** The version of the same date that it corrects. */
    readonly supersedes?: Pick<KeptVersion, 'id'> | undefined;
    /** What was in force for the same people until then. */
    readonly before?: PayPolicy;
  },
): Promise<void> {
  const { organizationId, employeeId, startsOn, rules, assignedTo = {}, preset, supersedes, before } = wish;
  const id = ctx.newId();
  const assigned = { locationId: null, employeeId: null, ...assignedTo };
  await insertPolicy(ctx.tx, {
    organizationId,
    id,
    startsOn,
    rules,
    ...assigned,
    preset: preset ?? null,
    supersedesId: supersedes?.id ?? null,
    setBy: employeeId,
    createdAt: ctx.now,
  });
  const changes = before === undefined ? {} : (policyChanges(before, rules) as unknown as JsonObject);
  await writeAudit(ctx, {
    organizationId,
    employeeId,
    action: 'pay_policy.set',
    subjectId: id,
    details: { startsOn, assignedTo, ...(preset === undefined ? {} : { preset }), ...changes },
  });
}
