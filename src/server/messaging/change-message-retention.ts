import type { changeMessageRetention as endpoint } from '../../contract/messaging/retention.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findRetention, keepRetention } from './retention.repository.ts';

/** Changes how long messages are kept, unless somebody else did meanwhile; what is too old goes with the next sweep. */
export const changeMessageRetention: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const before = await findRetention(tx, organizationId);
  if (!(await keepRetention(tx, organizationId, body))) {
    return refuse('message_retention_changed_meanwhile', await findRetention(tx, organizationId));
  }
  const details = { before: { keepDays: before.keepDays }, after: { keepDays: body.keepDays } };
  await writeAudit(ctx, { ...actor, action: 'message_retention.changed', subjectId: organizationId, details });
  return accept(await findRetention(tx, organizationId));
};
