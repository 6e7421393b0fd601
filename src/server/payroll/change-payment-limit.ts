import type { changePaymentLimit as endpoint } from '../../contract/payroll/second-person.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { holdOfChange } from '../../domain/payroll/second-person.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLimit, keepLimit } from './payment-limits.repository.ts';
import { showLimit } from './show-limit.ts';
import { tellLimitChanged } from './tell-limit-changed.ts';

/** Changes above which total pay a payment waits for a second person, unless somebody else did meanwhile, and tells the others who may. */
export const changePaymentLimit: UseCase<typeof endpoint> = async (ctx, { body: { limitCents, revision } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: changedBy } = actor;
  const before = await findLimit(tx, organizationId);
  const hold = holdOfChange(before, { limitCents, changedBy, changedAt: now });
  // The hold is of the limit that was read: of another one by now it would be too high.
  const isKept = before.revision === revision && (await keepLimit(tx, organizationId, { limitCents, hold, revision }));
  if (!isKept) return refuse('payment_limit_changed_meanwhile', showLimit(ctx, await findLimit(tx, organizationId)));
  const details = { before: { limitCents: before.limitCents }, after: { limitCents } };
  await writeAudit(ctx, { ...actor, action: 'payment_limit.changed', subjectId: organizationId, details });
  if (before.limitCents !== limitCents) await tellLimitChanged(ctx, before.limitCents, limitCents);
  return accept(showLimit(ctx, { limitCents, hold, revision: revision + 1 }));
};
