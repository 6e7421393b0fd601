import { writeAudit } from '../kernel/audit.ts';
import type { Context, Person } from '../kernel/context.ts';
import { keepPush } from '../notifications/keep-push.ts';
import { deleteSession, type HalfSignedIn } from './repository.ts';

/**
 * Ends the session that a browser had when somebody signed in over it: nobody could reach it any more to end it, and its person would be
 * notified where another reads. Where it is the same person, the browser goes on notifying them.
 *
 * @param sessionId of the session that takes its place
 */
export async function replaceSession(
  ctx: Context,
  former: Pick<Person, 'sessionId' | 'organizationId' | 'employeeId'>,
  { sessionId, organizationId, employeeId }: HalfSignedIn & { readonly sessionId: string },
): Promise<void> {
  if (former.organizationId === organizationId && former.employeeId === employeeId) {
    await keepPush(ctx.tx, { organizationId, from: former.sessionId, to: sessionId });
  }
  // Of two who sign in over it at once, one ends it.
  if (!(await deleteSession(ctx.tx, former.sessionId))) return;
  const whose = { organizationId: former.organizationId, employeeId: former.employeeId };
  await writeAudit(ctx, { ...whose, action: 'session.replaced', subjectId: former.sessionId });
}
