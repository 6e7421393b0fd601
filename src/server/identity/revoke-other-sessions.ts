import type { revokeOtherSessions as endpoint } from '../../contract/identity/sessions.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteOtherSessions } from './repository.ts';

/** Ends every session of the person but the one that asks. */
export const revokeOtherSessions: UseCase<typeof endpoint> = async (ctx) => {
  const { actor } = ctx;
  const ended = await deleteOtherSessions(ctx.tx, actor.userId, actor.sessionId);
  await writeAudit(ctx, { ...actor, action: 'session.others_revoked', subjectId: actor.sessionId, details: { ended } });
  return accept();
};
