import type { signOut as endpoint } from '../../contract/identity.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteSession } from './repository.ts';

/** Ends the session on the server; its other tabs hear of it. */
export const signOut: UseCase<typeof endpoint> = async (ctx) => {
  const { person } = ctx;
  await deleteSession(ctx.tx, person.sessionId);
  await writeAudit(ctx, { ...person, action: 'session.ended', subjectId: person.sessionId });
  ctx.forgetSession();
  return accept();
};
