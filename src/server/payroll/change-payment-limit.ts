import type { changePaymentLimit as endpoint } from '../../contract/payroll/second-person.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLimit, keepLimit } from './payment-limits.repository.ts';

/** Changes above which total pay a payment waits for a second person, unless somebody else did meanwhile. */
export const changePaymentLimit: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const before = await findLimit(tx, organizationId);
  const isKept = await keepLimit(tx, organizationId, body);
  if (!isKept) return refuse('payment_limit_changed_meanwhile', await findLimit(tx, organizationId));
  const details = { before: { limitCents: before.limitCents }, after: { limitCents: body.limitCents } };
  await writeAudit(ctx, { ...actor, action: 'payment_limit.changed', subjectId: organizationId, details });
  return accept({ limitCents: body.limitCents, revision: body.revision + 1 });
};
