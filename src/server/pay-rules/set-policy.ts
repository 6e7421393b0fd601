import type { PlainDate } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { insertPolicy } from './repository.ts';

/**
 * Puts a version of the pay policy in force from a date on: for the organization, or for one location or one person of it.
 * What was in force before that stays what it was.
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
  },
): Promise<void> {
  const { organizationId, employeeId, startsOn, rules, assignedTo = {} } = wish;
  const id = ctx.newId();
  const assigned = { locationId: null, employeeId: null, ...assignedTo };
  await insertPolicy(ctx.tx, { organizationId, id, startsOn, rules, ...assigned, createdAt: ctx.now });
  await writeAudit(ctx, {
    organizationId,
    employeeId,
    action: 'pay_policy.set',
    subjectId: id,
    details: { startsOn, assignedTo },
  });
}
