import type { changeEmail as endpoint } from '../../contract/identity/links.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { updateEmail } from '../people/change-sign-in.ts';
import { readAddressOf } from '../people/read.ts';
import { throttleLink } from '../throttle/throttle-link.ts';
import { makeToken } from './make-token.ts';
import { openMembership } from './open-membership.ts';
import { deleteLinks, takeToken } from './repository.ts';

/** Changes an address, by the secret that was sent to the new one. The old one is told, with a link that changes it back for a week. */
export const changeEmail: CountedUseCase<typeof endpoint> = {
  count: throttleLink,

  async save(ctx, { body }) {
    const tokenHash = hashOfToken(body.token);
    const token = await takeToken(ctx.tx, { tokenHash, purpose: 'change_email', now: ctx.now });
    if (token === undefined) return refuse('link_not_valid');
    const { userId, email } = token;
    const before = await readAddressOf(ctx.tx, userId);
    if (!(await updateEmail(ctx.tx, { userId, email, now: ctx.now }))) return refuse('link_not_valid');
    await deleteLinks(ctx.tx, userId);
    const membership = await openMembership(ctx, userId);
    const restore = await makeToken(ctx, { purpose: 'restore_email', userId, email: before.email });
    await postLetter(ctx, {
      to: before,
      kind: 'email_changed',
      facts: { days: restore.hours / 24, link: `/restore-email${restore.fragment}` },
    });
    // Neither address: what is in the log stays for ever, even when the person is forgotten.
    await writeAudit(ctx, { ...membership, action: 'email.changed', subjectId: membership.employeeId });
    ctx.announce(membership, 'session');
    return accept();
  },
};
