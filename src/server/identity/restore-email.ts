import type { restoreEmail as endpoint } from '../../contract/identity/links.ts';
import { takenOverSince } from '../../domain/identity/token.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { updateEmail } from '../people/change-sign-in.ts';
import { throttleLink } from '../throttle/throttle-link.ts';
import { revokePrograms } from '../tokens/revoke-programs.ts';
import { openMembership } from './open-membership.ts';
import { deleteLinks, deleteSessionsOf, deleteWaysBack, takeToken } from './repository.ts';
import { deleteWaysInSince } from './ways-in.repository.ts';

/**
 * Changes an address back, by the secret that was sent to the old one when it was changed. Whoever changed it is out everywhere, with
 * the programs that they let in, and cannot come back to an address of later, nor by a passkey, telephone, linked sign-in or factor that
 * they added, nor by the password, which is chosen anew by mail; the owner of an earlier address still can.
 */
export const restoreEmail: CountedUseCase<typeof endpoint> = {
  count: throttleLink,

  async save(ctx, { body }) {
    const tokenHash = hashOfToken(body.token);
    const token = await takeToken(ctx.tx, { tokenHash, purpose: 'restore_email', now: ctx.now });
    if (token === undefined) return refuse('link_not_valid');
    const { userId, email, createdAt } = token;
    if (!(await updateEmail(ctx.tx, { userId, email, now: ctx.now }))) return refuse('link_not_valid');
    // First: what was begun in their name is done by then, and is seen, or is not done at all.
    const ended = await deleteSessionsOf(ctx.tx, userId);
    await deleteLinks(ctx.tx, userId);
    await deleteWaysBack(ctx.tx, userId, createdAt);
    const waysIn = await deleteWaysInSince(ctx.tx, userId, takenOverSince(createdAt));
    const membership = await openMembership(ctx, userId);
    const shutOut = await revokePrograms(ctx.tx, { userId, ...membership });
    await writeAudit(ctx, {
      ...membership,
      action: 'email.restored',
      subjectId: membership.employeeId,
      details: { ended, ...shutOut, waysIn: { ...waysIn } },
    });
    return accept();
  },
};
