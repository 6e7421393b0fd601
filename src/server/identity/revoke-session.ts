import type { revokeSession as endpoint } from '../../contract/identity/sessions.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteSessionOf } from './repository.ts';

/** Ends one of the person's own sessions; of another's nobody learns whether it exists. */
export const revokeSession: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { actor } = ctx;
  if (!(await deleteSessionOf(ctx.tx, actor.userId, params.sessionId))) return refuse('not_found');
  if (params.sessionId === actor.sessionId) ctx.forgetSession();
  await writeAudit(ctx, { ...actor, action: 'session.revoked', subjectId: params.sessionId });
  return accept();
};
